### German words for what `maneuvers` says. Each key is made of the English words.

## book.rs

A-turn-is-one-second-The-maneuver-you-choose-rules-what-you-may-strike-and-how-you-may-defend-until-your-next-feints-set-ups-and-ripostes-win-what-strength-alone-does-not = Eine Runde dauert eine Sekunde. Das Manöver, das du wählst, bestimmt bis zum nächsten, wonach du schlagen und wie du dich wehren kannst; Finten, Fallen und Riposten gewinnen, was Kraft allein nicht gewinnt.
Second-by-second-with-feints-and-set-ups = Sekunde um Sekunde, mit Finten und Fallen.
n5-to-10-min = 5 bis 10 min
HP = TP

## words.rs: the maneuvers

All-out-twice = Ausfall: zweimal
Two-blows-with-each-weapon-that-is-ready-you-cannot-parry = Zwei Hiebe mit jeder bereiten Waffe; du kannst nicht parieren.
All-out-skill = Ausfall: genau
One-blow-at-4-you-cannot-parry = Ein Hieb mit +4; du kannst nicht parieren.
All-out-damage = Ausfall: wuchtig
One-blow-that-does-more-by-your-ST-you-cannot-parry = Ein Hieb, der je nach ST mehr Schaden macht; du kannst nicht parieren.
All-out-lunge = Ausfall: weiter Stoß
A-thrust-one-hex-farther-than-the-weapon-reaches-you-cannot-parry = Ein Stoß, der ein Feld weiter reicht als die Waffe; du kannst nicht parieren.
All-out-wild = Ausfall: wild
Two-blows-to-any-side-9-at-best-you-cannot-parry = Zwei Hiebe nach beliebiger Seite, höchstens mit 9; du kannst nicht parieren.
All-out-charge = Ausfall: Sturmangriff
Run-straight-at-a-foe-strike-then-slam-into-it-or-get-past-you-cannot-parry = Lauf geradewegs auf einen Feind zu, schlag zu, dann ramme ihn oder lauf vorbei; du kannst nicht parieren.
Bold = Kühn
One-blow-at-2-all-your-defences-at-1 = Ein Hieb mit +2; jede Abwehr mit −1.
Attack = Angriff
One-blow = Ein Hieb.
Cautious = Vorsichtig
One-blow-at-2-all-your-defences-at-1-you-may-retreat-or-break-off = Ein Hieb mit −2; jede Abwehr mit +1, und du darfst zurückweichen oder dich absetzen.
Wrap-shot = Rundhieb
A-swing-around-the-foe-s-shield-at-1 = Ein Hieb um den Schild des Feindes herum, mit −1.
Wild-swing = Wilder Hieb
A-blow-to-any-side-9-at-best = Ein Hieb nach beliebiger Seite, höchstens mit 9.
Stop-thrust = Aufhaltstoß
Brace-a-spear-or-pole-weapon-against-whoever-charges = Stemme einen Speer oder eine Stangenwaffe gegen jeden, der anstürmt.
Riposte = Riposte
Let-a-foe-strike-first-then-strike-back-the-better-your-defence-the-better-your-blow = Lass einen Feind zuerst zuschlagen, dann schlag zurück: Je besser deine Abwehr, desto besser dein Hieb.
Defend-double = Abwehr: doppelt
No-attack-two-defences-without-a-penalty-and-you-may-retreat-or-break-off = Kein Angriff; zwei Abwehren ohne Abzug, und du darfst zurückweichen oder dich absetzen.
Defend-skilled = Abwehr: gekonnt
No-attack-one-defence-at-4-and-you-may-retreat-or-break-off = Kein Angriff; eine Abwehr mit +4, und du darfst zurückweichen oder dich absetzen.
Defend-half = Abwehr: gegen viele
No-attack-further-defences-cost-half-and-you-may-retreat-or-break-off = Kein Angriff; weitere Abwehren kosten nur die Hälfte, und du darfst zurückweichen oder dich absetzen.
Posture = Haltung
Get-up-or-down = Steh auf oder geh zu Boden.
Concentrate = Sammeln
Collect-yourself-confusion-is-over = Sammle dich: Die Verwirrung ist vorbei.
Analyze = Feinde studieren
Size-up-the-enemies-if-you-roll-your-Tactics-the-log-says-how-good-they-are = Studiere die Feinde: Gelingt dir Taktik, sagt der Verlauf, wie gut sie sind.
Look-around = Umsehen
Glance-to-all-sides-attacks-at-4-defences-at-2 = Blick nach allen Seiten; Angriffe mit −4, Abwehren mit −2.
Disengage = Sich lösen
Break-off-and-go-in-a-straight-line-if-you-win-a-contest-of-Tactics = Setze dich ab und geh geradeaus fort, wenn du einen Wettstreit in Taktik gewinnst.
Flee = Fliehen
Turn-your-back-and-run-dodge-at-5-no-block-or-parry = Kehre dem Feind den Rücken und lauf: Ausweichen mit +5, kein Block und keine Parade.
Close-in = Zupacken
Get-hold-of-a-foe-trip-it-or-grab-its-weapon = Halt einen Feind fest, bring ihn zu Fall oder greif nach seiner Waffe.
Ready = Bereitmachen
Ready-a-weapon-draw-one-pick-one-up-load-put-one-away = Mach eine Waffe bereit, zieh sie, heb sie auf, lade sie oder stecke sie weg.
Move = Bewegung
Go-as-far-as-you-can-A-wild-swing-before-it-or-in-the-middle-or-a-blow-at-its-end-at-4 = Geh, so weit du kannst. Davor oder unterwegs ein wilder Hieb, oder am Ende ein Hieb mit −4.
Wait = Warten
Strike-at-whoever-comes-within-your-reach-also-boldly-or-cautiously = Schlag nach jedem, der in deine Reichweite kommt, auch kühn oder vorsichtig.
Shoot-at-comers = Lauern
Stand-watch-and-shoot-at-whoever-comes-within-so-many-hexes = Bleib stehen, lauere und schieß auf jeden, der auf so viele Felder herankommt.
Take-aim = Anlegen
Aim-a-missile-at-somebody-each-second-helps = Ziele mit einer Schusswaffe auf jemanden; jede Sekunde hilft.
Long-action = Lange Handlung
A-second-of-something-that-takes-several = Eine Sekunde für etwas, das mehrere dauert.
Cartwheels = Radschlagen
Cartwheels-straight-ahead-you-dodge-without-tiring = Schlag Räder geradeaus: Du weichst aus, ohne nachzulassen.
Throw = Werfen
Throw-a-friend-something-it-needs = Wirf einem Gefährten etwas zu, das er braucht.
Catch = Fangen
Be-ready-to-catch-what-a-friend-throws-you = Sei bereit zu fangen, was dir ein Gefährte zuwirft.

