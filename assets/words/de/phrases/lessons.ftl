### German words for the lessons, by the keys of their files. The scenario in a lesson has its name.

## lengths.ron

lesson-lengths-name = Die längere Klinge
lesson-lengths-about = Die Länge der Waffe sagt, wer zuerst zuschlägt, und eine aufgesparte Aktion ist deine Antwort.
lesson-lengths-blurb = Der alte Meister Emmerich hat sein Rapier Lise vermacht. Bero sagt, es sei ihm versprochen, und hat seine Streitaxt mitgebracht.
lesson-lengths-1-say = Bero will das Rapier an deinem Gürtel. Du handelst in dieser Runde zuerst. Geh zu ihm hin, auf das Feld mit dem Ring: ein Klick darauf, oder auf die Zeile mit dem Ring in der Liste.
lesson-lengths-1-because = Du darfst bis zu deiner Kampfbewegung gehen und dann angreifen; gehst du an einem Feind vorbei, darf er nicht zuschlagen.
lesson-lengths-1-other = Das darfst du. Aber er weicht nicht, also geh zu ihm hin: auf das Feld mit dem Ring.
lesson-lengths-2-say = Jetzt schlag mit dem Kurzschwert zu. Der erste Klick zeigt die Chance, der zweite (oder die Eingabetaste) wirft den Würfel. Seine Streitaxt ist länger als dein Schwert, darum hat dein Hieb −2.
lesson-lengths-2-because = Ist die Waffe des anderen länger, hat dein Hieb −2; ist sie kürzer, +2.
lesson-lengths-2-other = Das steht dir offen. Aber sieh zuerst, was eine kurze Klinge wert ist: Schlag zu.
lesson-lengths-3-say = Mit der längeren Streitaxt konnte Bero zuerst zuschlagen, und dann hast du verfehlt. Dein Rapier ist länger als seine Axt. Also „Waffe wechseln“: Lass das Kurzschwert fallen, zieh das Rapier.
lesson-lengths-3-because = Du darfst fallen lassen, was du hältst, eine andere Waffe ziehen und in derselben Runde mit ihr angreifen, mit −2.
lesson-lengths-3-other = Mit dem Kurzschwert schlägt er wieder zuerst zu. Nimm das Rapier: „Waffe wechseln“.
lesson-lengths-4-say = Das Rapier ist gezogen, und dein Hieb steht noch aus: −2 für den Wechsel, +2 für die längere Klinge. Zuerst zuschlagen kann Bero jetzt nicht. Schlag zu.
lesson-lengths-4-because = Zuerst zurückschlagen kann nur, wessen Waffe mindestens so lang ist wie die, die daherkommt.
lesson-lengths-4-other = Du hast die Klinge gezogen, um sie zu benutzen. Schlag zu.
lesson-lengths-5-say = Du hast getroffen, er hat verfehlt. Neue Runde: Bero schlägt nach dir. Du hast noch nicht gehandelt, und deine Klinge ist länger, also antworte: „Gegenangriff“. Dein Hieb fällt vor seinem, mit 75 %.
lesson-lengths-5-because = Bist du ausgebildet und hast noch nicht gehandelt, darfst du zuerst zuschlagen, wenn deine Waffe mindestens so lang ist wie die des anderen.
lesson-lengths-5-other = Das hilft auch. Aber die längere Klinge darf zuerst zuschlagen: „Gegenangriff“.
lesson-lengths-6-say = Du hast zuerst getroffen, aber dann hatte sein Hieb kein −2 und traf. In dieser Runde kommst du zuerst. Wer jetzt handelt, kann später nicht antworten, also: „Aktion aufsparen“.
lesson-lengths-6-because = Wer die Aktion aufspart, behält sie: für eine Antwort, für einen Hieb im richtigen Augenblick oder für das Ende der Runde.
lesson-lengths-6-other = Handelst du jetzt, hast du keine Antwort, wenn er zuschlägt: „Aktion aufsparen“.
lesson-lengths-7-say = Bero schlägt zu, und du hast deine Aktion noch. Du hast noch 1 Ausdauer, also sei vorsichtig: „Volle Verteidigung“. Seine Chance zu treffen fällt von 50 % auf 30 %.
lesson-lengths-7-because = Ehe du gehandelt hast, darfst du dich decken: Rüstungsklasse +2 für die Runde, +4, wenn du ausgebildet bist.
lesson-lengths-7-other = Ein Gegenangriff ließe seinen Hieb wieder durch. Decke dich dieses Mal: „Volle Verteidigung“.
lesson-lengths-8-say = Sein Hieb ging fehl: Ohne deine Deckung hätte er getroffen. Eine neue Runde, und du handelst zuerst. Bero hat noch 6 Lebenspunkte. Schlag zu, mit +2 für die längere Klinge.
lesson-lengths-8-because = Jede Figur hat in der Runde eine Aktion, und eine Antwort ist diese Aktion: Wer antwortet, schlägt später nicht zu.
lesson-lengths-8-other = Das darfst du. Aber er ist verletzt, und du kommst zuerst: Schlag zu.
lesson-lengths-fight-say = Bero hat sich gedeckt und konnte darum nicht zuschlagen; getroffen hast du trotzdem. Von hier an kämpfst du allein: Schlag jetzt zu, oder spare die Aktion auf und antworte. Du hast die längere Klinge.

