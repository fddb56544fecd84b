### German words for what `reactions` says. Each key is made of the English words.

## book.rs

Action-points-and-an-answer-to-every-blow-block-parry-dodge-riposte = Aktionspunkte, und auf jeden Hieb eine Antwort: abblocken, parieren, ausweichen, Riposte.
Answer-every-blow-block-parry-riposte = Beantworte jeden Hieb: Block, Parade, Riposte.
n5-to-15-min = 5 bis 15 min

## words.rs: the verbs

Attack = Angriff
Strike-from-where-you-stand-after-a-turn-of-60-degrees-if-you-like = Schlag zu, von wo du stehst; vorher kannst du dich um 60 Grad drehen.
Advance-and-attack = Vorrücken und angreifen
Step-one-hex-forward-or-sideways-and-strike-a-little-better-for-it = Rücke ein Feld vor oder zur Seite und schlag zu, dadurch etwas besser.
Move = Bewegen
Turn-60-degrees-if-you-like-then-go-up-to-two-hexes-forward-or-one-back = Dreh dich, wenn du magst, um 60 Grad, dann geh bis zu zwei Felder vor oder eines zurück.
Follow = Mitgehen
Move-along-with-a-figure-that-moves = Geh mit einer Figur mit, die sich bewegt.
Turn = Drehen
Turn-on-the-spot-as-far-as-you-like = Dreh dich auf der Stelle, so weit du willst.
Block = Abblocken
Stop-the-blow-both-weapons-lock-and-a-second-weapon-may-strike = Halt den Hieb auf; beide Waffen verhaken sich, und eine zweite Waffe kann zuschlagen.
Parry = Parieren
Turn-the-blow-aside-stepping-back-a-riposte-may-follow = Lenke den Hieb mit einem Schritt zurück ab; eine Riposte kann folgen.
Jump-back = Zurückspringen
Leap-one-hex-away-from-the-blow = Spring ein Feld weg vom Hieb.
Side-step = Seitschritt
Step-aside-of-the-blow-a-blow-of-your-own-may-follow = Tritt vor dem Hieb zur Seite; ein eigener Hieb kann folgen.
Soak = Abfedern
Ride-the-blow-to-make-the-wound-lighter = Geh mit dem Hieb mit, damit die Wunde leichter wird.
Ready-weapon = Waffe bereitmachen
Take-a-weapon-you-carry-into-your-hand = Nimm eine Waffe, die du trägst, in die Hand.
Fast-draw = Schnell ziehen
Try-to-have-a-weapon-out-in-a-flash = Versuche, eine Waffe blitzschnell zu ziehen.
Pick-up = Aufheben
Take-up-a-weapon-that-lies-here-or-beside-you = Heb eine Waffe auf, die hier oder neben dir liegt.
Put-away = Wegstecken
Put-a-weapon-away = Steck eine Waffe weg.
Drop = Fallen lassen
Let-a-weapon-fall-It-costs-nothing = Lass eine Waffe fallen. Das kostet nichts.
Speak = Rufen
Call-out-a-few-words = Rufe ein paar Worte.
Stand-up = Aufstehen
Get-up-from-the-ground = Steh vom Boden auf.
Aim = Zielen
Choose-where-the-blow-shall-land = Wähle, wo der Hieb treffen soll.
Risk-dice = Würfel riskieren
Give-up-three-points-for-each-die-you-add = Gib für jeden zusätzlichen Würfel drei Punkte auf.
Now = Jetzt
Take-your-phase-now = Nimm deine Phase jetzt.
Later = Später
Wait-for-a-later-moment = Warte auf einen späteren Augenblick.
Blow-from = Hieb von
Choose-from-which-of-two-sides-a-blow-between-them-comes = Wähle, von welcher der beiden Seiten ein Hieb kommt, der zwischen ihnen liegt.
Do-nothing = Nichts tun
Let-it-happen = Lass es geschehen.
End-phase = Phase beenden
End-your-phase-of-this-turn = Beende deine Phase dieser Runde.
Throw = Werfen
Throw-what-you-hold-after-a-turn-or-with-a-step-if-you-like = Wirf, was du hältst, wenn du magst, nach einer Drehung oder mit einem Schritt.
Snapshot = Schnellschuss
Shoot-at-once-after-a-turn-if-you-must = Schieß sofort, wenn nötig, nach einer Drehung.
Aimed-fire = Gezielter Schuss
Shoot-with-the-aim-you-have-taken = Schieß, worauf du gezielt hast.
Set-and-aim = Anlegen und zielen
Stand-still-and-take-aim-you-do-not-look-after-yourself-meanwhile = Bleib stehen und ziele; inzwischen achtest du nicht auf dich.
Load = Laden
Load-what-you-shoot-with = Lade, womit du schießt.
Close-in = Auf den Leib rücken
Step-into-an-enemy-s-hex-and-strike-with-something-short = Tritt in das Feld eines Feindes und schlag mit etwas Kurzem zu.
Rolling-dodge = Ausweichrolle
Roll-towards-the-blow-and-under-it-a-strike-or-kick-may-follow = Rolle dem Hieb entgegen und unter ihm durch; ein Schlag oder Tritt kann folgen.
Drop-dodge = Hinwerfen
Drop-to-the-ground-under-the-blow = Wirf dich unter dem Hieb zu Boden.
Forearm-block = Unterarmblock
Strike-the-blow-aside-with-your-arm-a-strike-or-kick-may-follow = Schlag den Hieb mit dem Arm beiseite; ein Schlag oder Tritt kann folgen.
Ride-on = Weiterreiten
The-mount-goes-on-as-its-gait-has-it-straight-or-drifting-to-one-side = Das Reittier läuft in seiner Gangart weiter, geradeaus oder zu einer Seite hin.
Faster = Schneller
Urge-the-mount-to-the-next-gait-a-steering-roll-decides = Treibe das Reittier in die nächste Gangart; ein Wurf auf Lenken entscheidet.
Slower = Langsamer
Rein-the-mount-in-by-one-gait-a-steering-roll-decides = Zügle das Reittier um eine Gangart; ein Wurf auf Lenken entscheidet.
Wheel = Schwenken
Turn-the-mount-60-degrees-a-steering-roll-decides = Dreh das Reittier um 60 Grad; ein Wurf auf Lenken entscheidet.
Mount = Aufsitzen
Get-on-the-mount-beside-you = Steig auf das Reittier neben dir.
Get-down = Absitzen
Get-off-a-mount-that-stands-or-walks = Steig von einem Reittier, das steht oder im Schritt geht.
Brace = Stemmen
Set-a-spear-or-pike-against-riders-it-is-lost-when-you-move-or-turn = Stemme einen Speer oder eine Pike gegen Reiter; das gilt, bis du dich bewegst oder drehst.
Ride-down = Niederreiten
Steer-the-mount-over-somebody-on-foot = Lenke das Reittier über jemanden zu Fuß.
Trample = Niedertrampeln
The-mount-runs-over-somebody = Das Reittier rennt jemanden nieder.
Stay-on = Im Sattel bleiben
Keep-your-seat = Halt dich im Sattel.