## words.rs: what is done in a turn

Stand-up = Aufstehen
Stand-upright = Stell dich aufrecht hin.
Half-crouch = Halb ducken
Bend-your-knees-a-little-harder-to-hit-a-little-slower = Geh leicht in die Knie: etwas schwerer zu treffen, etwas langsamer.
Crouch = Ducken
Crouch-low = Ducke dich tief.
Kneel = Knien
Be-on-your-knees = Geh auf die Knie.
Sit = Hinsetzen
Sit-on-the-ground = Setze dich auf den Boden.
Hands-and-knees = Auf alle viere
Be-on-your-hands-and-knees = Geh auf Hände und Knie.
Lie-down = Hinlegen
Lie-face-down = Leg dich auf den Bauch.
Spring-up = Aufspringen
Be-on-your-feet-at-once-if-you-roll-your-Acrobatics = Sei sofort auf den Beinen, wenn dir Akrobatik gelingt.
Fast-draw = Schnell ziehen
Have-a-weapon-in-hand-in-no-time-if-you-roll-your-Fast-Draw = Hab im Nu eine Waffe in der Hand, wenn dir Schnellziehen gelingt.
Let-go = Loslassen
Let-it-fall-that-takes-no-time = Lass es fallen: Das kostet keine Zeit.
Take-the-chair = Auf den Stuhl setzen
Sit-down-on-the-chair-that-stands-here = Setze dich auf den Stuhl, der hier steht.
Lie-on-the-back = Auf den Rücken legen
Lie-on-your-back = Leg dich auf den Rücken.
Set-up = Falle stellen
Lead-the-foe-on-for-a-bonus-to-be-sprung-later-attacks-at-4-this-turn = Locke den Feind, für einen Bonus, den du später einlöst; Angriffe in dieser Runde mit −4.
Go = Gehen
Go-to-this-hex = Geh auf dieses Feld.
Turn = Drehen
Look-this-way = Blick in diese Richtung.
Strike = Zuschlagen
Strike-at-the-foe = Schlag nach dem Feind.
Swing-wildly = Wild zuschlagen
A-wild-swing-to-any-side-9-at-best-then-you-go-on = Ein wilder Hieb nach beliebiger Seite, höchstens mit 9; dann gehst du weiter.
Break-off = Sich absetzen
Get-away-in-a-straight-line-if-you-win-a-contest-of-Tactics = Entferne dich geradeaus, wenn du einen Wettstreit in Taktik gewinnst.
Aim = Zielen
Aim-your-blows-at-a-place-on-the-body = Ziele mit deinen Hieben auf eine Stelle des Körpers.
Shield-feint = Schildfinte
Draw-the-foe-s-shield-out-of-the-way-of-a-blow-at-a-chosen-place = Locke den Schild des Feindes weg von der Stelle, die du treffen willst.
Weapon-feint = Waffenfinte
Draw-the-foe-s-weapon-out-of-the-way = Locke die Waffe des Feindes aus dem Weg.
Body-feint = Körperfinte
Make-the-foe-bare-a-place-on-the-body = Bring den Feind dazu, eine Stelle seines Körpers preiszugeben.
Sucker-shot = Köder
Bare-a-place-of-your-own-and-be-ready-for-the-blow = Gib eine Stelle preis und sei auf den Hieb gefasst.
Jam = Einengen
Get-so-close-that-the-foe-strikes-badly = Geh so nah heran, dass der Feind schlecht zuschlagen kann.
Beat = Wegschlagen
Knock-the-foe-s-weapon-or-shield-aside-then-strike-at-2 = Schlag Waffe oder Schild des Feindes beiseite, dann schlag mit −2 zu.
Shield-press = Schilddrücken
Press-your-shield-against-the-foe-s-so-that-it-can-hardly-be-used = Drücke deinen Schild gegen den des Feindes, dass er ihn kaum gebrauchen kann.
Shield-snatch = Schildhaken
Hook-the-foe-s-shield-out-of-the-way = Hake den Schild des Feindes aus dem Weg.
Slam = Rammen
Run-into-the-foe-with-your-whole-weight = Renn mit deinem ganzen Gewicht in den Feind.
Evade = Vorbeilaufen
Run-past-the-foe = Lauf am Feind vorbei.
Grapple = Festhalten
Take-hold-of-the-foe = Halt den Feind fest.
Trip = Zu Fall bringen
Bring-the-foe-down = Bring den Feind zu Boden.
Wrest = Entwinden
Wrest-the-weapon-from-the-foe-s-hands = Entwinde dem Feind die Waffe.
Break-free = Losreißen
Get-out-of-the-foe-s-hold = Reiß dich aus dem Griff des Feindes los.
Let-go-of-the-foe-or-of-the-foe-s-shield = Lass den Feind los, oder seinen Schild.
Draw = Ziehen
Take-a-weapon-in-hand = Nimm eine Waffe zur Hand.
Make-ready = Bereitmachen
Bring-a-weapon-back-to-where-it-can-be-used-or-load-it = Bring eine Waffe wieder in Stellung, oder lade sie.
Change-grip = Umgreifen
Hold-the-weapon-so-that-it-strikes-at-another-distance = Fasse die Waffe so, dass sie auf eine andere Entfernung trifft.
Take = Nehmen
Take-what-a-friend-beside-you-holds-out = Nimm, was dir ein Gefährte neben dir hinhält.
Work = Arbeiten
Spend-this-second-on-it = Verwende diese Sekunde darauf.
Aim-at = Anlegen auf
Aim-at-this-foe-for-a-second = Leg eine Sekunde lang auf diesen Feind an.
Watch = Lauern
Shoot-at-whoever-comes-within-so-many-hexes-before-you = Schieß auf jeden, der vor dir auf so viele Felder herankommt.
Throw-it-to-this-friend = Wirf es diesem Gefährten zu.
Pick-up = Aufheben
Pick-up-what-lies-here-or-beside-you = Heb auf, was hier oder neben dir liegt.

