### German words for what `vantage` says. Each key is made of the English words.

## The book and its cover (book.rs)

Nobody-may-strike-before-an-advantage-is-won-A-hex-is-a-place-full-of-people-who-has-strike-or-vantage-on-whom-is-all-that-counts-in-it-and-evading-takes-it-away = Niemand darf zuschlagen, ehe ein Vorteil gewonnen ist. Ein Feld ist ein Ort voller Leute; dort zählt nur, wer Zugriff oder Schussfeld auf wen hat, und wer entwischt, nimmt es den anderen wieder.
Win-an-advantage-before-you-may-strike = Gewinne einen Vorteil, ehe du zuschlagen darfst.
n5-to-15-min = 5 bis 15 min
body = Körper

## Verbs (words.rs)

This-figure = Diese Figur
Choose-which-of-your-figures-acts-next = Wähle, welche deiner Figuren als Nächste handelt.
Attack = Angriff
Strike-the-enemy-you-have-strike-on-It-ends-the-figure-s-turn = Schlag nach dem Feind, auf den du Zugriff hast. Damit endet der Zug der Figur.
Shoot = Schießen
Shoot-at-the-enemy-you-have-vantage-on-It-takes-a-shot-and-ends-the-figure-s-turn = Schieß auf den Feind, auf den du Schussfeld hast. Das verbraucht ein Geschoss und beendet den Zug der Figur.
Combo = Kombo
Attack-with-1-damage-more-and-the-turn-goes-on = Angriff mit 1 Schaden mehr, und der Zug geht weiter.
Counter = Konter
Attack-with-1-damage-more-until-your-next-turn-whoever-attacks-you-is-attacked-back-at-once = Angriff mit 1 Schaden mehr; bis zu deinem nächsten Zug schlägst du sofort zurück, wenn dich jemand angreift.
Onslaught = Ansturm
Attack-with-1-damage-more-whoever-is-hit-may-not-attack-in-the-next-turn = Angriff mit 1 Schaden mehr; wer getroffen wird, darf im nächsten Zug nicht angreifen.
Deathblow = Todesstoß
Attack-with-1-damage-more-a-bare-10-slays-at-once = Angriff mit 1 Schaden mehr; eine natürliche 10 tötet sofort.
Try-for-strike = Zugriff suchen
Roll-Speed-to-gain-strike-on-an-enemy-in-your-hex-you-may-then-attack-it = Würfle auf Schnelligkeit, um Zugriff auf einen Feind in deinem Feld zu gewinnen: Dann darfst du ihn angreifen.
Try-for-vantage = Schussfeld suchen
Roll-Perception-to-gain-vantage-on-an-enemy-in-your-hex-you-may-then-shoot-at-it = Würfle auf Wahrnehmung, um Schussfeld auf einen Feind in deinem Feld zu gewinnen: Dann darfst du auf ihn schießen.
Evade = Entwischen
Roll-Agility-whoever-has-strike-or-vantage-on-you-loses-it-and-cannot-gain-it-until-your-next-turn = Würfle auf Gewandtheit: Wer Zugriff oder Schussfeld auf dich hat, verliert das und kann es bis zu deinem nächsten Zug nicht gewinnen.
Move = Bewegen
Go-to-a-hex-beside-this-one-it-takes-the-whole-turn = Geh in ein Feld neben diesem; das braucht den ganzen Zug.
Flee = Fliehen
Roll-Agility-to-get-away-to-a-hex-beside-this-one-it-takes-the-whole-turn = Würfle auf Gewandtheit, um in ein Feld neben diesem zu entkommen; das braucht den ganzen Zug.
Carry = Bergung
Go-to-a-hex-beside-this-one-and-take-a-friend-who-is-knocked-down-along = Geh in ein Feld neben diesem und nimm einen Gefährten mit, der am Boden liegt.
Soar = Fliegen
Fly-to-a-hex-beside-this-one = Flieg in ein Feld neben diesem.
Shade-leap = Schattensprung
Step-through-the-shade-to-a-hex-two-away = Tritt durch den Schatten in ein Feld, das zwei Felder entfernt ist.
Help-up = Aufhelfen
Try-to-bring-a-friend-who-is-knocked-down-back-into-the-fight = Versuche, einen Gefährten, der am Boden liegt, in den Kampf zurückzuholen.
Loot = Plündern
Take-the-shots-and-draughts-of-one-who-was-slain = Nimm die Geschosse und Tränke eines Erschlagenen.
Drink = Trinken
Drink-a-draught-and-regain-Health = Trink einen Trank und gewinne Gesundheit zurück.
Change-weapons = Waffe wechseln
Take-another-weapon-in-hand-in-place-of-the-one-you-have = Nimm statt deiner Waffe eine andere zur Hand.
Search = Suchen
Roll-Perception-to-find-those-who-lie-in-ambush-here = Würfle auf Wahrnehmung, um die zu finden, die hier im Hinterhalt liegen.
Keep-a-hold = Zugriff behalten
Have-strike-on-this-one-of-the-two = Hab Zugriff auf diesen der beiden.
Let-another-act = Andere vorlassen
Another-figure-acts-first-this-one-may-go-on-later = Eine andere Figur handelt zuerst; diese kann später weitermachen.
Done = Fertig
Do-nothing-more-this-turn-the-points-left-are-lost = Tu in dieser Runde nichts mehr; die übrigen Punkte verfallen.

