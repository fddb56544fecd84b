### German words for what `maneuvers-acts` says.

## appraisal

name-waits-and-may-strike-first = { $name } wartet und kann zuerst zuschlagen
unhurt = unverletzt
wounded = verwundet
badly-wounded = schwer verwundet

## body

to-stay-up-on-one-leg = auf einem Bein stehen bleiben
has-a-crippled-leg = kann ein Bein nicht mehr gebrauchen
has-a-crippled-arm = kann einen Arm nicht mehr gebrauchen
falls = stürzt
tires-ST-st-less = ermüdet: ST { $st } weniger
has-changed-posture = hat die Haltung schon gewechselt
cannot-be-taken-from-this-posture = geht aus dieser Haltung nicht
takes-no-time-before-the-maneuver = kostet keine Zeit: vor dem Manöver
takes-a-change-of-position = braucht das Manöver „Haltung“
a-limb-or-a-large-shield-hinders-it = ein Arm, ein Bein oder ein großer Schild hindert daran
no-chair-stands-here = hier steht kein Stuhl
nothing-to-change-into = keine andere Haltung möglich
must-run-on = muss weiterlaufen
does-not-crouch = ist nicht geduckt
lets-a-foe-strike-first = lässt einen Feind zuerst zuschlagen
needs-one-more-second-under-the-load = braucht unter der Last noch eine Sekunde
needs-more-seconds-under-the-load = braucht unter der Last noch einige Sekunden

## close

is-at-close-quarters-with = ist im Handgemenge mit
holds = hält
is-held-by = wird gehalten von
presses-the-shield-of = drückt gegen den Schild von
has-the-shield-pressed-by = wird am Schild bedrängt von
has-hooked-the-shield-of = zieht am Schild von
has-the-shield-hooked-by = wird am Schild gezogen von
no-foe-to-get-hold-of = kein Feind zu packen
goes-with-closing-in = geht nur beim Zupacken
no-foe-holds-it = wird von keinem Feind gehalten
no-foe-to-do-that-to = kein Feind, mit dem das ginge
reaches-for-whom = greift nach { $whom }
tries-to-trip-whom = will { $whom } zu Fall bringen
grabs-at-the-weapon-of-whom = greift nach der Waffe von { $whom }
tries-to-break-free-from-whom = will sich von { $whom } losreißen
does-not-get-hold-of-the-foe = bekommt den Feind nicht zu fassen
holds-nobody-and-nobody-s-shield = hält weder jemanden noch einen Schild
lets-go-of-whom = lässt { $whom } los

## equipment

watches = lauert
holds-nothing-but-what-is-strapped-on = hält nichts, was nicht festgeschnallt ist
lets-go-of-hex-thing = lässt { $thing_acc } auf { $hex } fallen
lets-go-of-thing = lässt { $thing_acc } fallen
has-not-learned-it = hat es nicht gelernt
has-drawn-so-already = hat schon so gezogen
carries-nothing-that-a-free-hand-could-draw = trägt nichts, was eine freie Hand ziehen könnte
reaches-for-thing = greift nach { $thing_dat }
has-to-look-for-the-hilt-the-turn-is-over = muss den Griff suchen: die Runde ist vorbei
fast-draw = Schnellziehen
nothing-that-takes-long = nichts, was lange dauert
goes-with-a-long-action = geht nur mit einer langen Handlung
needs-1-more-second = braucht noch eine Sekunde
needs-left-more-seconds = braucht noch { $left } Sekunden
works-on = arbeitet weiter
works-on-thing = arbeitet an { $thing_dat }
seconds = Sekunden
has-the-pack-off = hat den Rucksack abgenommen
must-begin-anew-with-what-it-was-doing = muss damit von vorn anfangen
nothing-to-ready = nichts bereitzumachen
goes-with-a-Ready = geht nur beim Bereitmachen
all-that-is-in-hand-is-ready = alles in der Hand ist bereit
nothing-that-is-held-at-several-distances = hält nichts, was sich verschieden weit fassen lässt
no-friend-holds-out-what-a-free-hand-could-take = kein Gefährte hält etwas für eine freie Hand hin
nothing-lies-here-for-a-free-hand = hier liegt nichts für eine freie Hand
named-for-far-hexes =
    { $named }, auf { $far ->
        [one] ein Feld
       *[other] { $far } Felder
    }