## maneuvers.ron

lesson-maneuvers-name = Der Mühlenschlüssel
lesson-maneuvers-about = Wähle jede Sekunde ein Manöver, pariere und schlag zurück, täusche mit Finten, und bedränge einen Feind, der weicht.
lesson-maneuvers-blurb = Lope hat den Schlüssel der Mühle genommen. Nerea will ihn zurück, und sie hat mehr Geduld als er.
lesson-maneuvers-1-say = Lope hat den Schlüssel deiner Mühle. Du bist Nerea. Eine Runde ist eine Sekunde, und sie beginnt mit einem Manöver: Nimm „Angriff“, es steht unter „Zuschlagen“. Klicke auf die Zeile mit dem Ring.
lesson-maneuvers-1-because = Dein Manöver sagt, was du in dieser Sekunde tun darfst und wie du dich bis zum nächsten wehren kannst.
lesson-maneuvers-1-other = Das kommt noch. Jetzt nimm „Angriff“: Du darfst bis zu zwei Felder gehen und zuschlagen.
lesson-maneuvers-2-say = Lope steht drei Felder entfernt. Bei einem Angriff darfst du zwei davon gehen. Geh auf das Feld mit dem Ring: ein Klick darauf, oder auf die Zeile mit dem Ring.
lesson-maneuvers-2-because = Vor einem Angriff darfst du bis zu zwei Felder geradeaus gehen, oder eines in beliebiger Richtung.
lesson-maneuvers-2-other = Dorthin kannst du, aber von dort reicht dein Schwert nicht bis zu Lope. Geh auf das Feld mit dem Ring.
lesson-maneuvers-3-say = Schlag mit deinem Schwert nach Lope, mit Hieb oder Stoß. Die Zeile zeigt die Chance: 71 %. Wofür Würfel fallen, das zeigt der erste Klick, und der zweite oder die Eingabetaste tut es.
lesson-maneuvers-3-because = Zum Treffen wirf mit drei Würfeln höchstens deine Fertigkeit; dann darf das Ziel eine Abwehr wählen.
lesson-maneuvers-3-other = Dieses Mal nicht. Lope ist in Reichweite deines Schwerts: Schlag damit nach ihm.
lesson-maneuvers-4-say = Du hast getroffen, aber Lope hat pariert. Jetzt schlägt er nach dir, und auf jeden Hieb gibt es eine Antwort. Vergleiche: Parieren 50 %, Ausweichen 9 %. Pariere mit deinem Schwert.
lesson-maneuvers-4-because = Eine Abwehr hält, wenn ihr Wurf um mindestens so viel gelingt wie der des Angriffs.
lesson-maneuvers-4-other = Das steht dir offen, ist hier aber schlechter. Dein Schwert ist die beste Antwort: Pariere.
lesson-maneuvers-5-say = Eine neue Sekunde, also ein neues Manöver. Lope ist zornig und wird wieder zuschlagen. Lass ihn kommen: Nimm „Riposte“. Du bleibst stehen, du parierst, und erst dann schlägst du zu.
lesson-maneuvers-5-because = Mit einer Riposte lässt du einen Feind zuerst zuschlagen und schlägst sofort zurück; schlägt niemand zu, ist deine Runde verloren.
lesson-maneuvers-5-other = Ein guter Plan für eine andere Sekunde. Jetzt lass Lope zuerst zuschlagen: Nimm „Riposte“.
lesson-maneuvers-6-say = Lope hat „Kühn“ genommen: Er schlägt besser zu, wird aber schlechter parieren. Deine Parade hat jetzt nur 26 %. Wage sie: Wie gut du würfelst, zählt auch für deinen eigenen Hieb.
lesson-maneuvers-6-because = Ein kühner Angriff trifft um 2 leichter, und jede Abwehr der Figur ist bis zu ihrer nächsten Runde um 1 schlechter.
lesson-maneuvers-6-other = Ohne gute Abwehr ist die Riposte wenig wert. Pariere mit deinem Schwert.
lesson-maneuvers-7-say = Eine schöne Parade, an deinem eigenen Wert gemessen um 6 gelungen. Darum bekommt dein Hieb 6 dazu: 97 %, wo es vorher 71 % waren. Schlag mit deinem Schwert zurück, mit Hieb oder Stoß.
lesson-maneuvers-7-because = Um so viel, wie dir der Wurf der Abwehr gelingt, wird dein Hieb danach leichter.
lesson-maneuvers-7-other = Dein Schwert hat die bessere Chance und macht die tiefere Wunde. Schlag damit zurück.
lesson-maneuvers-8-say = Lope ist verletzt und von seiner Wunde benommen. Du hast wieder „Angriff“ genommen und darfst vor dem Hieb eine Finte machen. Nimm „Waffenfinte“: ein Wettstreit deiner Fertigkeit gegen seine.
lesson-maneuvers-8-because = Gewinnst du die Waffenfinte, kann dein Hieb mit derselben Waffe nicht pariert werden; verlierst du sie, ist dein Hieb verloren.
lesson-maneuvers-8-other = Das kann gelingen. Aber locke zuerst sein Schwert aus dem Weg: Nimm „Waffenfinte“.
lesson-maneuvers-9-say = Die Finte ist gelungen, denn Lope ist benommen: Jetzt kann er nur noch ausweichen. Dein Schwert hat 94 %, vorher waren es 88 %. Schlag damit zu, mit Hieb oder Stoß. Eine Faust täte ihm kaum weh.
lesson-maneuvers-9-because = Eine Wunde senkt alle Fertigkeiten des Opfers bis zum Ende seiner nächsten Runde um ebenso viel, seine Abwehr aber nicht.
lesson-maneuvers-9-other = Für diesen Hieb hast du sein Schwert aus dem Weg gelockt. Schlag jetzt mit deinem Schwert nach Lope.
lesson-maneuvers-10-say = Ein Treffer, und um mehr als fünf gewonnen. Jetzt darfst du Lope bedrängen: In seiner nächsten Runde muss er zurückfallen, in den Ausfall gehen oder sich nur noch wehren. Bedränge ihn.
lesson-maneuvers-10-because = Triffst du und gewinnst den Wettstreit um fünf oder mehr, darfst du den Feind bedrängen; mit einer Riposte oder einem vorsichtigen Angriff nicht.
lesson-maneuvers-10-other = Du darfst ihn stehen lassen, aber er würde wieder zuschlagen. Bedränge Lope.
lesson-maneuvers-fight-say = Lope fällt zurück, und du setzt nach. Er ist verletzt; jetzt hol dir den Schlüssel. Wähle jede Sekunde dein Manöver: „Angriff“ ist solide, „Vorsichtig“ ist sicherer, ein Ausfall lässt dir keine Parade. Den eigenen Rücken verteidigt niemand.