## words.rs: the questions

Put-how-much-at-risk-for-more-action-points = Wie viel setzt du für mehr Aktionspunkte aufs Spiel?
Put-how-much-at-risk-to-act-sooner = Wie viel setzt du aufs Spiel, um früher zu handeln?
waits-for-a-later-moment = wartet auf einen späteren Augenblick
Act-now-or-wait-for-a-later-moment-of-the-turn = Jetzt handeln oder auf einen späteren Augenblick der Runde warten?
What-does-figure-do = Was tut {"{figure}"}?
Where-shall-the-blow-land = Wo soll der Hieb treffen?
Put-how-much-of-your-skill-at-risk-in-the-attack = Wie viel deiner Fertigkeit setzt du beim Angriff aufs Spiel?
Does-figure-move-along = Geht {"{figure}"} mit?
An-enemy-comes-into-reach-Does-figure-strike = Ein Feind kommt in Reichweite. Schlägt {"{figure}"} zu?
How-does-figure-meet-the-blow = Wie begegnet {"{figure}"} dem Hieb?
From-which-side-does-the-blow-come = Von welcher Seite kommt der Hieb?
Put-how-much-of-your-skill-at-risk-in-the-defence = Wie viel deiner Fertigkeit setzt du bei der Verteidigung aufs Spiel?
figure-sees-what-happens-Does-it-answer = {"{figure}"} sieht, was geschieht. Folgt eine Antwort?
Put-how-much-of-your-strength-at-risk-for-more-harm = Wie viel deiner Stärke setzt du für mehr Schaden aufs Spiel?
The-blow-lands-Does-figure-ride-it-to-make-the-wound-lighter = Der Hieb trifft. Federt {"{figure}"} ihn ab, damit die Wunde leichter wird?
Put-how-much-at-risk-to-make-the-wound-lighter = Wie viel setzt du aufs Spiel, damit die Wunde leichter wird?
Put-how-much-at-risk-to-bear-the-pain = Wie viel setzt du aufs Spiel, um den Schmerz zu ertragen?
Put-how-much-at-risk-to-keep-your-footing = Wie viel setzt du aufs Spiel, um stehen zu bleiben?
An-opening-Does-figure-use-it = Eine Blöße. Nutzt {"{figure}"} sie?
Put-how-much-of-your-skill-at-risk-in-the-fast-draw = Wie viel deiner Fertigkeit setzt du beim schnellen Ziehen aufs Spiel?
Does-figure-call-something-out = Ruft {"{figure}"} etwas?
Put-how-much-of-your-skill-at-risk-in-the-aim = Wie viel deiner Fertigkeit setzt du beim Zielen aufs Spiel?
Put-how-much-of-your-skill-at-risk-in-steering = Wie viel deiner Fertigkeit setzt du beim Lenken aufs Spiel?
Put-how-much-of-your-skill-at-risk-to-stay-on = Wie viel deiner Fertigkeit setzt du aufs Spiel, um im Sattel zu bleiben?