## Questions (words.rs)

Which-of-your-figures-acts-next = Welche deiner Figuren handelt als Nächste?
What-does-figure-do = Was tut {"{figure}"}?
Two-have-come-at-figure-On-which-of-them-is-the-hold-kept = Zwei gehen auf {"{figure}"} los. Gegen wen von beiden wendet sich die Figur?

## Buttons (wording.rs)

End-the-phase = Phase beenden
Help-up-name = Aufhelfen: { $name }
Loot-name = Plündern: { $name }

## What figures have, and what it is called (words.rs, fighter.rs, cards.rs)

AP = AP
damage-Health = { $damage } Gesundheit
Health = Gesundheit
action-points = Aktionspunkte
initiative = Initiative
initiative-for-blows = Initiative für Angriffe
initiative-number = Initiative { $number }
Armour = Rüstung
statistics = Werte
Speed = Schnelligkeit
Agility = Gewandtheit
Strength = Stärke
Toughness = Zähigkeit
Mind = Verstand
Bravery = Mut
Perception = Wahrnehmung
keywords = Eigenschaften
left-of-all = { $left } von { $all }
now = jetzt
evades-nothing-is-gained-on-it = entwischt: niemand gewinnt Zugriff oder Schussfeld
strikes-back-at-whoever-attacks-it = schlägt gegen jeden Angreifer zurück
overwhelmed-may-not-attack = überwältigt: darf nicht angreifen
lies-in-ambush-unseen = liegt ungesehen im Hinterhalt
the-gift-is-spent = die Gabe ist verbraucht
shots = Geschosse
draughts = Tränke
evades = entwischt
counter = Konter
overwhelmed = überwältigt
hidden = versteckt
range = Reichweite
takes = verlangt
damage-damage = { $damage } Schaden
tries-for-strike = Zugriff suchen

## Keywords (keywords.rs)

follower = Gefolge
ambusher = lauernd
anchored = verankert
blinding = blendend
disorientating = verwirrend
terrifying = furchterregend
fearful = furchtsam
inspiring = anspornend
camouflaged = getarnt
extrasensory = hellsichtig
contemptuous = hochmütig
frozen = erstarrt
monstrous = ungeheuer
winged = geflügelt
shade = Schatten
combo = Kombo
onslaught = Ansturm
deathblow = Todesstoß

## Turns and rolls (turn.rs, rolls.rs)

Phase = Phase
critical = kritisch
required = nötig
basic = Grundwert
never-below-least-nor-above-most = nie unter { $least } und nie über { $most }

## Strike and vantage (holds)