## words.rs: answers

Block = Abblocken
Catch-the-blow-with-the-shield = Fang den Hieb mit dem Schild ab.
Parry = Parieren
Turn-the-blow-aside-with-a-weapon = Lenke den Hieb mit einer Waffe ab.
Dodge = Ausweichen
Get-out-of-the-way-of-the-blow = Weiche dem Hieb aus.
Retreat = Zurückweichen
Dodge-at-5-and-give-way-a-hex = Weiche mit +5 aus und gib ein Feld preis.
Roll-away = Wegrollen
Dodge-at-1-and-roll-a-hex-away = Weiche mit +1 aus und rolle ein Feld weg.
Take-it = Hinnehmen
Do-not-defend = Wehre dich nicht.
Spring = Zuschnappen lassen
Use-so-much-of-the-set-up-for-this-blow = Setze so viel von der Falle für diesen Hieb ein.
Press = Bedrängen
The-foe-must-fall-back-next-turn-or-go-all-out = Der Feind muss in der nächsten Runde zurückfallen oder in den Ausfall gehen.
Follow = Nachsetzen
Step-into-the-hex-the-foe-has-left = Geh auf das Feld, das der Feind verlassen hat.
Catch-it = Auffangen
Catch-it-where-you-stand = Fang es, wo du stehst.
Run-for-it = Hinlaufen
Run-to-where-it-comes-down-at-2-for-each-hex = Lauf dorthin, wo es herunterkommt, mit −2 für jedes Feld.
Dive-for-it = Hechten
Throw-yourself-after-it-at-4-you-fall = Wirf dich danach, mit +4; du stürzt.
Let-it-last = In die Länge ziehen
Win-a-contest-of-Tactics-and-the-pause-is-twice-as-long = Gewinne einen Wettstreit in Taktik, und die Pause dauert doppelt so lang.
Done = Fertig
Do-nothing-more = Tu nichts mehr.
Size-up = Rasch abschätzen
Judge-the-foe-in-no-time-if-you-roll-your-weapon-or-Tactics-the-log-says-how-good-it-is = Beurteile den Feind im Nu, wenn dir Waffe oder Taktik gelingt: Der Verlauf sagt, wie gut er ist.