## wording.rs, naming.rs

nobody = niemand
nothing = nichts
to-hex = nach { $hex }
to-facing = nach { $facing }
facing-facing = Blick { $facing }
From-facing = Von { $facing }
follows-to-hex = geht mit nach { $hex }
soaks-the-blow = federt den Hieb ab
runs-over-name = rennt { $name } nieder
has-to-stay-on = muss im Sattel bleiben
None-put-nothing-at-risk = Nichts aufs Spiel setzen
n1-die = 1 Würfel
count-dice = { $count } Würfel
points-points-of-strength-for-dice = { $points } Punkte Stärke für { $dice }
points-points-of-skill-for-dice = { $points } Punkte Fertigkeit für { $dice }
points-points-for-dice = { $points } Punkte für { $dice }
place-difficulty-difficulty = { $place } (Schwierigkeit { $difficulty })
place-bonus-to-hit = { $place } ({ $bonus } zum Treffen)

## cards.rs

Action-points = Aktionspunkte
Initiative = Initiative
Now-or-later = Jetzt oder später
Phases = Phasen
action-points = Aktionspunkte
left-of-all = { $left } von { $all }
initiative = Initiative
defence-no-answer = Verteidigung ohne Antwort
stops-at-the-chest = Schutz an der Brust
wound = Wunde
mount = Reittier
gait = Gangart
agitated-this-turn = in dieser Runde unruhig
bolts = geht durch
weapon = Waffe
    .g = f