vantage = Schussfeld
has-strike-on = hat Zugriff auf
is-in-the-strike-of = ist im Zugriff von
has-vantage-on = hat Schussfeld auf
is-in-the-vantage-of = ist im Schussfeld von
strike-on-name = Zugriff auf { $name }
vantage-on-name = Schussfeld auf { $name }
on-name = auf { $name }
tries-for-hold = sucht { $hold }
carries-no-ranged-weapon = trägt keine Fernwaffe
no-enemy-is-in-this-hex = kein Feind ist in diesem Feld
has-evaded-this-turn = ist in dieser Runde entwischt
has-no-ranged-weapon-at-hand = hat keine Fernwaffe zur Hand
all-enemies-here-evade-or-are-not-seen = alle Feinde hier sind entwischt oder nicht zu sehen
is-anchored-only-those-who-have-strike-on-it = ist verankert: nur auf Feinde, die selbst Zugriff haben
it-has-that-already = hat das schon
a-quick-weapon = schnelle Waffe
won-you-may-attack-name = gelingt es: du darfst { $name } angreifen
won-you-may-shoot-at-name = gelingt es: du darfst auf { $name } schießen
won-you-lose-hold = gelingt es: du verlierst { $hold }
won-foe-loses-hold = gelingt es: { $foe } verliert { $hold }
you-have-no-shot-for-it = du hast kein Geschoss dafür
even-then-foe-gains-strike-on-you = selbst dann gewinnt { $foe } Zugriff auf dich
even-then-foe-gains-vantage-on-you = selbst dann gewinnt { $foe } Schussfeld auf dich
even-then-foe-chooses-hold-or-on-you = selbst dann wählt { $foe }: { $hold } oder auf dich
has-to-defend-itself = muss sich verteidigen
turns-on-the-attacker = wendet sich gegen den Angreifer
name-has-health-of-of-Health = { $name } hat { $health } von { $of } Gesundheit
hold-is-lost = { $hold } geht verloren
Have-hold-instead = Stattdessen { $hold }
Keep-hold = { $hold } behalten

## Evading (evade.rs)

it-evades-already = ist schon entwischt
nobody-has-strike-or-vantage-on-it = niemand hat Zugriff oder Schussfeld auf die Figur
tries-to-evade = versucht zu entwischen
evade = Entwischen
from-loses-hold = { $from } verliert { $hold }
no-enemy-gains-anything-on-you-until-your-next-turn = bis zu deinem nächsten Zug gewinnt kein Feind etwas auf dich
it-does-not-fight-any-more-this-turn = kämpft in dieser Runde nicht mehr

## Attacks (attack)

is-overwhelmed = ist überwältigt
needs-strike-on-an-enemy-first = braucht erst Zugriff auf einen Feind
needs-vantage-on-an-enemy-first = braucht erst Schussfeld auf einen Feind
does-not-see-the-enemy = sieht den Feind nicht
dares-not-attack-name-this-turn = wagt in dieser Runde nicht, { $name } anzugreifen
has-no-such-weapon-at-hand = hat keine solche Waffe zur Hand
has-no-shot-left-for-it = hat kein Geschoss mehr dafür
has-not-learned-it = hat es nicht gelernt
name-arm-shot-left-left = auf { $name }: { $arm }, { $shot } (noch { $left })
name-arm = auf { $name }: { $arm }
attacks-name-arm = greift { $name } an: { $arm }
shoots-at-name-arm = schießt auf { $name }: { $arm }
opens-a-combo-on-name-arm = beginnt eine Kombo gegen { $name }: { $arm }
attacks-and-stands-ready-for-name-arm = greift { $name } an und bleibt auf der Hut: { $arm }
bears-down-on-name-arm = stürmt auf { $name } ein: { $arm }
deals-a-deathblow-to-name-arm = führt einen Todesstoß gegen { $name }: { $arm }
attack = Angriff
Strength-of-the-weapon = Stärke der Waffe
save = Rüstungswurf
flies = fliegt
nerve = Nerven
finds-a-gap-no-armour-helps = : findet eine Lücke, keine Rüstung hilft
name-strikes-back-at-once-if-it-stands = { $name } schlägt sofort zurück, falls noch im Kampf
ends-your-turn-left-AP-are-lost =
    { $left ->
        [one] beendet den Zug: { $left } AP verfällt
       *[other] beendet den Zug: { $left } AP verfallen
    }