## options.ron

lesson-options-name = Der Netzboden
lesson-options-about = Du wählst in jeder Runde eines: angreifen, dich verteidigen, oder dorthin gehen, wo ein Hieb mehr wert ist.
lesson-options-blurb = Bridas Vater hat den Netzboden gebaut. Gorm ist eingezogen und will nicht mehr hinaus. Brida ist mit ihrem Breitschwert gekommen.
lesson-options-1-say = Gorm will den Netzboden deines Vaters nicht räumen. Zuerst bewegen sich beide Seiten, dann handeln alle. Geh auf das Feld mit dem Ring, 4 Felder weit: ein Klick darauf, oder auf die Zeile mit dem Ring in der Liste.
lesson-options-1-because = Wer höchstens die Hälfte seiner Bewegung geht, darf in dieser Runde noch handeln. Brida hat 8, die Hälfte ist also 4.
lesson-options-1-other = Ein guter Platz für einen anderen Tag. Heute geh zu ihm hin: auf das Feld mit dem Ring.
lesson-options-2-say = Du stehst neben Gorm, Auge in Auge: Du bist gebunden. Jetzt wähle das Eine, das du in dieser Runde tust: „Angriff“.
lesson-options-2-because = Du tust eines in der Runde, und was dir möglich ist, hängt davon ab, wie weit du gegangen bist, wer dich vor sich hat und wie du stehst.
lesson-options-2-other = Auch das steht dir offen. Aber sehen wir einmal, wie ein Angriff ist: „Angriff“.
lesson-options-3-say = Gorm ist schneller und hat dich getroffen. Rüstung und Schild haben 3 von 5 abgehalten. Jetzt schlag zurück: Der erste Klick zeigt deine Chance, 74 %. Der zweite (oder die Eingabetaste) wirft die Würfel.
lesson-options-3-because = Wirf drei Würfel: Eine Summe bis zu deiner angepassten DX trifft. Rüstung senkt deine DX.
lesson-options-3-other = Das kannst du, aber du bist gekommen, um nach ihm zu schlagen. Nimm das Schwert.
lesson-options-4-say = Du hast verfehlt. Das kommt vor. Eine neue Runde: Gorm greift wieder an, und wieder ist er schneller. Antworte auf seinen Hieb, ehe er kommt: Wähle „Verteidigen“. Seine Chance fällt von 84 % auf 44 %.
lesson-options-4-because = Ein Hieb gegen jemanden, der sich verteidigt, wird mit vier Würfeln geworfen statt mit drei; wer sich verteidigt, tut sonst nichts.
lesson-options-4-other = Er schlägt vor dir zu. Dieses eine Mal erwarte den Hieb in Deckung: „Verteidigen“.
lesson-options-5-say = Gut gemacht: Vier Würfel ergaben 21, und Gorm hat sein Schwert fallen lassen. Eine neue Runde, und du hast die Initiative. Lass ihm den Vortritt, damit du siehst, was er tut: Wähle „Danach bewegen“.
lesson-options-5-because = Die Seite mit dem höheren Würfel sagt, wer sich zuerst bewegt. Wer sich danach bewegt, weiß, wo die anderen stehen.
lesson-options-5-other = Zuerst zu gehen ist erlaubt. Aber hier ist es besser, seinen Weg zu sehen: „Danach bewegen“.
lesson-options-6-say = Gorm hat keine Waffe in der Hand, darum bindet er dich nicht: Du bist frei. Er blickt nach Norden, und bewegt hat er sich schon. Geh um ihn herum auf das Feld mit dem Ring, genau in seinem Rücken.
lesson-options-6-because = Wer keine Waffe in der Hand hat, bindet niemanden; du darfst also vorbeigehen und dich nicht nur um ein Feld versetzen.
lesson-options-6-other = Dorthin kannst du. Aber der beste Platz ist jetzt hinter ihm: das Feld mit dem Ring.
lesson-options-7-say = Du stehst hinter Gorm, und seine Keule steckt noch im Gürtel. Was einem Hieb hilft, zählt auch für die Reihenfolge, darum handelst du vor ihm. Schlag jetzt zu: Von hinten ist deine Chance 95 %. Von vorn wären es 74 %.
lesson-options-7-because = Ein Hieb von der Seite des Ziels hat +2, einer von hinten +4.
lesson-options-7-other = Nicht jetzt! Sein Rücken ist offen, und das bleibt nicht so. Schlag zu.
lesson-options-8-say = Ein Treffer: Von vorn hätte eine 13 verfehlt. Gorm hat die Keule gezogen, dich aber nicht getroffen, also darfst du ihn zurückdrängen. Dränge ihn auf das Feld mit dem Ring.
lesson-options-8-because = Hast du in dieser Runde einen Feind getroffen und hat niemand dich getroffen, darfst du ihn am Ende der Runde ein Feld zurückdrängen.
lesson-options-8-other = Das ist erlaubt. Aber dränge ihn gerade zurück, auf das Feld mit dem Ring.
lesson-options-9-say = Sein Feld ist jetzt leer. Setze ihm nach, dann bleibst du dicht hinter ihm.
lesson-options-9-because = Du darfst auf das Feld gehen, das dein Feind räumen musste, oder bleiben, wo du bist.
lesson-options-9-other = Du darfst bleiben. Aber bleib dieses Mal dicht an ihm dran: „Nachsetzen“.
lesson-options-10-say = Gorm hat sich zu dir gedreht, denn Drehen kostet nichts. Aber 6 Schadenspunkte haben ihn erschüttert: Mit −2 ist er in dieser Runde langsamer als du. Du handelst zuerst: Schlag zu.
lesson-options-10-because = Fünf Schadenspunkte oder mehr in einer Runde erschüttern dich: Deine angepasste DX ist die ganze nächste Runde um 2 niedriger.
lesson-options-10-other = Das darfst du. Aber jetzt handelst du vor ihm, also nutze es: Schlag zu.
lesson-options-fight-say = Wieder ein Treffer, und Gorm hat verfehlt. Von hier an kämpfst du allein. Dränge ihn zurück oder nicht, wie du magst. Dann bring es zu Ende: Greif an, verteidige dich, suche seine Seite oder seinen Rücken.