braced = gestemmt
weapon-load-times-more = { $weapon }: noch { $times }-mal laden
not-loaded = nicht geladen
at-name-bonus = auf { $name }, +{ $bonus }
aims = zielt
pain = Schmerz
stunned-this-turn = in dieser Runde betäubt
staggered-penalty-this-turn = angeschlagen: { $penalty } in dieser Runde
wounds-on-all-rolls = Wunden, auf alle Würfe
disabled = unbrauchbar
right-arm = rechter Arm
left-arm = linker Arm
leg-moves-one-hex-at-a-time = Bein: nur ein Feld auf einmal
skill = Fertigkeit
parry-bonus = Parade { $bonus }
bonus-to-hit = { $bonus } zum Treffen
damage-damage-kind = Schaden { $damage } { $kind }
two-hands = beidhändig
range-hexes = wirksam bis { $hexes }
reach-hexes = Reichweite { $hexes }

## choices

is-stunned = ist betäubt
no-blow-is-coming = es kommt kein Hieb
blocks-with-the-weapon = blockt mit { $weapon_dat } ab
parries-with-the-weapon = pariert mit { $weapon_dat }
jumps-back = springt zurück
side-steps = weicht zur Seite aus
side-steps-to-hex = tritt zur Seite nach { $hex }
rolls-to-hex = rollt nach { $hex }
drops-to-the-ground = wirft sich zu Boden
strikes-the-blow-aside = schlägt den Hieb beiseite
a-strike-or-kick-may-follow = ein Schlag oder Tritt kann folgen
leaves-you-on-the-ground = danach liegst du am Boden
the-weapons-lock-a-second-weapon-may-strike = die Waffen verhaken sich; eine zweite Waffe kann zuschlagen
a-step-back-and-a-riposte-may-follow = ein Schritt zurück, und eine Riposte kann folgen
a-blow-of-your-own-may-follow = ein eigener Hieb kann folgen
knows-no-martial-arts = beherrscht keine Kampfkunst
nothing-stops-a-mount = ein Reittier hält nichts auf
the-blow-comes-from-straight-behind = der Hieb kommt genau von hinten
the-hex-behind-is-not-free = das Feld dahinter ist nicht frei
neither-hex-beside-is-free = kein Feld daneben ist frei
the-hex-towards-the-blow-has-no-room = das Feld zum Hieb hin hat keinen Platz
stops-nothing-that-flies = hält nichts auf, was fliegt
has-no-arm-free = hat keinen Arm frei
cannot-parry-what-flies = kann nicht parieren, was fliegt
only-a-shield-on-that-side-stops-what-flies = nur ein Schild auf dieser Seite hält auf, was fliegt
the-weapon-is-locked = die Waffe ist verhakt
the-weapon-is-locked-and-nothing-else-covers-that-side = die Waffe ist verhakt, und nichts anderes deckt diese Seite
nothing-short-is-ready-that-covers-that-side = nichts Kurzes ist bereit, das diese Seite deckt
nothing-ready-covers-the-side-the-blow-comes-from = nichts Bereites deckt die Seite, von der der Hieb kommt

## melee/action.rs

no-enemy-in-the-hexes-the-weapons-reach-even-after-a-turn = kein Feind in Reichweite der Waffen, auch nicht nach einer Drehung
no-enemy-would-be-in-reach-one-step-forward-or-sideways = auch einen Schritt vor oder zur Seite wäre kein Feind in Reichweite
no-enemy-on-foot-is-in-a-hex-before-it-that-has-room = in keinem Feld davor, das Platz hat, steht ein Feind zu Fuß
strikes-at-name-with-the-weapon-mode = schlägt mit { $weapon_dat }{ $mode } nach { $name }
advances-to-hex-and-strikes-at-name-with-the-weapon-mode = rückt nach { $hex } vor und schlägt mit { $weapon_dat }{ $mode } nach { $name }
closes-in-on-name-with-the-weapon-mode = rückt { $name } mit { $weapon_dat }{ $mode } auf den Leib
goes-too-fast-to-bite-and-kick = ist zu schnell, um zu beißen und zu treten
has-nothing-short-in-hand = hat nichts Kurzes in der Hand
has-nothing-ready-to-strike-with = hat nichts bereit, um zuzuschlagen

## melee: how rolls come out

# No colon: in a row of dice one stands before.
against-value-outcome = { $outcome } gegen { $value }
levels-levels-wound = −{ $levels } { $levels ->
        [one] Stufe
       *[other] Stufen
    }, { $wound }