makes-ready-thing = macht { $thing_acc } bereit
changes-the-grip-on-thing = fasst { $thing_acc } anders
draws-thing = zieht { $thing_acc }
takes-from-whom-the-thing = nimmt { $whom } { $thing_acc } ab
picks-up-thing = hebt { $thing_acc } auf
to-hand-it-over = übergeben

## judging

knows-them-all = kennt schon alle
finds-foe-poorer-skill-theirs-against-mine = hält { $foe } für schwächer: { $skill } { $theirs } gegen { $mine }
finds-foe-equal-skill-theirs-against-mine = hält { $foe } für ebenbürtig: { $skill } { $theirs } gegen { $mine }
finds-foe-better-skill-theirs-against-mine = hält { $foe } für besser: { $skill } { $theirs } gegen { $mine }
to-size-them-up = die Feinde studieren
judges-now-and-then-only-and-as-the-fight-begins = schätzt nur ab und zu und zu Beginn des Kampfes ab
sizes-up-foe = schätzt { $foe } ab
judges-foe = beurteilt { $foe }
cannot-tell = kann es nicht sagen
guesses-what-comes-next-maneuver = ahnt, was als Nächstes kommt: „{ $maneuver }“
nobody = niemand

## melee/aiming.rs, reach.rs

the-feint-has-named-a-place = die Finte nennt schon eine Stelle
aims-already = zielt schon auf eine Stelle
has-struck = hat schon zugeschlagen
swings-wildly = schlägt wild um sich
strikes-only-when-a-foe-comes-or-strikes = schlägt erst zu, wenn ein Feind kommt oder zuschlägt
is-off-balance = ist aus dem Gleichgewicht
breaks-off = setzt sich ab
the-maneuver-has-no-blow = das Manöver hat keinen Hieb
has-no-blow-left = hat keinen Hieb mehr
no-foe-within-reach = kein Feind in Reichweite
no-blow-reaches-the-foe = kein Hieb erreicht den Feind
no-foe-is-near = kein Feind ist nahe
has-nothing-to-thrust-with = hat nichts zum Stoßen
has-nothing-to-swing-in-one-hand = hat nichts, was sich einhändig schwingen lässt
has-nothing-to-strike-with = hat nichts zum Zuschlagen
all-enemies-have-broken-off = alle Feinde haben sich abgesetzt

## melee: how blows come out

no-injury = keine Verletzung
injury-points = Verletzung { $points }
does-it-break = bricht es
breaks-the-thing = zerbricht { $thing_acc }
triple-damage = dreifacher Schaden
double-damage = doppelter Schaden
past-the-armour = an der Rüstung vorbei
the-foe-drops-what-it-holds = der Feind lässt fallen, was er hält
no-defence = keine Abwehr
critical-hit = kritischer Treffer
a-thrust-with-what-has-hooked-the-shield = ein Stoß mit dem, was im Schild hakt
the-weapon-is-not-ready = die Waffe ist nicht bereit
from-behind-no-defence = von hinten: keine Abwehr
who-defends = , abgewehrt
and-strikes-its-wielder-s-head = {" "}und trifft den eigenen Kopf
and-falls = {" "}und stürzt
and-drops-the-weapon = {" "}und lässt die Waffe fallen
wound-of-injury-to-the-spot =
    Wunde von { $injury } { $spot_g ->
        [f] an der
       *[other] am
    } { $spot }
is-stunned = ist betäubt
strikes-whom-with-the-weapon-mode = greift { $whom } mit { $weapon_dat } ({ $mode }) an
swings-wildly-at-whom-with-the-weapon-mode = schlägt mit { $weapon_dat } ({ $mode }) wild nach { $whom }
goes-with-a-Move = geht nur bei einer Bewegung
no-foe-within-reach-or-no-way-to-go-on = kein Feind in Reichweite oder kein Weg weiter
loses-what-it-had-loaded = verliert, was geladen war
is-too-far-off-guard-to-strike-back = ist zu weit aus der Deckung, um zurückzuschlagen