## reactions.ron

lesson-reactions-name = Der Brückenzoll
lesson-reactions-about = Spare Punkte für Antworten: Schlag zu, wenn einer kommt, blocke ab, stoß hinter dem Schild hervor zu, pariere.
lesson-reactions-blurb = Gaston verlangt Zoll an einer Brücke, die ihm nicht gehört. Isaut hat das Schwert ihrer Großmutter und das Geld eines Dorfes, das hinüber soll.
lesson-reactions-1-say = Gaston will Zoll an einer Brücke, die ihm nicht gehört. Du bist Isaut. Deine Initiative ist die höhere, darum wirst du zuerst gefragt: jetzt oder später? Nimm „Jetzt“, mit einem Klick auf die Zeile und noch einem.
lesson-reactions-1-because = Wer die höchste Initiative hat, darf jetzt handeln oder auf einen besseren Augenblick der Runde warten.
lesson-reactions-1-other = Warten kann klug sein, und du wirst es noch tun. Dieses Mal nimm „Jetzt“.
lesson-reactions-2-say = Jetzt ist deine Phase. Jede Tat kostet Aktionspunkte; du hast 7. Geh auf das Feld mit dem Ring: ein Klick darauf, oder auf die Zeile mit dem Ring in der Liste.
lesson-reactions-2-because = Für 1 Punkt drehst du dich, wenn du magst, ein wenig und gehst bis zu zwei Felder geradeaus.
lesson-reactions-2-other = Auch dorthin darfst du. Aber geh auf das Feld mit dem Ring: zwei Felder vor Gaston.
lesson-reactions-3-say = Für deine Reichweite fehlt noch ein Feld. Gib nicht mehr aus: Was du jetzt sparst, bezahlt die Antworten in seiner Phase. Nimm „Phase beenden“.
lesson-reactions-3-because = Deine Aktionspunkte müssen für die ganze Runde reichen: für deine eigene Phase und für Antworten davor und danach.
lesson-reactions-3-other = Behalte deine Punkte noch einen Augenblick: „Phase beenden“.
lesson-reactions-4-say = Gaston ist in die Reichweite deines Schwerts gekommen, und du stehst bereit: Du darfst vor ihm zuschlagen. Greif mit dem Hieb an: Klicke auf Gaston, sieh dir die Zahl an und klicke noch einmal.
lesson-reactions-4-because = Betritt ein Feind ein Feld, das deine Waffe erreicht, und es ist nicht deine Phase, darfst du sofort zuschlagen.
lesson-reactions-4-other = Das ginge. Aber am besten ist jetzt ein Hieb mit dem Schwert.
lesson-reactions-5-say = Wie viel deiner Fertigkeit setzt du aufs Spiel? Je 3 Punkte werden ein Würfel, und der bringt im Schnitt 3½. Er wird parieren, du brauchst also Glück: Setze, so viel du darfst, 9 Punkte für 3 Würfel.
lesson-reactions-5-because = Von einem Wert darfst du je 3 Punkte aufs Spiel setzen; dafür wird ein Würfel geworfen.
lesson-reactions-5-other = Was sicher ist, wäre weniger als seine Parade. Wage es: 3 Würfel.
lesson-reactions-6-say = Schlechte Würfel: Er hat pariert und schlägt sofort zurück. Auf jeden Hieb gibt es eine Antwort. Eine Parade ist sicherer, aber ein Block lässt dein Schwert frei zum Zuschlagen. Blocke mit dem Großschild ab.
lesson-reactions-6-because = Ein Block hält den Hieb mit einer Waffe oder einem Schild auf, wenn sie die Seite decken, von der er kommt; du bleibst, wo du bist.
lesson-reactions-6-other = Auch das könnte halten. Aber ein Block lässt dein Schwert frei: Blocke mit dem Schild ab.
lesson-reactions-7-say = Dein Block hat gehalten, und seine Axt ist an deinem Schild verhakt. Dein Schwert ist frei: Der Stoß kostet die 2 Punkte, die du noch hast. Nutze die Blöße.
lesson-reactions-7-because = Nach einem Block, der gehalten hat, darfst du sofort mit einer anderen Waffe nachsetzen.
lesson-reactions-7-other = Lass die Blöße nicht verstreichen. Stoß mit dem Schwert zu.
lesson-reactions-8-say = Eine Wunde: Sie senkt jeden seiner Würfe, auch die Aktionspunkte. Eine neue Runde beginnt. Wieder wirst du zuerst gefragt, aber lass ihn kommen und antworte ihm: Nimm „Später“.
lesson-reactions-8-because = Die schlimmste Wunde einer Figur senkt von da an alle ihre Würfe.
lesson-reactions-8-other = Das ist kühn. Aber dieses Mal lass ihn zuerst seine Punkte ausgeben: Nimm „Später“.
lesson-reactions-9-say = Er schlägt wieder zu, aber schlecht: Sogar stillzustehen würde reichen. Pariere trotzdem mit dem Schwert: Du trittst zurück, sein Hieb geht vorbei, und du darfst zurückschlagen.
lesson-reactions-9-because = Eine Parade lenkt den Hieb mit einem Bonus von 3 ab, und du trittst ein Feld von ihm weg.
lesson-reactions-9-other = Auch das kann halten. Aber eine Parade macht den Weg frei für eine Riposte: Pariere mit dem Schwert.
lesson-reactions-fight-say = Deine Parade hat gehalten, also gehört dir eine Riposte: Rücke vor und schlag zu. Von hier an kämpfst du allein. Behalte ein, zwei Punkte für Antworten, und bring es zu Ende.