your-turn-goes-on = dein Zug geht weiter
then-strikes-back-at-whoever-attacks-it = schlägt danach gegen jeden Angreifer zurück
a-hit-the-other-may-not-attack-in-the-next-turn = bei einem Treffer darf der Getroffene im nächsten Zug nicht angreifen
a-bare-10-slays = eine natürliche 10 tötet
slain = erschlagen
no-harm = kein Schaden
does-not-dare-to = wagt es nicht
is-saved-by-armour = wird von der Rüstung gerettet
is-ready-to-strike-back = ist bereit zurückzuschlagen
strikes-back = schlägt zurück

## The fallen (fallen.rs)

loss-of-damage-Health = Verlust von { $damage } Gesundheit
lost-special-by-the-special-attack = { $lost } ({ $special } durch den Sonderangriff)
loss-of-damage-Health-none-left = Verlust von { $damage } Gesundheit, nichts mehr übrig
deadly-wound = tödliche Wunde
no-friend-lies-knocked-down-in-this-hex = kein Gefährte liegt in diesem Feld am Boden
tries-to-help-name-up = versucht, { $name } aufzuhelfen
back-with-health-Health-and-acts-from-its-next-turn-on = mit { $health } Gesundheit zurück, handelt ab dem nächsten Zug
help-up = Aufhelfen
no-slain-enemy-lies-in-this-hex-unlooted = kein erschlagener Feind liegt in diesem Feld ungeplündert
loots-name = plündert { $name }
brings-nothing-of-use = bringt nichts Brauchbares
brings-found = bringt { $found }
finds-nothing = findet nichts
finds-what = findet { $what }
a-draught = einen Trank
many-draughts = { $many } Tränke

## Leaving a hex (moving.rs)

is-held-it-has-to-flee = wird festgehalten: muss fliehen
friend-to-hex = von { $friend } nach { $hex }
to-hex = nach { $hex }
carries-friend-to-hex = trägt { $friend } nach { $hex }
flees-to-hex = flieht nach { $hex }
soars-to-hex = fliegt nach { $hex }
leaps-through-the-shade-to-hex = springt durch den Schatten nach { $hex }
goes-to-hex = geht nach { $hex }
leaving-ends-what-it-has-on-others-and-they-on-it = beim Gehen endet, was die Figur auf andere hat und andere auf sie
does-not-get-away = kommt nicht weg
is-grounded-it-flies-no-more = muss landen: fliegt nicht mehr
is-sick-of-the-shade-it-is-flesh-and-blood-again = ist schattenkrank: wieder Fleisch und Blut
does-not-fly = fliegt nicht
is-no-shade = ist kein Schatten
is-anchored = ist verankert
goes-nowhere-of-itself = geht von selbst nirgendwohin
no-hex-at-that-distance-has-room = kein Feld in dieser Entfernung hat Platz
no-hex-beside-this-one-has-room = kein Feld daneben hat Platz
flee = Fliehen
the-gift = die Gabe
it-is-spent = verbraucht

## Things, ambushers (things.rs, search.rs, change.rs)

has-no-draught = hat keinen Trank
has-lost-no-Health = hat keine Gesundheit verloren
drinks-a-draught = trinkt einen Trank
gives-back-gains = gibt { $gains } zurück
carries-no-other-weapon = trägt keine andere Waffe
for-the-weapon =
    { $weapon_g ->
        [f] zur { $weapon }
        [p] zu { $weapon_dat }
       *[other] zum { $weapon }
    }
changes-weapons = wechselt die Waffe
the-weapon-goes-to-the-belt =
    { $weapon_nom } { $weapon_g ->
        [p] kommen
       *[other] kommt
    } an den Gürtel
nobody-is-hidden-here = niemand ist hier versteckt
searches-the-place = durchsucht den Ort
search = Suche
comes-out-of-hiding = kommt aus dem Versteck

## Holds

strike = Zugriff