## words.rs: questions

How-does-figure-use-this-second = Wie nutzt {"{figure}"} diese Sekunde?
What-does-figure-do-now = Was tut {"{figure}"} jetzt?
Which-way-does-figure-look = Wohin blickt {"{figure}"}?
Put-how-much-of-what-was-set-up-into-this-blow = Wie viel von der Falle soll in diesen Hieb?
How-does-figure-defend = Wie wehrt sich {"{figure}"}?
Does-figure-press-the-foe-to-fall-back = Bedrängt {"{figure}"} den Feind, dass er zurückfällt?
The-foe-gave-way-Does-figure-follow = Der Feind ist gewichen. Setzt {"{figure}"} nach?
A-foe-has-come-within-reach-Does-figure-strike = Ein Feind ist in Reichweite gekommen. Schlägt {"{figure}"} zu?
How-does-figure-catch-it = Wie fängt {"{figure}"} es?
They-watch-each-other-Does-figure-let-it-last = Beide belauern einander. Zieht {"{figure}"} es in die Länge?
A-foe-is-at-the-side-of-figure-Does-it-turn = Ein Feind steht seitlich von {"{figure}"}. Umdrehen?
figure-is-struck-past-Does-it-take-hold-of-the-weapon = Ein Hieb geht an {"{figure}"} vorbei. Nach der Waffe greifen?
figure-may-strike-back-Does-it = {"{figure}"} kann zurückschlagen. Zuschlagen?