## vantage.ron

lesson-vantage-name = Das letzte Fass
lesson-vantage-about = Gewinne Zugriff oder Schussfeld, ehe du angreifst, wende dich gegen den, der nach dir schlägt, und entwische rechtzeitig.
lesson-vantage-blurb = Kunz sitzt im Keller auf dem letzten Fass und lässt niemanden heran. Dorle hat oben Gäste.
lesson-vantage-1-say = Kunz sitzt auf der Treppe, auf deinem letzten Fass. Du bist Dorle. Geh hin: ein Klick auf das Feld mit dem Ring, oder auf die Zeile mit dem Ring. Das braucht deinen ganzen Zug, alle drei Aktionspunkte.
lesson-vantage-1-because = Ein Feld weit zu gehen kostet drei Punkte, und das ist der ganze Zug: Jedes Feld ist ein Ort mit Platz für viele.
lesson-vantage-1-other = Das kann warten. Jetzt geh zur Treppe, auf das Feld mit dem Ring.
lesson-vantage-2-say = Er hat Zugriff auf dich gewonnen, darum hast du auch Zugriff auf ihn; sein Hieb hat verfehlt. Wer Zugriff hat, darf angreifen: Tu es gleich. Wofür Würfel fallen, das zeigt der erste Klick, und der zweite tut es.
lesson-vantage-2-because = Gewinnt jemand Zugriff auf eine Figur, hat sie sofort auch Zugriff auf den Angreifer, ohne Punkt und ohne Wurf.
lesson-vantage-2-other = Du hast ihn, wo du ihn haben willst. Greif mit dem Schwert an.
lesson-vantage-3-say = Ein Treffer für 2, und auch er hat dich für 2 getroffen. Aber jetzt ist seine Initiative höher: 40 % für deinen Hieb, 70 % für seinen. Lass ab von ihm: „Entwischen“.
lesson-vantage-3-because = Entwischst du, verlieren alle, was sie auf dich hatten, und gewinnen bis zu deiner nächsten Phase nichts Neues; auch du verlierst, was du hattest.
lesson-vantage-3-other = Bei diesen Chancen gewinnt er. Bring dich erst in Sicherheit: „Entwischen“.
lesson-vantage-4-say = Du bist entwischt, und er konnte nichts tun. Nun zu den Messern: Sie brauchen Schussfeld, und das gewinnst du mit Wahrnehmung. Nimm „Schussfeld suchen“: 60 %.
lesson-vantage-4-because = Schussfeld zu suchen kostet einen Punkt; dazu gehört ein Feind in deinem Feld und etwas zum Werfen oder Schießen.
lesson-vantage-4-other = Das kannst du später tun. Du siehst besser als er: „Schussfeld suchen“.
lesson-vantage-5-say = Das ist misslungen und hat nur den Punkt gekostet. Du hast noch zwei. Versuche es noch einmal: „Schussfeld suchen“.
lesson-vantage-5-because = Eine Figur hat Zugriff auf einen Feind, oder Schussfeld auf einen, oder keines von beiden; misslingt ein Versuch, kostet er nur den Punkt.
lesson-vantage-5-other = Für einen zweiten Versuch ist noch ein Punkt da. Noch einmal „Schussfeld suchen“.
lesson-vantage-6-say = Du hast Schussfeld, und er hat kein Geschoss, um zu antworten. Wirf ein Messer nach ihm: „Schießen“.
lesson-vantage-6-because = Ein Angriff mit einem Geschoss braucht Schussfeld auf das Ziel; mit der Waffe in der Hand braucht er Zugriff.
lesson-vantage-6-other = Du hast das Schussfeld gewonnen, also nutze es: „Schießen“.
lesson-vantage-7-say = Das Messer hat getroffen. Er ist wieder nah herangekommen: Damit ist dein Schussfeld dahin, aber wieder hast auch du Zugriff, und dieses Mal ist deine Initiative höher. Greif mit dem Schwert an.
lesson-vantage-7-because = Gewinnt jemand Zugriff auf eine Figur, verliert sie ihr Schussfeld; Zugriff auf einen Schützen verdirbt ihm das Zielen.
lesson-vantage-7-other = Entwischen musst du jetzt nicht: Du hast die besseren Chancen. Greif an.
lesson-vantage-fight-say = Er hat verfehlt. Von hier an kämpfst du allein. Ihr habt noch Zugriff aufeinander: Greif früh an, oder entwische, wenn seine Initiative die höhere ist. Bring es zu Ende.
