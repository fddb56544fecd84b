### German words for what rosters, figures of scenarios and lessons, and places say. Each key is
### made of the English words.

## assets/rosters/archers.ron

Poached-the-abbot-s-deer-for-twenty-years-and-was-never-seen = Hat zwanzig Jahre lang die Hirsche des Abts gewildert und wurde nie gesehen.
Takes-her-time-with-the-crossbow-and-needs-no-second-bolt = Nimmt sich Zeit mit der Armbrust und braucht keinen zweiten Bolzen.
Two-knives-to-throw-and-one-to-keep = Zwei Messer zum Werfen, und eines zum Behalten.
Two-javelins-first-then-the-other-one-keeps-the-enemy-busy = Zwei Wurfspeere: Der eine fliegt, der andere hält den Feind beschäftigt.

## assets/rosters/bows.ron

Two-arrows-in-the-air-before-the-first-has-landed = Zwei Pfeile in der Luft, ehe der erste trifft.
The-longbow-was-his-grandfather-s-and-so-is-the-eye = Der Langbogen ist vom Großvater, und das Auge auch.
Shoots-a-horse-bow-though-the-horse-is-long-gone = Schießt mit dem Reiterbogen, obwohl das Pferd längst fort ist.
One-bolt-one-turn-of-the-crank-one-bolt = Ein Bolzen, eine Umdrehung der Kurbel, ein Bolzen.
Lies-down-with-the-heavy-crossbow-and-takes-his-time = Legt sich mit der Windenarmbrust hin und lässt sich Zeit.
Learned-the-sling-on-crows = Hat die Schleuder an Krähen geübt.
Two-javelins-and-something-shorter-for-afterwards = Zwei Wurfspeere, und etwas Kürzeres für danach.

## assets/rosters/company.ron

Spear-and-shield-and-nobody-comes-near = Speer und Schild, und niemand kommt heran.
Swings-a-halberd-as-others-swing-a-stick = Schwingt die Hellebarde wie andere einen Stock.
Thirty-years-behind-a-pike-and-still-behind-it = Dreißig Jahre hinter einer Pike, und immer noch dahinter.
Learned-the-sword-by-the-book-and-the-shield-by-the-bruise = Hat das Schwert aus dem Buch gelernt und den Schild von den blauen Flecken.
A-blade-in-each-hand-and-a-quick-foot = In jeder Hand eine Klinge, und ein flinker Fuß.
Keeps-the-line-straight-with-a-mace = Hält mit dem Streitkolben die Reihe gerade.
Has-emptied-a-tavern-or-two-with-a-quarterstaff = Hat mit dem Kampfstab schon manche Schenke geleert.
One-cut-with-the-great-sword-is-often-enough = Ein Hieb mit dem Zweihänder genügt oft.
Splits-shields-for-a-living = Spaltet von Berufs wegen Schilde.
Small-fast-and-gone-before-you-turn = Klein, schnell und fort, ehe du dich umdrehst.
Paid-to-stand-still-behind-a-large-shield = Wird dafür bezahlt, hinter einem großen Schild stillzustehen.
A-levy-with-a-club-and-a-borrowed-shield = Vom Aufgebot, mit einer Keule und einem geborgten Schild.
Slow-in-his-plate-and-hard-to-put-down = Langsam in seiner Plattenrüstung und schwer umzuwerfen.

## assets/rosters/heroes.ron

Strong-quick-and-not-given-to-thinking-twice = Stark, schnell und kein Freund langen Nachdenkens.
Patient-behind-a-large-shield-with-an-axe-that-waits-for-its-moment = Geduldig hinter einem großen Schild, mit einer Axt, die auf ihren Augenblick wartet.
Ten-years-behind-the-shield-with-one-man-in-mind = Zehn Jahre hinter dem Schild, und immer den einen Mann im Sinn.
A-hammer-in-the-hand-all-day-and-fists-to-match = Den ganzen Tag den Hammer in der Hand, und Fäuste, die dazu passen.
Loud-and-better-with-a-staff-than-anyone-would-like = Laut, und mit dem Stab besser, als irgendwem lieb ist.
Sees-more-than-she-says-and-keeps-a-knife-for-herbs = Sieht mehr, als sie sagt, und hat ein Messer für die Kräuter.

## assets/rosters/levy.ron

