### German words for what `ai` says. Each key is made of the English words.

## Why somebody does what it does (reasons.rs, what_changes.rs, rollout.rs)

nothing-else-is-open = anderes ist nicht möglich
but-loss = { $loss }
no-answer-is-worth-its-price = keine Antwort ist ihren Preis wert
nothing-is-worth-doing-now = nichts lohnt sich gerade
nothing-else-promises-more = nichts anderes verspricht mehr
the-position-is-better-for-it = die Stellung wird dadurch besser
waits-to-see-what-the-others-do = wartet ab, was die anderen tun
name-has-list-in-reach = { $name } hat { $list } in Reichweite
name-is-in-the-reach-of-list = { $name } ist in der Reichweite von { $list }
name-has-the-most-to-do = { $name } hat am meisten zu tun
gets-out-of-the-sight-of-list = kommt aus dem Blickfeld von { $list }
has-cover-there = hat dort Deckung
keeps-list-in-reach = behält { $list } in Reichweite
nobody-can-strike-it-there = niemand kann dort zuschlagen
can-be-struck-there-only-if-they-come-by-chance = kann dort nur getroffen werden, wenn der Feind kommt: { $by } { $chance }
at-most-list-may-come-there = erreichbar höchstens für { $list }
open-to-by-after-instead-of-before = { $by } trifft mit { $after } statt { $before }
keeps-away-from-name = hält sich von { $name } fern
turns-to-name = wendet sich { $name } zu
hits-chance = trifft mit { $chance }
keeps-it-off-chance = wehrt es mit { $chance } ab
succeeds-chance = gelingt zu { $chance }
takes-part-of-the-strength-of-whom = nimmt { $whom } { $part } der Kampfkraft
fells-whom-chance = streckt { $whom } mit { $chance } nieder
expects-to-lose-part-of-its-own-strength = verliert etwa { $part } der Kampfkraft
but-may-strike-name-for-part-of-its-strength = kann aber { $name } treffen, um { $part } der Kampfkraft
# $whom is empty, or begins with a space.
but-by-may-strike-whom-on-the-way-chance = aber { $by } kann auf dem Weg{ $whom } zuschlagen, { $chance }
has-list-in-reach-from-the-side-or-from-behind = hat { $list } von der Seite oder von hinten in Reichweite
has-list-in-reach = hat { $list } in Reichweite
comes-nearer = kommt näher
turns-its-back-to-list-no-longer = kehrt { $list } nicht mehr den Rücken zu
gets-out-of-the-reach-of-list = kommt aus der Reichweite von { $list }
goes-where-list-cannot-come = entzieht sich dem Zugriff von { $list }
lays-its-back-open-to-list = bietet aber { $list } den Rücken
comes-into-the-reach-of-list = kommt aber in die Reichweite von { $list }
goes-where-list-may-come = gerät aber in den Zugriff von { $list }
first-and-last = { $first } und { $last }
keeps-what-is-left-to-answer-with = der Rest bleibt zum Antworten

## Simple players (naive.rs, henchman.rs, random.rs)

does-the-usual = tut das Übliche
hits-name = schlägt nach { $name }
hits-name-the-weakest = schlägt nach { $name }, dem schwächsten Ziel
takes-up-a-weapon = nimmt eine Waffe zur Hand
runs-at-name = rennt auf { $name } zu
runs-at-name-the-weakest = rennt auf { $name } zu, das schwächste Ziel
hits-whom-it-can = schlägt, wo es kann
has-nothing-to-hit = hat nichts, wonach es schlagen könnte
goes-by-the-list = geht nach der Liste
chosen-by-lot = ausgelost

## The players (registry.rs)

