### German words for the scenarios that come with the game, by the keys of their files.

## alley.ron

scenario-alley-name = Sperrstunde
scenario-alley-blurb = Nan will den Hof leer haben, ihre Gäste wollen noch ein Fass. In der Gasse dazwischen ist immer nur für einen Platz, und für Fäuste.

## apprentice.ron

scenario-apprentice-name = Nicht alle sind da
scenario-apprentice-blurb = Maerwyn, ein Schwert und ein Bogen sind dreien begegnet, die auf ihren Geldbeutel aus sind. Sie kann einen Ritter rufen, den es nicht gibt, wenn die drei nur an ihn glauben.

## archer.ron

scenario-archer-name = Ehe sie da sind
scenario-archer-blurb = Lupe hat einen Bogen und zwei Freunde. Die anderen müssen nur noch über die Wiese.

## armful.ron

scenario-armful-name = Ein Armvoll Ritter
scenario-armful-blurb = Schwerter können Sir Ottokar nichts anhaben. Drei, die mit den Händen arbeiten, haben eine andere Idee, und ein Vierter hat einen Menschenfänger.

## barn.ron

scenario-barn-name = Die Scheune
scenario-barn-blurb = In der Scheune ist etwas Großes. Zwei sind nachsehen gegangen. Wer es am Hals hat, sollte durchhalten; der andere sollte in seinem Rücken Zugriff gewinnen.

## brawl.ron

scenario-brawl-name = Sperrstunde
scenario-brawl-blurb = Ein Messer, ein Beil, eine Keule und ein Stab, erst zwischen den Tischen und bald auf dem Boden.

## breach.ron

scenario-breach-name = Die Bresche
scenario-breach-blurb = Zwei Bolzen, zwei Klingen und ein Tor ohne Flügel. Steht nach zwanzig Runden noch einer der Verteidiger, ist der Entsatz da.

## causeway.ron

scenario-causeway-name = Der Damm
scenario-causeway-blurb = Drei lange Waffen halten den trockenen Weg zwischen zwei Teichen. Wer hinüber will, muss erst in ihre Reichweite.

## chapel.ron

scenario-chapel-name = Die Kapellentür
scenario-chapel-blurb = Ein Zauber braucht eine Runde, bis er wirkt, und wer ihn spricht, ist so lange ungeschützt. Bring jemanden mit, der sich davorstellt.

## clearing.ron

scenario-clearing-name = Die Lichtung
scenario-clearing-blurb = Vier mit Schleudern und Bogen stehen zwischen den Bäumen, und noch zwei, die ihnen die Klingen vom Leib halten. Wer Zugriff auf einen Schleuderer gewinnt, verdirbt ihm das Zielen; wer nicht, lässt sich besser nicht sehen.

## duel.ron

scenario-duel-name = Axt und Schwert
scenario-duel-blurb = Cogan kommt Urlik holen, und Urlik wartet hinter seinem Schild. Er hatte zehn Jahre Zeit, sich darauf vorzubereiten.

## ferry.ron

scenario-ferry-name = Die letzte Fähre
scenario-ferry-blurb = Drei rennen zur Fähre; vier sind ihnen auf den Fersen, sechs im Weg, und auf beiden Seiten ist Wasser. Alle drei müssen binnen zwanzig Runden dort sein: Wer fällt, dem wird aufgeholfen, oder er wird getragen. Erst entwischen, dann weitergehen, denn Gefolge läuft nur denen nach, auf die es Zugriff hatte.

## field.ron

scenario-field-name = Ein weites Feld
scenario-field-blurb = Zwölf gegen zwölf, die Pferde mitgezählt, und Platz für alle.

## footbridge.ron

scenario-footbridge-name = Der Steg
scenario-footbridge-blurb = Tamsin will hinüber, Corwen will herüber, und der Steg hat Platz für einen. Sie ist schneller; er wartet, dass sie anfängt, und hat sein Kettenhemd in der Mühle gelassen.

## ford.ron

scenario-ford-name = Die Furt
scenario-ford-blurb = Ein Ritter und sein langer Freund wollen hinüber. Drei haben den Auftrag, sie aufzuhalten.

## furlong.ron

scenario-furlong-name = Der lange Acker
scenario-furlong-blurb = Drei zu Pferd, ein Acker ohne einen einzigen Graben, und am anderen Ende eine Reihe Spitzen.

## gate.ron

scenario-gate-name = Das geborstene Tor
scenario-gate-blurb = Das Tor muss bis zum Abend halten. Die Verteidiger gewinnen, wenn nach zwanzig Runden noch einer von ihnen im Weg steht.

## green.ron