Broadsword-and-large-shield-and-in-no-hurry = Breitschwert und großer Schild, und keine Eile.
A-short-blade-a-small-shield-and-a-long-way-to-go-with-them = Eine kurze Klinge, ein kleiner Schild und ein weiter Weg damit.
A-short-blade-a-small-shield-and-quick-enough-for-both = Eine kurze Klinge, ein kleiner Schild und flink genug für beides.
Mail-to-the-knee-slow-to-come-hard-to-send-away = Kettenhemd bis zum Knie: kommt langsam und geht so leicht nicht wieder.
One-sword-two-hands-three-dice = Ein Schwert, zwei Hände, drei Würfel.
Left-her-armour-at-home-so-that-it-would-not-slow-the-axe = Hat die Rüstung daheim gelassen, damit sie die Axt nicht bremst.
A-mace-for-helmets-and-a-shield-for-everything-else = Ein Streitkolben für Helme, und ein Schild für alles andere.
The-mace-is-as-heavy-as-ever-Where-it-goes-the-beer-decides = Der Streitkolben ist so schwer wie immer. Wohin er geht, entscheidet das Bier.
Nobody-stands-beside-him-when-the-chain-begins-to-swing = Niemand steht neben ihm, wenn die Kette zu schwingen beginnt.
A-rapier-asks-the-question-the-main-gauche-has-the-answer = Das Rapier stellt die Frage, der Parierdolch hat die Antwort.
Waits-with-a-halberd-for-whoever-comes-running = Wartet mit der Hellebarde auf jeden, der gerannt kommt.
Stands-where-he-is-put-and-the-halberd-stands-in-front-of-him = Steht, wo man ihn hinstellt, und vor ihm steht die Hellebarde.
Carries-the-pike-axe-because-nobody-else-can-lift-it = Trägt die Pikenaxt, weil sonst niemand sie heben kann.
Both-hands-on-the-spear-and-three-paces-to-run = Beide Hände am Speer, und drei Schritte Anlauf.
Holds-the-spear-in-one-hand-for-he-likes-his-shield = Hält den Speer in einer Hand, denn er mag seinen Schild.
The-first-axe-is-for-throwing = Die erste Axt ist zum Werfen.
A-club-a-dagger-and-a-liking-for-close-quarters = Eine Keule, ein Dolch und eine Vorliebe fürs Handgemenge.
Throws-people-out-of-the-inn-with-a-hammer-in-her-apron = Setzt Leute vor die Tür des Wirtshauses, mit einem Hammer in der Schürze.
Comes-from-behind-with-a-dagger-in-the-hand = Kommt von hinten, den Dolch in der Hand.

## assets/rosters/measures.ron

The-better-swordsman-with-the-shorter-sword = Der bessere Fechter, mit dem kürzeren Schwert.
A-long-blade-quick-feet-and-a-good-tailor = Eine lange Klinge, flinke Füße und ein guter Schneider.
Halberd-helmet-half-armour = Hellebarde, Helm, Halbharnisch.
Leans-on-his-bill-and-waits-for-you = Lehnt auf seiner Kriegshippe und wartet auf dich.
Spear-in-both-hands-from-the-second-rank = Den Speer in beiden Händen, aus dem zweiten Glied.
Sword-and-shield-and-never-in-a-hurry = Schwert und Schild, und nie in Eile.
Her-axe-is-the-longest-thing-she-owns = Ihre Axt ist das Längste, was sie besitzt.
Two-handed-sword-knows-what-it-is-for = Zweihänder; weiß, wozu der gut ist.
Fist-and-forearm-from-a-long-line-of-millers = Faust und Unterarm, aus einem alten Müllergeschlecht.
Was-quick-once-is-quick-still = War einmal flink; ist es immer noch.
Threw-a-bull-once-for-a-bet = Hat um eine Wette einmal einen Stier umgeworfen.
Full-plate-nobody-has-ever-got-him-off-his-feet-So-far = Vollharnisch; niemand hat ihn je von den Füßen geholt. Bisher.
Carries-the-shield-and-the-bruises = Trägt den Schild und die blauen Flecken.
Longbow-and-an-eye-that-never-blinks = Langbogen, und ein Auge, das nie blinzelt.
A-crossbow-patiently-wound = Eine Armbrust, geduldig gespannt.
Throws-the-first-axe-keeps-the-second = Wirft die erste Axt, behält die zweite.
Baker-The-week-s-takings-are-at-his-belt = Bäcker. Die Einnahmen der Woche hängen an seinem Gürtel.
A-net-in-one-hand-the-dagger-waits = In der einen Hand ein Netz; der Dolch wartet.
Took-the-mancatcher-from-a-bailiff-and-the-bailiff-s-boots = Hat einem Büttel den Menschenfänger abgenommen, und die Stiefel gleich dazu.
Has-a-plan-It-is-the-same-plan-every-time = Hat einen Plan. Es ist jedes Mal derselbe.
Grey-thin-and-many = Grau, mager und viele.
Strong-as-five-and-hugs = Stark wie fünf, und umarmt gern.
A-war-horse-in-its-own-armour = Ein Streitross im eigenen Harnisch.
Goes-where-the-others-go = Geht, wohin die anderen gehen.
A-lance-and-the-ground-to-use-it = Eine Lanze, und das Gelände dafür.
Rides-with-a-halberd-against-all-advice = Reitet mit der Hellebarde, gegen jeden Rat.
Sword-in-hand-already-choosing-whom = Das Schwert in der Hand, und sucht schon aus, wen es trifft.
Three-spells-and-somebody-to-stand-before-him = Drei Zauber, und jemand, der sich vor ihn stellt.
A-mace-for-the-wicked-a-word-for-the-rest = Ein Streitkolben für die Bösen, ein Wort für den Rest.