Random = Zufall
Brawler = Raufbold
Henchman = Handlanger
Beginner = Anfänger
Squire = Knappe
Squire-bold = Knappe, kühn
Squire-canny = Knappe, umsichtig
Squire-careless = Knappe, leichtsinnig
Sergeant = Feldwebel
Sergeant-bold = Feldwebel, kühn
Sergeant-canny = Feldwebel, umsichtig
Sergeant-careless = Feldwebel, leichtsinnig
Captain = Hauptmann
Captain-bold = Hauptmann, kühn
Captain-canny = Hauptmann, umsichtig
Captain-careless = Hauptmann, leichtsinnig
Master = Meister
Master-bold = Meister, kühn
Master-canny = Meister, umsichtig
Master-careless = Meister, leichtsinnig
Does-anything-that-is-allowed-without-a-thought = Tut irgendetwas Erlaubtes, ohne nachzudenken.
Runs-at-the-weakest-of-you-and-hits-whoever-stands-beside-Let-it-come = Rennt auf den Schwächsten von euch zu und schlägt, wer auch daneben steht. Lass ihn kommen.
Goes-by-the-list-that-its-rulebook-has-for-those-whom-nobody-leads-Without-one-it-is-a-brawler = Geht nach der Liste, die sein Regelbuch für alle hat, die niemand führt. Ohne sie ist er ein Raufbold.
Sees-what-it-can-do-to-you-not-what-you-may-do-to-it-and-slips-now-and-then = Sieht, was er dir antun kann, nicht, was du ihm antun könntest, und patzt hin und wieder.
Knows-the-odds-of-the-blow-at-hand-and-guards-itself-and-looks-no-further = Kennt die Chancen des nächsten Hiebs und schützt sich, sieht aber nicht weiter.
Thinks-its-turn-through-to-the-end-with-your-answers-Will-not-run-onto-your-blade = Denkt seine Runde mit deinen Antworten zu Ende. Rennt dir nicht in die Klinge.
Thinks-longer-than-a-sergeant-tells-skill-from-luck-and-waits-for-its-moment = Denkt länger nach als ein Feldwebel, unterscheidet Können von Glück und wartet auf den rechten Moment.
Takes-its-time-up-to-some-seconds-for-a-decision-and-looks-at-all-of-it = Nimmt sich Zeit, bis zu ein paar Sekunden für eine Entscheidung, und sieht sich alles an.

## Tempers (assets/personalities)

Steady = Ausgeglichen
Bold = Kühn
Canny = Umsichtig
Careless = Leichtsinnig
Weighs-give-and-take-alike = Wägt Geben und Nehmen gleich.
Cares-more-for-the-blow-it-strikes-than-for-the-one-it-takes = Achtet mehr auf den Hieb, den er schlägt, als auf den, den er einsteckt.
Keeps-out-of-reach-and-saves-its-strength-until-the-odds-are-good = Bleibt außer Reichweite und spart seine Kraft, bis die Chancen gut stehen.
Forgets-to-look-who-stands-beside-it-A-gentler-game = Vergisst zu schauen, wer neben ihm steht. Ein sanfteres Spiel.
Looks-at-its-own-blow = Sieht nur den eigenen Hieb.

## How even a scenario is (balance.rs)

fair = ausgeglichen
hard = schwer
who-against-each-other-side-won-won-all-drawn-a-battle-took-about-turns-turn-plural =
    { $who } gegeneinander: { $won } { $all } für { $side }{ $drawn }; ein Kampf dauerte etwa { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    }.
the-first-side = die erste Seite
in-100 = von 100
of-games = von { $games }
n1-was-drawn = , 1 endete unentschieden
drawn-were-drawn = , { $drawn } endeten unentschieden
# The players in the plural, as those who fought the battles.
Random-players = Zufallsspieler
Brawlers = Raufbolde
Henchmen = Handlanger
Beginners = Anfänger
Squires = Knappen
Bold-squires = Kühne Knappen
Canny-squires = Umsichtige Knappen
Careless-squires = Leichtsinnige Knappen
Sergeants = Feldwebel
Bold-sergeants = Kühne Feldwebel
Canny-sergeants = Umsichtige Feldwebel
Careless-sergeants = Leichtsinnige Feldwebel
Captains = Hauptleute
Bold-captains = Kühne Hauptleute
Canny-captains = Umsichtige Hauptleute
Careless-captains = Leichtsinnige Hauptleute
Masters = Meister
Bold-masters = Kühne Meister
Canny-masters = Umsichtige Meister
Careless-masters = Leichtsinnige Meister