## melee/feints.rs

does-not-go-with-the-maneuver = passt nicht zum Manöver
has-feinted = hat schon eine Finte versucht
sets-a-foe-up = stellt schon eine Falle
no-shield-near-that-it-could-hinder = kein Schild nahe genug, um ihn zu behindern
no-foe-near-that-it-would-deceive = kein Feind nahe genug, um ihn zu täuschen
tries-a-shield-feint-on = versucht eine Schildfinte bei
tries-a-weapon-feint-on = versucht eine Waffenfinte bei
tries-a-body-feint-on = versucht eine Körperfinte bei
tries-a-sucker-shot-on-whom-to-the-spot = gibt sich { $whom } gegenüber eine Blöße: { $spot }
tries-a-jam-on = drängt sich dicht an
tries-a-beat-on = versucht ein Wegschlagen bei
tries-a-shield-press-on = drückt gegen den Schild von
tries-a-shield-snatch-on = hakt nach dem Schild von
lost-that-it-turns-against-you = { $lost }, dass es sich gegen dich kehrt
knocks-it-aside-to-no-avail = schlägt zur Seite, aber es nützt nichts
deceives-nobody = täuscht niemanden
gains-by-by-it = gewinnt dadurch { $by }
loses-by-by-it = verliert dadurch { $by }
cannot-strike-with-that-weapon-any-more = kann mit dieser Waffe nicht mehr zuschlagen

## melee/press.rs

is-pressed-must-fall-back-or-attack-or-defend-all-out = wird bedrängt: muss zurückfallen, in den Ausfall gehen oder sich nur wehren
is-pressed-and-cannot-fall-back = wird bedrängt und kann nicht zurückfallen
is-pressed-next-turn-it-falls-back-or-goes-all-out = wird bedrängt: fällt im nächsten Zug zurück oder geht aufs Ganze

## melee/set_up.rs, setup_points.rs

no-foe-that-it-could-set-up-now = kein Feind, dem jetzt eine Falle zu stellen wäre
sets-up-whom = stellt { $whom } eine Falle
rolled-when-this-second-ends-by-what-each-can-do-by-then = gewürfelt wird, wenn diese Sekunde endet, mit dem, was beide dann noch können
your-own-attacks-this-turn-have-4 = deine eigenen Angriffe haben in dieser Runde −4
puts-points-of-the-set-up-into-it = setzt { $points } von der Falle ein
is-distracted-the-set-up-is-lost = ist abgelenkt: die Falle ist verloren
has-a-set-up-of-points = hat eine Falle gestellt: +{ $points }
loses-the-set-up = verliert die Falle
Will = Wille
to-keep-the-mind-on-it = bei der Sache bleiben

## missiles/shots.rs

to-the-side = seitlich
distance = Entfernung
from-the-move = aus der Bewegung
snap-shot = Schnellschuss
accuracy = Genauigkeit
long-aim = langes Anlegen
nobody-to-aim-at = niemand zum Anlegen
has-no-missile-ready = hat kein Geschoss bereit
goes-with-taking-aim = geht nur beim Anlegen
aims-at-whom = legt auf { $whom } an
aimed-for-1-second-at-the-next-shot = beim nächsten Schuss eine Sekunde angelegt
aimed-for-turns-seconds-at-the-next-shot = beim nächsten Schuss { $turns } Sekunden angelegt
loses-aim = verliert das Ziel
has-no-shot-this-turn = hat in dieser Runde keinen Schuss
goes-with-shooting-at-comers = geht nur beim Lauern
far-hexes =
    { $far ->
        [one] ein Feld
       *[other] { $far } Felder
    }

## missiles/throwing.rs