## assets/rosters/places.ron

Is-never-where-the-blow-lands-and-never-far-from-it = Ist nie, wo der Hieb landet, und nie weit davon.
Waits-for-the-other-to-begin-and-ends-it = Wartet, bis der andere anfängt, und macht dann ein Ende.
Left-the-mail-at-the-mill-it-was-to-be-a-short-walk = Hat das Kettenhemd in der Mühle gelassen: Es sollte nur ein kurzer Gang werden.
Finds-the-one-spot-in-the-room-from-which-everybody-can-be-seen = Findet in jedem Raum den einen Fleck, von dem aus alle zu sehen sind.
Slow-to-begin-and-hard-to-stop = Kommt schwer in Gang und ist dann schwer aufzuhalten.
Nobody-beside-her-remembers-being-afraid = Wer neben ihr steht, weiß nicht mehr, was Angst war.
Has-wings-and-hates-ceilings = Hat Flügel und hasst Zimmerdecken.
Casts-two-shadows-and-is-one-of-them = Wirft zwei Schatten und ist einer davon.
Started-it-Cannot-say-what = Hat angefangen. Womit, weiß er nicht mehr.
Came-along-and-will-not-get-up-twice = Ist mitgekommen und steht kein zweites Mal auf.
Throws-what-stands-on-the-bar-and-then-the-knives = Wirft, was auf der Theke steht, und danach die Messer.
Does-what-he-is-told-as-long-as-somebody-is-there-to-be-robbed = Tut, was man ihm sagt, solange es jemanden auszurauben gibt.
Keeps-the-pebbles-of-three-rivers-in-one-bag = Hat die Kiesel von drei Flüssen in einem Beutel.
Climbs-onto-something-first = Klettert erst einmal auf etwas hinauf.
You-have-walked-past-him-already = Du bist schon an ihm vorbeigegangen.
The-door-was-open-He-came-through-the-wall = Die Tür stand offen. Er kam durch die Wand.
Has-not-moved-for-a-hundred-years-and-need-not = Hat sich seit hundert Jahren nicht bewegt und hat es nicht nötig.

## assets/rosters/riders.ron

Lance-shield-and-a-horse-that-has-done-this-before = Lanze, Schild und ein Pferd, das nicht zum ersten Mal dabei ist.
Younger-lighter-and-has-something-to-prove = Jünger, leichter und hat etwas zu beweisen.
Grey-broad-and-bites-grooms = Grau, breit und beißt Stallknechte.
Quick-off-the-mark = Schnell vom Fleck.
Eighteen-feet-of-ash-and-knows-where-to-put-the-butt-of-it = Achtzehn Fuß Esche, und weiß, wo das stumpfe Ende hingehört.
Has-stood-against-horses-before-and-is-here-to-say-so = Hat schon gegen Pferde gestanden und kann noch davon erzählen.
Sword-small-shield-and-two-good-legs = Schwert, kleiner Schild und zwei gute Beine.

## assets/rosters/seconds.ron