scenario-green-name = Streit auf dem Anger
scenario-green-blurb = Eine geübte Klinge gegen den Dorfrüpel und eine weise Frau, die von Klingen genug gesehen hat; und der Schmied hat den Lärm gehört.

## hatchets.ron

scenario-hatchets-name = Axt gegen Schild
scenario-hatchets-blurb = Raoul und seine Axt gegen Joana, die ein Schwert hat und dazu etwas, hinter dem sie sich verstecken kann.

## hedge.ron

scenario-hedge-name = Der Heckenweg
scenario-hedge-blurb = Drei gegen drei auf einem schmalen Weg: lange Waffen, Schilde, und Hecken, in die man gedrängt wird.

## hedgerow.ron

scenario-hedgerow-name = Hinter der Hecke
scenario-hedgerow-blurb = Drei Schützen und eine Hellebarde hinter zwei Hecken. Zwei Schwerter, ein Streitkolben und eine Keule müssen durch die Lücken, und die Schützen wissen, wo die sind.

## hollow.ron

scenario-hollow-name = Die hohle Gasse
scenario-hollow-blurb = Sechs mit Schwertern und zwei mit Bogen wollen Zoll. Bastian gedenkt in Eisen zu zahlen, und Orla hat Flügel, um anderswo zu sein, wenn die Pfeile kommen. Die meisten fallen von einem einzigen Hieb, wenn man lange genug lebt, um ihn zu führen.

## knives.ron

scenario-knives-name = Messer in der Gasse
scenario-knives-blurb = Zwei, die wissen, wie man einem Schwert zu nahe tritt, und zwei mit Schwertern.

## lair.ron

scenario-lair-name = Die Höhle
scenario-lair-blurb = Seit hundert Jahren hat es sich nicht gerührt. Auf Schüsse kann es nicht zurückschlagen, auf Klingen schon. Maren nimmt allen, die bei ihr stehen, die Angst, und ehe die Runden um sind, muss es tot sein.

## lesson.ron

scenario-lesson-name = Die Lehrstunde
scenario-lesson-blurb = Carlos hätte gern drei ruhige Sekunden. Raoul denkt nicht daran, sie ihm zu gönnen.

## match.ron

scenario-match-name = Gleich und gleich
scenario-match-blurb = Auf beiden Seiten dieselben drei: Schwert, Speer und Hellebarde. Ausreden gibt es keine.

## measure.ron

scenario-measure-name = Maß für Maß
scenario-measure-blurb = Die bessere Hand oder die längere Klinge: eine Wette unter Freunden, und die Freunde sind schon nach Hause gegangen.

## onrush.ron

scenario-onrush-name = Der gestemmte Speer
scenario-onrush-blurb = Bruno und Marta stemmen ihre Spitzen in den Boden. Tomas und Alvaro wollen sie über den Haufen rennen.

## orchard.ron

scenario-orchard-name = Die Obstgartenmauer
scenario-orchard-blurb = Zwei Bogen unter den Bäumen, und ihre Freunde mittendrin: Schau, auf wen du schießt.

## pikes.ron

scenario-pikes-name = Ein Wald aus Piken
scenario-pikes-blurb = Zwei zu Pferd, und sechs, die nicht zur Seite gehen.

## points.ron

scenario-points-name = Spitzen gegen Klingen
scenario-points-blurb = Vier mit langen Waffen warten auf dem Anger. Wer auf sie zurennt, wird zuerst und am härtesten getroffen; wer wartet, wird aufgespießt.

## practice.ron

scenario-practice-name = Übung macht den Meister
scenario-practice-blurb = Zwei und zwei vom selben Schlag, um zu lernen, was Geduld wert ist.

## purse.ron

scenario-purse-name = Der Beutel des Bäckers
scenario-purse-blurb = Ein Netz, ein Menschenfänger und ein Streitkolben lauern am Teich. Sie wollen den Geldbeutel, aber sterben wollen sie dafür nicht.

## rampart.ron

scenario-rampart-name = Schützen auf der Mauer
scenario-rampart-blurb = Ein Bogen und eine Armbrust hinter der Brüstung, davor ein Ritter, und davor hundert Schritt Wiese.

## reach.ron

scenario-reach-name = Der längere Arm
scenario-reach-blurb = Gaspars Großschwert und Brunos Speer gegen zwei, die ihnen auf den Leib rücken müssen.

## ruin.ron

scenario-ruin-name = Die verfallene Halle
scenario-ruin-blurb = Die Klingen wollen die Halle, ehe die zwanzigste Runde um ist; die Wache braucht sie nur zu halten. Wer die Türen kennt, kämpft gegen einen Feind nach dem anderen.

## spears.ron