fumbled = verpatzt
caught-gladly = wird gern gefangen
past-others = an anderen vorbei
somebody-reaches-for-it = jemand greift danach
just-hit = eben getroffen
throw = Werfen
catch = Fangen
well-thrown = gut geworfen
on-the-run = im Laufen
diving = im Sprung
small = klein
to-catch-it = fangen
no-friend-to-throw-anything-to = kein Gefährte, dem etwas zuzuwerfen wäre
is-engaged = ist gebunden
nobody-would-throw-anything = niemand würde etwas werfen
goes-with-a-throw = geht nur beim Werfen
throws-to-whom-the-thing = wirft { $whom } { $thing_acc } zu
nobody-is-ready-to-catch-it = niemand ist bereit zu fangen
which-way-it-goes = wohin es fliegt
snatches-it-out-of-the-air = schnappt es aus der Luft
knocks-it-down = schlägt es herunter
fumbles-for-it = bekommt es noch nicht zu fassen
does-not-catch-it = fängt es nicht
to-catch-it-after-all = doch noch fangen
to-reach-it-first = zuerst danach greifen

## movement/acrobatic.rs

acrobatics = Akrobatik
has-not-learned-acrobatics = hat Akrobatik nicht gelernt
is-not-upright = ist nicht auf den Beinen
has-a-crippled-limb = kann einen Arm oder ein Bein nicht gebrauchen
carries-too-much = trägt zu viel
the-shield-is-too-large = der Schild ist zu groß
no-run-up-of-two-even-hexes-ahead = vorn sind keine zwei ebenen Felder frei
loses-the-rhythm = kommt aus dem Takt
to-stay-up = auf den Beinen bleiben
does-not-lie-or-kneel-so-that-it-could = liegt oder kniet nicht so, dass es ginge
springs-up = springt auf

## movement/charge.rs

no-foe-at-the-end-of-a-straight-run = kein Feind am Ende eines geraden Anlaufs
goes-with-a-charge = geht nur im Sturmangriff
runs-at-a-foe-first = rennt zuerst auf einen Feind zu
has-no-foe-before-it = hat keinen Feind vor sich
slams-into-whom = rammt { $whom }
odds-that-name-falls = { $odds }, dass { $name } stürzt
gets-out-of-the-way = weicht aus
no-hex-behind-the-foe-is-free = kein Feld hinter dem Feind ist frei
runs-past-hex-whom = läuft an { $whom } vorbei nach { $hex }
does-not-get-past = kommt nicht vorbei

## movement/getting_away.rs

goes-with-a-cautious-attack-or-an-all-out-defence = geht nur nach vorsichtigem Angriff oder voller Abwehr
has-moved = hat sich bewegt
breaks-off-already = setzt sich schon ab
is-pressed = wird bedrängt
a-foe-holds-it = wird von einem Feind gehalten
no-foe-has-it-in-reach = ist in keines Feindes Reichweite
no-way-leads-away = kein Weg führt fort
does-not-shake-off-the-foe = schüttelt den Feind nicht ab
gets-away = entkommt
has-the-foe-close-behind = hat den Feind auf den Fersen
to-get-away = entkommen
to-keep-up = dranbleiben

## movement/turning.rs, walking.rs

turns-to-name = wendet sich { $name } zu
cannot-move-so = kann sich so nicht bewegen
has-moved-already = hat sich schon bewegt
does-not-go-anywhere-with-this-maneuver = geht mit diesem Manöver nirgendwohin
has-run-at-a-foe = ist auf einen Feind zugerannt
no-hex-to-go-to = kein Feld, auf das es ginge
looking-looks-there = blickt dort nach { $looks }
runs-straight-at-a-foe = rennt geradewegs auf einen Feind zu
goes-away-from-the-foe = geht vom Feind weg
has-to-fall-back-first = muss zuerst zurückfallen

## rolls: attack and maneuvers as modifiers