too-late = zu spät
blocked = abgeblockt
parried = pariert
dodged = ausgewichen
stands = bleibt stehen
pushed-back = zurückgestoßen
knocked-down = niedergeworfen
the-higher-attack-hits-equal-ones-both-no-defence-counts = der höhere Angriff trifft, gleich hohe treffen beide; keine Verteidigung zählt
the-blow-can-still-be-met-with-a-defence = der Hieb lässt sich dann noch abwehren
whoever-does-not-stay-on-loses-the-answer = wer nicht im Sattel bleibt, verliert die Antwort
wound-to-the-place =
    { $place_g ->
        [m] { $wound } am { $place }
        [n] { $wound } am { $place }
        [p] { $wound } an den { $place }
       *[f] { $wound } an der { $place }
    }
can-no-longer-use-the-left-arm = kann den linken Arm nicht mehr gebrauchen
can-no-longer-use-the-right-arm = kann den rechten Arm nicht mehr gebrauchen
limps = hinkt
is-staggered = ist angeschlagen

## rolls

attack = Angriff
defence = Verteidigung
block = Block
parry = Parade
jump-back = Rücksprung
side-step = Seitschritt
aiming = beim Zielen
given-up-for-risked-dice = für riskierte Würfel aufgegeben
advance = Vorrücken
from-behind = von hinten
prone = liegend
parry-modifier = Modifikator der Parade
wounds = Wunden
damage = Schaden
margin = Vorsprung
soak = Abfedern
strength-ST = Stärke (ST)
co-ordination-CO = Koordination (CO)
perception-PE = Wahrnehmung (PE)
willpower-WP = Willenskraft (WP)
against-the-pain = gegen den Schmerz
footing = Standfestigkeit
the-push = Stoß
half-the-damage = der halbe Schaden
fast-draw = Schnellziehen
where-it-is = wo sie steckt
points-on-average = im Schnitt { $points }
fumbled-3-AP = verpatzt, 3 AP
fumbled = verpatzt
tie-of-initiative = Gleichstand der Initiative
Phase = Phase
impaling = stechend
cutting = schneidend
blunt = stumpf
unconscious = bewusstlos
stunned = betäubt
staggered = angeschlagen
bears-it = hält es aus
scratch-wound = Kratzer
no-wound = keine Wunde
scratch = Kratzer
light-wound = leichte Wunde
medium-wound = mittlere Wunde
serious-wound = ernste Wunde
critical-wound = kritische Wunde
fatal-wound = tödliche Wunde

## martial

rolling-dodge = Ausweichrolle
drop-dodge = Hinwerfen
forearm-block = Unterarmblock
load-again = Last noch einmal
rolling = mit einer Rolle
dropping = zu Boden
forearm = mit dem Unterarm

## missiles

misses = vorbei
has-nothing-ready-to-throw = hat nichts bereit zum Werfen
has-nothing-ready-to-shoot-with = hat nichts bereit zum Schießen
is-not-loaded = ist nicht geladen
has-taken-no-aim = hat nicht gezielt
the-one-it-aims-at-is-not-before-it-within-range-and-sight = das Ziel ist nicht vorn, in Schussweite und in Sicht
no-enemy-is-before-it-within-range-and-sight = kein Feind ist vorn, in Schussweite und in Sicht
steps-to-hex-and-throws-the-weapon-mode-at-name = tritt nach { $hex } und wirft { $weapon_acc }{ $mode } auf { $name }
throws-the-weapon-mode-at-name = wirft { $weapon_acc }{ $mode } auf { $name }
shoots-at-name-with-the-weapon-mode-with-aim = schießt gezielt mit { $weapon_dat }{ $mode } auf { $name }
shoots-at-name-with-the-weapon-mode = schießt mit { $weapon_dat }{ $mode } auf { $name }
is-loaded = ist geladen
loads-the-weapon = lädt { $weapon_acc }
is-not-yet-done-left-more-times = ist noch nicht fertig: noch { $left }-mal
takes-aim-at-name = zielt auf { $name }
the-aim-gets-no-better = das Zielen wird nicht mehr besser
steady = ruhig
no-steadier = nicht ruhiger
the-shot = Schuss
to-be-better = um besser zu sein
with-a-step = mit einem Schritt
after-a-turn = nach einer Drehung
aim = Zielen
beyond-its-range = über die wirksame Weite
difficulty = Schwierigkeit
range = Entfernung
missile = Geschoss
size = Größe
movement = Bewegung
light = Licht
cover = Deckung