scenario-spears-name = Speere und eine Mauer
scenario-spears-blurb = Ein Speer und eine Hellebarde halten die Lücke. Drei mit einer Axt und kurzen Klingen müssen zu ihnen hin.

## stones.ron

scenario-stones-name = Nasse Füße
scenario-stones-blurb = Drei an jedem Ufer der Furt. Ehe jemand nass wird, kommt erst etwas geflogen.

## straggler.ron

scenario-straggler-name = Abgeschnitten
scenario-straggler-blurb = Einer zu Pferd, drei zu Fuß, und der Heimweg liegt hinter den dreien.

## taproom.ron

scenario-taproom-name = Die Schankstube
scenario-taproom-blurb = Acht Leute, ein Raum, und niemand kann sagen, wer angefangen hat. Flüchten kann man in die Küche oder in den Hof. Nach fünfzehn Runden kommt die Wache, und wer dann mehr auf den Beinen hat, hat gewonnen.

## tilt.ron

scenario-tilt-name = Das Lanzenstechen
scenario-tilt-blurb = Zwei Reiter, zwei Lanzen, und so viel Platz, wie sie wollen.

## toll.ron

scenario-toll-name = Der Zoll
scenario-toll-blurb = Der Zoll an der Furt ist gestiegen, und die Viehtreiber zahlen nicht. Vier an jedem Ufer, und dazwischen Wasser bis zum Knie: Wer watet, ist langsam.

## wager.ron

scenario-wager-name = Die Wette
scenario-wager-blurb = Torben sagt, an einem Streitkolben und einem Großschild kommt kein Rapier vorbei. Isaut hält zehn Silberstücke dagegen. Torben hat vier Krüge Bier intus, also steht die Wette gleich.

## watch.ron

scenario-watch-name = Zwei Wachen
scenario-watch-blurb = Die alte Wache gibt den Burghof nicht her, und die neue wartet nicht. Vier auf jeder Seite, und kein Winkel zum Verstecken. Hat die alte nach vierzig Runden den Hof nicht für sich allein, ist die neue im Amt.

## wolves.ron

scenario-wolves-name = Ein harter Winter
scenario-wolves-blurb = Die Wölfe sind bis auf den Heckenweg heruntergekommen, und hinter ihnen kommt etwas Größeres.

## yard.ron

scenario-yard-name = Schwert und Hellebarde
scenario-yard-blurb = Ein Schwertkämpfer muss an der Spitze einer Hellebarde vorbei. Ihre Trägerin braucht ihn nur fernzuhalten, bis die vierzigste Runde um ist.

## The sides. None is masculine and singular: the names stand in the accusative as well.

The-inn = Das Wirtshaus
The-guests = Die Gäste
Maerwyn-s-party = Maerwyns Leute
The-three = Die drei
The-bow = Die mit dem Bogen
The-meadow = Die Wiese
The-millers = Die Müllersleute
The-two = Die zwei
The-brute = Das Ungetüm
The-regulars = Die Stammgäste
The-gate = Das Tor
The-storm = Die Stürmenden
The-toll = Die Zollwache
The-carters = Die Fuhrleute
The-chapel = Die Kapelle
The-free-company = Die freie Schar
The-blades = Die Klingen
The-slings = Die Schleudern
The-pursuers = Die Verfolger
The-white-banner = Das weiße Banner
The-black-banner = Das schwarze Banner
The-riders-dismounted = Die Reiter, abgesessen
The-toll-keepers = Die Zöllner
The-toll-takers = Die Zolleintreiber
The-riders = Die Reiter
The-points = Die Spitzen
The-defenders = Die Verteidiger
The-village = Das Dorf
The-company = Die Kompanie
The-muster = Das Aufgebot
The-archers = Die Schützen
The-swords = Die Schwerter
The-travellers = Die Reisenden
The-alley = Die Gasse
The-watch = Die Wache
The-hunters = Die Jäger
The-lair = Die Höhle
The-white-sashes = Die weißen Schärpen
The-black-sashes = Die schwarzen Schärpen
The-rush = Die Anstürmenden
The-orchard = Die Obstwiese
The-pickers = Die Pflücker
The-hedge = Die Hecke
The-masters = Die Meister
The-pupils = Die Schüler
The-baker = Das Backhaus
The-footpads = Die Wegelagerer
The-wall = Die Mauer
The-long = Die Langen
The-short = Die Kurzen
The-spears = Die Speere
The-near-bank = Das nahe Ufer
The-far-bank = Das ferne Ufer
The-rider = Die Reiterseite
The-foot = Das Fußvolk
The-drovers = Die Viehtreiber
The-old-watch = Die alte Wache
The-new-watch = Die neue Wache
The-lane = Die Leute vom Weg
The-winter = Das Winterrudel