all-out-twice = Ausfall: zweimal
all-out-skill = Ausfall: genau
all-out-damage = Ausfall: wuchtig
all-out-lunge = Ausfall: weiter Stoß
all-out-wild = Ausfall: wild
all-out-charge = Ausfall: Sturmangriff
bold = kühn
cautious = vorsichtig
wrap-shot = Rundhieb
look-around = Umsehen
flee = Fliehen
move = Bewegung
cartwheels = Radschlagen
attack = Angriff
wild-swing = wilder Hieb
own-posture = eigene Haltung
target-s-posture = Haltung des Ziels
the-arm-that-reaches-around = der Arm, der herumgreift
in-a-hold = im Griff
the-shield-is-hooked = Schild festgehakt
setting-up = stellt eine Falle
own-defence = eigene Abwehr
n9-at-best = höchstens 9
shield-feint = Schildfinte
weapon-feint = Waffenfinte
body-feint = Körperfinte
sucker-shot = Köder
jam = Einengen
beat = Wegschlagen
shield-press = Schilddrücken
shield-snatch = Schildhaken
after-a-beat = nach dem Wegschlagen
own-feint-failed = eigene Finte misslungen
jammed = eingeengt

## rolls: contests

slam = Rammen
charge = Sturmangriff
missed-thrust = verfehlter Stoß
shove = Stoßen
to-stop-it = aufhalten
stands-in-the-way = steht im Weg
to-get-past = vorbeikommen
to-get-hold = zu fassen bekommen
to-trip = zu Fall bringen
has-thrust = hat gestoßen
to-take-hold = zugreifen
to-withstand-it = standhalten
to-see-through-it = durchschauen
all-out-attack = Ausfall
cautious-attack = vorsichtiger Angriff
further-enemies = weitere Feinde
disengage = sich lösen
to-hold-on = dranbleiben
to-strike-first = zuerst zuschlagen
reach = Reichweite
to-judge-the-foe = den Feind beurteilen
to-keep-one-s-senses = bei Sinnen bleiben

## rolls: damage

damage = Schaden
lunge = weiter Stoß
own-speed = eigener Schwung
well-struck = gut getroffen
by-wound-and-place-injured = nach Wunde und Ort: { $injured }
armour-stops-leaves-left-injured = Rüstung −{ $stops } lässt { $left }; { $injured }
armour-stops-injured = Rüstung −{ $stops }: { $injured }

## rolls: defence

retreat = Zurückweichen
roll-away = Wegrollen
the-shield-is-hindered = Schild behindert
skilled-defence = gekonnte Abwehr
rolling-away = Wegrollen
attack-made-by = Vorsprung des Angriffs
half-the-skill = halbe Fertigkeit
part-of-the-skill = Teil der Fertigkeit
n3-and-half-the-skill = 3 und halbe Fertigkeit
DX-4 = DX−4
Move-and-3 = Bewegung und 3
shield-on-the-back = Schild am Rücken
shield = Schild
further-defence = weitere Abwehr
beaten-aside = weggeschlagen

## rolls: degrees

made = gelungen
critical = kritisch
miss = verfehlt
dropped = fallen gelassen

## turn

order = Reihenfolge
turn = Zug
is-stunned-and-does-nothing = ist betäubt und tut nichts
has-come-round = ist wieder bei Sinnen
goes-with-another-maneuver = geht nur mit einem anderen Manöver
changes-posture-first = wechselt zuerst die Haltung
has-run-at-nobody = ist auf niemanden zugerannt
closes-in-this-turn = packt in dieser Runde zu
has-one-thing-to-do-this-turn = hat in dieser Runde nur eines zu tun
has-to-go-away-from-the-foe-first = muss zuerst vom Feind weg

## waiting

is-too-slow-to-strike-first = ist zu langsam, um zuerst zuzuschlagen
has-struck-as-well-it-counts-after-the-foe-s-blow = hat zugleich getroffen: es zählt nach dem Hieb des Feindes
they-watch-each-other-for-seconds = beide belauern einander, Sekunden
and-the-other-watch-each-other-seconds-seconds =
    und der Feind belauern einander: { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
to-have-it-last = in die Länge ziehen
to-be-at-it = zur Sache kommen
has-nothing-ready-to-brace = hat nichts bereit, was sich stemmen ließe
nobody-is-far-enough-away-to-charge = niemand ist weit genug weg, um anzustürmen
is-past-the-point = ist an der Spitze vorbei
is-run-through-and-comes-on-along-the-shaft = wird durchbohrt und kommt am Schaft entlang weiter
is-stopped = wird aufgehalten
to-pull-it-out = herausziehen