## mounted

no-mount-without-a-rider-is-beside-it = kein Reittier ohne Reiter steht daneben
gets-on-name = steigt auf { $name }
sits-on-no-mount = sitzt auf keinem Reittier
goes-too-fast-to-get-down = ist zu schnell zum Absitzen
no-hex-beside-the-mount-is-free = kein Feld neben dem Reittier ist frei
gets-down = sitzt ab
no-enemy-has-a-mount = kein Feind hat ein Reittier
has-braced-it-already = hat schon gestemmt
no-enemy-rides-any-more = kein Feind reitet mehr
holds-nothing-that-can-be-braced = hält nichts, was sich stemmen lässt
braces-the-weapon = stemmt { $weapon_acc } in den Boden
stand = Stand
walk = Schritt
trot = Trab
canter = Kanter
gallop = Galopp
the-mount-gallops-already = das Reittier galoppiert schon
the-mount-stands = das Reittier steht
the-mount-bolts = das Reittier geht durch
the-mount-has-no-room-to-turn = das Reittier hat keinen Platz zum Schwenken
urges-the-mount-on = treibt das Reittier an
reins-the-mount-in = zügelt das Reittier
wheels-to-face-facing = schwenkt nach { $facing }
has-no-room-to-go-on = hat keinen Platz zum Weiterlaufen
goes-on-to-hex-at-a-gait = läuft im { $gait } weiter nach { $hex }
is-lame = lahmt
its-rider-has-not-the-AP-to-steer = der Reiter hat nicht genug AP zum Lenken
no-enemy-on-foot-is-in-its-way = kein Feind zu Fuß ist im Weg
is-ridden-at-name = wird auf { $name } zugeritten
is-no-mount = ist kein Reittier
stands-its-rider-has-to-urge-it-on = steht: der Reiter muss es antreiben
full-tack = volles Zaumzeug
riding = Reiten
kind = Art
quality = Güte
running-down = beim Niederreiten
from-above = von oben
mount-agitated = Reittier unruhig
the-charge = Sturmangriff
staying-on = im Sattel bleiben
to-stay-on = um im Sattel zu bleiben
falls-off = stürzt vom Reittier
rears = bäumt sich auf
does-not-obey-and-is-agitated = gehorcht nicht und ist unruhig
steering = Lenken
by-the-gait = nach der Gangart
steers-the-mount-at-somebody = lenkt das Reittier auf jemanden zu

## moving.rs, needs.rs, on_the_spot.rs

every-hex-it-could-go-to-is-taken-or-cannot-be-entered = jedes Feld, das in Frage käme, ist besetzt oder nicht zu betreten
moves-to-hex = bewegt sich nach { $hex }
is-a-mount = ist ein Reittier
sits-on-a-mount = sitzt auf einem Reittier
lies-prone = liegt am Boden
the-side-has-no-mount = die eigene Seite hat kein Reittier
turns-to-face-facing = dreht sich nach { $facing }
does-not-lie-on-the-ground = liegt nicht am Boden
gets-up = steht auf
speaks = ruft etwas
n1-word = 1 Wort
count-words = { $count } Wörter

## things.rs