## buttons.rs

Keep-all-of-it = Alles behalten
Use-points = { $points } einsetzen
verb-object = { $verb }: { $object }
Strike-whom-with-the-weapon-mode =
    { $mode ->
        [Schuss] Auf { $whom } schießen ({ $weapon })
       *[other] { $whom } schlagen ({ $weapon }, { $mode })
    }
Swing-wildly-whom-with-the-weapon-mode = Wild nach { $whom } schlagen ({ $weapon }, { $mode })

## melee/answer.rs, wards.rs

blocks-with-weapon-how = blockt mit { $weapon_dat } ab { $how }
parries-with-weapon-how = pariert mit { $weapon_dat } { $how }
dodges-what = weicht aus { $what }
retreats-to-what = weicht nach { $what } zurück
rolls-away-to-what = rollt sich weg nach { $what }
no-blow-is-coming = kein Hieb kommt
is-at-what-takes-both-hands = ist mit etwas zugange, das beide Hände braucht
loads = lädt gerade
went-on-hands-and-knees = ist auf allen vieren gegangen
has-no-shield-on-the-arm = hat keinen Schild am Arm
does-not-cover-that-side = deckt diese Seite nicht
a-feint-has-drawn-it-aside = eine Finte hat den Schild weggelockt
the-foe-is-too-close = der Feind ist zu nah
has-feinted-with-it = hat damit eine Finte versucht
nobody-parries-a-shot = einen Schuss pariert niemand
nothing-that-is-ready-and-free-covers-that-side = nichts, was bereit und frei ist, deckt diese Seite
does-not-help-against-a-shot = hilft nicht gegen einen Schuss
has-waited-for-the-foe = hat auf den Feind gewartet
has-given-ground-already = hat schon Raum gegeben
does-not-lie = liegt nicht
the-foe-is-not-beside-it = der Feind steht nicht seitlich
does-not-save-the-weapon-from-a-beat = rettet die Waffe nicht vor dem Wegschlagen

## wording.rs

presses-what = bedrängt { $what }
may-follow = kann nachsetzen
follows-to-what = setzt nach { $what } nach
grabs-at-the-weapon-of-what = greift nach der Waffe von { $what }
reaches-for-it-what = greift danach { $what }
runs-for-it-what = läuft hin { $what }
dives-for-it-what = hechtet danach { $what }
steps-to-what = geht nach { $what }
chooses-maneuver = wählt „{ $maneuver }“
does-what = { $does } { $what }
on-the-weapon = auf { $weapon_acc }
the-weapon = { $weapon_acc }
with-the-weapon = – mit { $weapon_dat }
at-the-spot = auf { $spot_acc }
to-the-spot = gegen { $spot_acc }
skilled = gekonnt
nothing = nichts

## cards.rs