Never-in-a-hurry-By-the-third-second-you-know-why = Hat es nie eilig. In der dritten Sekunde weißt du, warum.
The-axe-says-what-he-has-to-say = Die Axt sagt, was er zu sagen hat.
A-shield-a-sword-and-no-wish-to-be-clever = Ein Schild, ein Schwert, und kein Verlangen, klug zu sein.
Two-blades-four-cuts-a-short-life = Zwei Klingen, vier Hiebe, ein kurzes Leben.
Keeps-everybody-at-two-hexes = Hält alle auf zwei Felder Abstand.
Stands-behind-the-others-and-reaches-past-them = Steht hinter den anderen und reicht an ihnen vorbei.
The-great-sword-needs-room-and-gets-it = Das Großschwert braucht Platz und bekommt ihn.
Shoots-twice-while-you-come-near-if-you-are-slow = Schießt zweimal, ehe du heran bist, wenn du langsam bist.
A-staff-a-vow-and-bad-knees = Ein Stab, ein Gelübde und schlechte Knie.
Fights-with-what-is-at-hand-on-the-ground-if-need-be = Kämpft mit dem, was zur Hand ist, notfalls am Boden.
A-knife-is-enough-close-up = Aus der Nähe genügt ein Messer.
A-wall-with-a-mace-behind-it = Eine Mauer mit einem Streitkolben dahinter.
The-rapier-s-point-is-where-you-wanted-to-step = Die Spitze des Rapiers ist da, wo du hintreten wolltest.
Hatchet-and-buckler-learned-it-in-the-woods = Beil und Faustschild; hat es im Wald gelernt.

## assets/rosters/strangers.ron

An-elf-quicker-on-her-feet-than-most-arrows = Eine Elfe, flinker auf den Füßen als die meisten Pfeile.
An-elf-with-a-saber-never-where-you-looked-last = Eine Elfe mit einem Säbel, nie dort, wo du zuletzt hingesehen hast.
A-dwarf-who-takes-his-axe-to-bed = Ein Zwerg, der seine Axt mit ins Bett nimmt.
A-halfling-with-a-sling-and-a-very-steady-hand = Ein Halbling mit einer Schleuder und einer sehr ruhigen Hand.
A-goblin-Throws-the-javelin-then-thinks-about-running = Ein Goblin. Wirft erst den Speer und denkt dann ans Weglaufen.
A-goblin-with-a-stolen-sword-and-a-borrowed-shield = Ein Goblin mit einem gestohlenen Schwert und einem geborgten Schild.
An-orc-who-has-been-told-that-bigger-swords-are-better = Ein Ork, dem man gesagt hat, dass größere Schwerter besser sind.
A-hobgoblin-slow-of-thought-and-heavy-of-club = Ein Hobgoblin, langsam im Kopf und schwer an der Keule.

## assets/rosters/wizards.ron

Half-of-what-stands-beside-her-is-not-there-Which-half = Die Hälfte von dem, was neben ihr steht, ist nicht da. Welche Hälfte?
Fire-first-and-what-is-left-of-them-drops-its-weapons = Erst Feuer, und was dann noch übrig ist, lässt die Waffen fallen.
Her-friends-turn-to-stone-and-are-glad-of-it = Ihre Freunde werden zu Stein und sind froh darüber.
Looks-like-a-knight-strikes-like-a-knight = Sieht aus wie ein Ritter, schlägt zu wie ein Ritter.
Came-out-of-the-mist-with-its-halberd-already-lowered = Kam aus dem Nebel, die Hellebarde schon gesenkt.

## Figures of the lessons (assets/lessons)

A-short-sword-for-the-road-and-a-long-blade-that-she-has-inherited = Ein Kurzschwert für die Straße, und eine lange Klinge, die sie geerbt hat.
He-was-promised-a-rapier-once-late-at-night = Ihm wurde einmal ein Rapier versprochen, spät in der Nacht.
The-miller-s-daughter-A-good-sword-and-time-enough = Die Tochter des Müllers. Ein gutes Schwert, und Zeit genug.
He-has-the-key-of-the-mill-in-his-belt-and-no-wish-to-talk = Er hat den Schlüssel der Mühle im Gürtel und keine Lust zu reden.
A-broadsword-a-small-shield-and-her-father-s-loft = Ein Breitschwert, ein kleiner Schild und der Netzboden ihres Vaters.
He-found-the-loft-empty-That-is-his-whole-case = Er hat den Netzboden leer vorgefunden. Mehr hat er nicht vorzubringen.
She-carries-the-village-s-money-to-the-mill-and-her-grandmother-s-sword = Sie bringt das Geld des Dorfes zur Mühle, mit dem Schwert ihrer Großmutter.
He-says-the-bridge-is-his = Er sagt, die Brücke gehört ihm.
She-keeps-the-inn-four-knives-for-the-kitchen-and-a-sword-over-the-door = Sie hat das Wirtshaus, vier Messer für die Küche und ein Schwert über der Tür.
Thirsty-and-stronger-than-he-looks = Durstig, und stärker, als er aussieht.