has-no-hand-free-for-what-it-carries = hat für nichts, was sonst noch da ist, eine Hand frei
readies-the-weapon-falling = macht { $weapon_acc } bereit{ $falling }
carries-nothing-that-comes-out-in-a-flash = trägt nichts, was sich schnell ziehen lässt
has-no-hand-free-for-what-comes-out-in-a-flash = hat keine Hand frei, um etwas schnell zu ziehen
tries-to-draw-the-weapon-in-a-flash = versucht, { $weapon_acc } blitzschnell zu ziehen
costs-3-AP-at-the-most-a-roll-decides = kostet höchstens 3 AP; ein Wurf entscheidet
nothing-lies-here-or-beside-it = hier und daneben liegt nichts
has-no-hand-free-for-it-drop-something-first = hat keine Hand dafür frei: lass zuerst etwas fallen
the-lying = : { $lying }
picks-up-the-weapon-at-hex = hebt auf { $hex } { $weapon_acc } auf
holds-nothing = hält nichts
lets-the-weapon-fall = lässt { $weapon_acc } fallen
puts-the-weapon-away = steckt { $weapon_acc } weg
carries-nothing-else = trägt sonst nichts
has-no-hand-free-drop-something-first-it-costs-nothing = hat keine Hand frei: lass zuerst etwas fallen, das kostet nichts
letting-the-weapon-fall = , dafür fällt { $weapon_nom }
letting-the-weapon-and-the-other-fall = , dafür fallen { $weapon_nom } und { $other_nom }

## spots.ron

Head = Kopf
    .g = m
Eyes = Augen
    .g = p
Throat = Kehle
    .g = f
Chest = Brust
    .g = f
Arm = Arm
    .g = m
Hand = Hand
    .g = f
Abdomen = Bauch
    .g = m
Groin = Leiste
    .g = f
Leg = Bein
    .g = n
head = Kopf
eyes = Augen
throat = Kehle
chest = Brust
arm = Arm
hand = Hand
abdomen = Bauch
groin = Leiste
leg = Bein
aimed-at-the-head = auf den Kopf gezielt
aimed-at-the-eyes = auf die Augen gezielt
aimed-at-the-throat = auf die Kehle gezielt
aimed-at-the-chest = auf die Brust gezielt
aimed-at-the-arm = auf den Arm gezielt
aimed-at-the-hand = auf die Hand gezielt
aimed-at-the-abdomen = auf den Bauch gezielt
aimed-at-the-groin = auf die Leiste gezielt
aimed-at-the-leg = auf das Bein gezielt

## riding.ron

Mule = Maultier
Pony = Pony
Old-nag = Alter Klepper
Riding-horse = Reitpferd
Draft-horse = Zugpferd
War-horse = Streitross
Camel = Kamel
Elephant = Elefant
War-dog = Kampfhund
mule = Maultier
pony = Pony
old-nag = alter Klepper
riding-horse = Reitpferd
draft-horse = Zugpferd
war-horse = Streitross
camel = Kamel
elephant = Elefant
war-dog = Kampfhund

## Skills and specialisms, as labels and on the cards of weapons

Combat = Kampf
Melee = Nahkampf
Polearm = Stangenwaffe
Tactics = Taktik
Athletics = Athletik
Sleight-of-hand = Fingerfertigkeit
Shooting = Schießen
Throwing = Werfen
Riding = Reiten
Martial-arts = Kampfkunst
dodge = Ausweichen
speed = Schnelligkeit
toughness = Zähigkeit
resist-pain = Schmerz ertragen
brawling = Raufen
punch = Faustschlag
kick = Tritt
clubs = Keulen
swords = Schwerter
shortsword = Kurzschwert
broadsword = Breitschwert
hand-and-half = Anderthalbhänder
great-sword = Zweihänder
axes = Äxte
battle-axe = Streitaxt
mace = Streitkolben
hammer = Hammer
knife = Messer
shield = Schild
spear = Speer
pike = Pike
halberd = Hellebarde
quarterstaff = Kampfstab
lance = Lanze
javelin = Wurfspeer
sling = Schleuder
bow = Bogen
crossbow = Armbrust
horses = Pferde
mules = Maultiere
camels = Kamele
elephants = Elefanten
dogs = Hunde
fighting = Kämpfen