Maneuver = Manöver
Action = Aktion
Blow = Hieb
Defence = Abwehr
left-of-all = { $left } von { $all }
armour = Rüstung
armour-defence-pd-stops-dr = { $armour }: Abwehr { $pd }, hält { $dr } ab
maneuver = Manöver
dazed = benommen
stunned = betäubt
defences-4-no-action = Abwehren −4, keine Handlung
confused = verwirrt
tired = erschöpft
off-balance = aus dem Gleichgewicht
no-attack = kein Angriff
defences-so-far = Abwehren bisher
pressed-by = bedrängt von
turned-to = zugewandt
points-against-name = { $points } gegen { $name }
set-up = Falle
sets-up = stellt eine Falle für
feint = Finte
feint-on-name-by = { $feint } gegen { $name }: { $by }
pack = Rucksack
lies-at-hex = liegt auf { $hex }
not-ready = nicht bereit
weapon-turns-turns =
    { $weapon }, { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    }
set-1 = Falle +1
set-2 = Falle +2
set-3 = Falle +3
set-4 = Falle +4
set-5 = Falle +5
set-6 = Falle +6
set-7 = Falle +7
set-8 = Falle +8
set-9 = Falle +9
daze-1 = benommen 1
daze-2 = benommen 2
daze-3 = benommen 3
daze-4 = benommen 4
daze-5 = benommen 5
daze-6 = benommen 6
daze-7 = benommen 7
daze-8 = benommen 8
ripost = Riposte
waits = wartet
guards = deckt sich
all-out = Ausfall
braced = gestemmt
flees = flieht
stun = betäubt
held = gepackt
pressed = bedrängt
skill = Fertigkeit
passive-defence = passive Abwehr
parries-with = pariert mit
part-of-of-the-skill = { $part }/{ $of } der Fertigkeit
kind-add-wound = { $kind }{ $add } { $wound }
swing = Schwung
thrust = Stoß
cutting = schneidend
impaling = stechend
crushing = stumpf
loading = Laden
turns-turns =
    { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    }
strikes-at-name = schlägt nach { $name }
may-strike-first = kann zuerst zuschlagen
may-strike-back = kann zurückschlagen
may-take-hold-of-the-weapon = kann nach der Waffe greifen
may-press-the-foe = kann den Feind bedrängen
may-turn = kann sich drehen
may-let-it-last = kann es in die Länge ziehen
considers = überlegt

## forecast.rs

the-attack-was-too-quick-for-the-retreat-to-help = der Angriff war so schnell, dass Zurückweichen nicht hilft
may-retreat = darf zurückweichen
brings-no-foe-within-reach = bringt keinen Feind in Reichweite
no-block = kein Block
no-parry = keine Parade
no-dodge = kein Ausweichen
not-with-this-maneuver = geht mit diesem Manöver nicht
what-by = { $what } { $by }
block = Block
parry = Parade
dodge = Ausweichen

## weapons.ron and rosters: skills

Bow = Bogen
Brawling = Raufen
Polearm = Stangenwaffe
Shield = Schild
Staff = Stab
Two-Handed-Sword = Zweihandschwert
Tactics = Taktik
Acrobatics = Akrobatik
Body-Language = Körpersprache
Sticking = Fühlung
Fast-Draw = Schnellziehen
Throwing = Werfen

## spots.ron

torso = Rumpf
    .g = m
head = Kopf
    .g = m
neck = Hals
    .g = m
shoulder = Schulter
    .g = f
arm = Arm
    .g = m
weapon-arm = Waffenarm
    .g = m
leg = Bein
    .g = n

## works.ron

puts-away-thing = steckt { $thing_acc } weg
takes-on-the-arm-thing = nimmt { $thing_acc } an den Arm
takes-off-and-drops-thing = streift { $thing_acc } ab und lässt los
slings-over-the-back-thing = hängt sich { $thing_acc } über den Rücken
looks-in-the-pockets-for-thing = sucht in den Taschen nach { $thing_dat }
takes-off-the-pack-to-look-for-thing = nimmt den Rucksack ab, um nach { $thing_dat } zu suchen
looks-in-the-pack-for-thing = sucht im Rucksack nach { $thing_dat }