## Figures that are called by what they are, in rosters and scenarios. The names stand in every case,
## as names of persons do: none is masculine with an article.

called-The-blacksmith = Schmied
called-The-village-bully = Raufbold
called-The-wise-woman = Die weise Frau
called-Gate-guard = Torwache
called-Moat-guard = Wallwache
called-Pell-s-brother = Bruder von Pell
called-Wenzel-s-cousin = Vetter von Wenzel
called-Bear = Bär
called-Wolf = Wolf
called-Greyback = Graurücken
called-Torn-ear = Fetzenohr
called-Rouncey = Klepper
called-Cutpurse = Langfinger
called-The-brute = Das Ungetüm
called-The-old-one = Das Uralte
called-The-farmhand = Knecht
called-Raider = Räuber
called-Second-raider = Räuber 2
called-Third-raider = Räuber 3
called-Fourth-raider = Räuber 4
called-Fifth-raider = Räuber 5
called-Sixth-raider = Räuber 6
called-Marksman = Schütze
called-Second-marksman = Schütze 2
called-Slinger = Schleuderer
called-Second-slinger = Schleuderer 2
called-Third-slinger = Schleuderer 3
called-A-knight-nobody-knows = Ritter ohne Namen
called-A-halberdier-nobody-knows = Hellebardier ohne Namen

## Epithets and titles of persons, and what horses are called. An epithet that is declined, as in "der
## Lange", is wrong in most sentences: these stand in every case as they are.

called-Big-Bertran = Bertran Breitkreuz
called-Bram-the-long = Bram Baumlang
called-Cogan-the-barbarian = Barbar Cogan
called-Maren-of-the-banner = Maren mit dem Banner
called-Master-Sebald = Meister Sebald
called-Maud-of-the-heath = Maud von der Heide
called-Old-Ashild = Mutter Ashild
called-Old-Jost = Vater Jost
called-Ruark-the-tall = Ruark Langbein
called-Sister-Walburg = Schwester Walburg
called-Tam-the-cooper = Tam Böttcher
called-Ember = Funke
called-Swift = Blitz

## Places (assets/scenarios, assets/lessons). A map says them without their article

the-hay = das Heu
the-gate = das Tor
the-well = der Brunnen
the-cart = der Karren
the-threshing-floor = die Tenne
the-yard = der Hof
the-stalls = die Ställe
the-dunghill = der Misthaufen
the-game-path = der Wildwechsel
the-birches = die Birken
the-clearing = die Lichtung
the-brook = der Bach
the-fallen-oak = die gestürzte Eiche
the-hollow = die Mulde
the-road = die Straße
the-village-street = die Dorfstraße
the-net-loft = der Netzboden
the-landing-stage = der Anleger
the-causeway = der Damm
the-toll-hut = die Zollhütte
the-boathouse = das Bootshaus
the-ferry = die Fähre
the-mill = die Mühle
the-near-bank = das Ufer diesseits
the-reeds = das Schilf
the-footbridge = der Steg
the-orchard = der Obstgarten
the-far-bank = das Ufer jenseits
the-ford-road = der Weg zur Furt
the-gorse = der Ginster
the-milestone = der Meilenstein
the-hollow-way = die hohle Gasse
the-ford = die Furt
the-charcoal-heap = der Kohlenmeiler
the-bank = die Böschung
the-crossroads = die Kreuzung
the-mouth = der Eingang
the-crack = der Spalt
the-lair = die Höhle
the-ledge = der Felssims
the-shaft = der Schacht
the-bone-heap = der Knochenhaufen
the-dark = das Dunkel
the-pool = der Tümpel
the-pantry = die Speisekammer
the-porch = der Vorbau
the-kitchen = die Küche
the-taproom = die Schankstube
the-passage = der Gang
the-cellar = der Keller
the-coal-hole = das Kohlenloch
the-stairs = die Treppe

## What one does to the other, as a word beside its line (BondInfo.key)

grapples = ringt
catches = fängt
