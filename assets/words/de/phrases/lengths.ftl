### German words for what `lengths` says. Each key is made of the English words.

## The book and its data (book.rs, assets/rulebooks/lengths)

One-die-of-twenty-against-an-armour-class-The-longer-weapon-keeps-you-off-and-whoever-has-not-acted-yet-may-strike-back-first-defend-or-hold-until-it-counts = Ein zwanzigseitiger Würfel gegen eine Rüstungsklasse. Die längere Waffe hält dich auf Abstand, und wer noch nicht gehandelt hat, kann zuerst zurückschlagen, sich verteidigen oder die Aktion aufsparen, bis es darauf ankommt.
Long-weapons-and-the-right-moment-to-act = Lange Waffen, und der rechte Augenblick zu handeln.
n5-to-10-min = 5 bis 10 min
body = Körper
Warrior = Krieger
Ranger = Waldläufer
Dwarf = Zwerg
Rogue = Schurke
Cleric = Kleriker
Magic-user = Magier
Townsman = Städter
Peasant = Bauer
Beast = Tier
class-level = { $class } { $level }

## Verbs (words.rs)

This-one-acts = Diese Figur handelt
Choose-which-of-your-figures-acts-next = Wähle, welche deiner Figuren als Nächste handelt.
All-others-hold = Alle anderen sparen auf
Everybody-of-your-side-who-has-not-acted-holds = Alle deiner Seite, die noch nicht gehandelt haben, sparen ihre Aktion auf.
Move = Bewegen
Go-up-to-your-combat-move-you-may-attack-afterwards = Geh höchstens so weit, wie deine Kampfbewegung reicht; danach darfst du angreifen.
Run = Rennen
Go-up-to-your-full-run-and-do-nothing-else-Enemies-you-run-past-may-strike = Renn höchstens so weit, wie dein Lauf reicht, und tu sonst nichts. Feinde, an denen du vorbeirennst, dürfen zuschlagen.
Choose-the-way = Den Weg wählen
Say-by-way-of-what-hexes-the-figure-goes-one-after-another-It-costs-nothing-more = Bestimme nacheinander, über welche Felder die Figur geht. Das kostet nichts zusätzlich.
By-way-of = Über
Go-by-way-of-this-hex = Geh über dieses Feld.
Flee = Fliehen
Run-off-the-board-and-out-of-the-fight = Renn vom Spielplan und aus dem Kampf.
Attack = Angriff
Strike-at-somebody-in-reach = Schlag nach jemandem in Reichweite.
Shoot = Schießen
Shoot-or-throw-at-somebody = Schieß oder wirf auf jemanden.
Shoot-into-the-crowd = In die Menge schießen
Shoot-at-a-group-that-stands-together-a-better-chance-to-hit-somebody-but-whom-is-chance = Schieß auf eine Gruppe, die beisammensteht: Du triffst eher jemanden, aber wen, das entscheidet der Zufall.
Charge = Sturmangriff
Ride-at-somebody-at-a-run-straight-at-last-and-strike-twice-the-damage-with-a-polearm-or-lance-three-times = Reite im Lauf auf jemanden zu, zuletzt geradeaus, und schlag zu: doppelter Schaden, mit Stangenwaffe oder Lanze dreifacher.
Change-weapons = Waffe wechseln
Drop-what-you-hold-draw-another-weapon-and-attack-at-2 = Lass fallen, was du hältst, zieh eine andere Waffe und greif mit −2 an.
Ready = Bereitmachen
Put-away-what-you-hold-and-draw-another-weapon-it-takes-the-round-A-thing-that-is-no-weapon-comes-from-the-belt-into-a-free-hand-at-no-cost = Steck weg, was du hältst, und zieh eine andere Waffe; das braucht die Runde. Was keine Waffe ist, kommt ohne Kosten vom Gürtel in eine freie Hand.
Drop = Fallen lassen
Let-everything-fall-that-you-hold-It-takes-no-time = Lass alles fallen, was du hältst. Das braucht keine Zeit.
Pick-up = Aufheben
Take-up-what-lies-in-your-hex-with-a-hand-free-for-it = Heb auf, was in deinem Feld liegt; du brauchst eine Hand dafür frei.
Wrestle = Ringen
Lay-hold-of-somebody-with-both-hands = Packe jemanden mit beiden Händen.
Wrestle-together = Gemeinsam ringen
Lay-hold-of-somebody-together-with-those-beside-them-who-have-not-acted = Packe jemanden zusammen mit den Gefährten daneben, die noch nicht gehandelt haben.
Break-free = Sich losreißen
Wrestle-with-the-one-who-holds-you = Ringe mit dem, der dich festhält.
Stab-the-holder = Aus dem Griff zuschlagen
Turn-a-small-weapon-or-your-fists-on-the-one-who-holds-you = Richte eine kleine Waffe oder die Fäuste gegen den, der dich festhält.
Full-Defence = Volle Verteidigung
Do-nothing-but-defend-yourself-armour-class-2-or-4-with-Weapon-Skill-for-the-rest-of-the-round = Verteidige dich nur: Rüstungsklasse +2, mit Waffenfertigkeit +4, für den Rest der Runde.
Aim = Zielen
Take-the-round-to-aim-2-to-your-shot-next-round-You-do-not-dodge-meanwhile = Nimm dir die Runde zum Zielen: +2 auf deinen Schuss in der nächsten Runde. Währenddessen weichst du nicht aus.
Reload = Laden
Work-on-loading = Lade deine Waffe.
Stand-up = Aufstehen
Get-up-and-do-nothing-else-this-round = Steh auf und tu in dieser Runde sonst nichts.
Mount = Aufsitzen
Get-on-a-mount-beside-you-It-takes-the-round = Steig auf ein Reittier neben dir. Das braucht die Runde.
Get-down = Absitzen
Get-off-your-mount-beside-it-It-takes-the-round = Steig von deinem Reittier, auf ein Feld daneben. Das braucht die Runde.
Look-for = Suchen
Look-for-a-thing-in-pouch-or-pack-You-are-unaware-of-attacks-meanwhile = Suche etwas in Beutel oder Gepäck. Währenddessen bemerkst du keine Angriffe.
Wake = Wecken
Shake-somebody-awake = Rüttle jemanden wach.
Dart-of-force = Kraftpfeil
A-dart-that-never-misses-1d4-for-each-level = Ein Pfeil, der nie verfehlt: 1d4 für jede Stufe.
Ward = Schutzzauber
For-the-rest-of-the-fight-you-are-harder-to-hit-by-missiles-above-all = Für den Rest des Kampfes bist du schwerer zu treffen, vor allem von Geschossen.
Sleep = Schlaf
Put-the-weak-about-a-place-to-sleep-2d8-Hit-Dice-of-them = Lass die Schwachen um einen Ort einschlafen, 2d8 Trefferwürfel von ihnen.
Cure = Heilung
Give-somebody-you-touch-back-1d6-Wounds-and-one-for-each-level = Gib jemandem, den du berührst, 1d6 Lebenspunkte zurück und einen für jede Stufe.
Bless = Segen
Give-somebody-you-touch-points-to-add-to-their-own-d20-rolls = Gib jemandem, den du berührst, Punkte für die eigenen d20-Würfe.
Command = Befehl
A-word-that-must-be-obeyed-the-foe-stands-still-for-a-round = Ein Wort, dem man gehorchen muss: Der Feind steht eine Runde lang still.
Hold = Aktion aufsparen
Wait-and-act-later-in-the-round-together-with-what-you-answer = Warte und handle später in der Runde, zugleich mit dem, worauf du antwortest.
Nothing = Nichts tun
Do-nothing-more-this-round = Tu in dieser Runde nichts mehr.
Counterattack = Gegenangriff
Strike-first-Your-weapon-s-length-is-no-defence-for-the-rest-of-the-round = Schlag zuerst zu. Für den Rest der Runde schützt dich die Länge deiner Waffe nicht.
Mind-yourself = Auf sich achtgeben
Defend-yourself-as-usual-you-do-not-find-the-thing-this-round = Verteidige dich wie sonst; in dieser Runde findest du das Gesuchte nicht.
Let-it-pass = Geschehen lassen
Do-nothing-about-it = Tu nichts dagegen.
Immobilise = Festhalten
Hold-the-loser-so-that-it-can-do-nothing = Halt den Verlierer so fest, dass er nichts tun kann.
Disarm = Entwaffnen
Wrest-something-from-the-loser-s-hands-unless-they-make-their-save = Entwinde dem Verlierer etwas, wenn ihm der Rettungswurf misslingt.
Snatch = An sich reißen
Wrest-something-from-the-loser-s-hands-into-your-own-unless-they-make-their-save = Entreiße dem Verlierer etwas und nimm es selbst in die Hand, wenn ihm der Rettungswurf misslingt.
Something-else = Etwas anderes
Leave-the-way-that-was-planned-and-choose-anew = Gib den geplanten Weg auf und wähle neu.
Let-go = Loslassen
Let-the-loser-go = Lass den Verlierer los.
Use = Benutzen
Use-a-thing-in-hand-or-at-the-belt = Benutze etwas in der Hand oder am Gürtel.
Give-up = Aufgeben
Lay-down-your-arms-You-are-out-of-the-fight = Strecke die Waffen. Du bist außer Gefecht.
Give-chase = Verfolgen
Run-after-whoever-flees-off-the-board-It-is-your-action = Renn hinterher, wenn jemand vom Spielplan flieht. Das ist deine Aktion.
Leave-behind = Zurücklassen
Drop-something-that-may-stop-pursuers = Lass etwas fallen, das Verfolger aufhalten kann.
Spend-blessing = Segen einsetzen
Add-so-many-points-of-the-blessing-to-the-roll = Zähle so viele Punkte des Segens zum Wurf.

## Questions (words.rs)

Which-of-your-figures-acts-next = Welche deiner Figuren handelt als Nächste?
What-does-figure-do = Was tut {"{figure}"}?
By-which-way-does-figure-go = Auf welchem Weg geht {"{figure}"}?
What-does-figure-do-there = Was tut {"{figure}"} dort?
How-does-figure-answer = Wie antwortet {"{figure}"}?
Somebody-runs-past-figure-Does-it-strike = Jemand rennt an {"{figure}"} vorbei. Zuschlagen?
Somebody-flees-does-figure-give-chase = Jemand flieht. Nimmt {"{figure}"} die Verfolgung auf?
Does-figure-leave-something-behind-for-the-pursuer = Lässt {"{figure}"} für den Verfolger etwas zurück?
figure-has-the-upper-hand-What-does-it-do-with-it = {"{figure}"} hat die Oberhand. Was fängt die Figur damit an?
Put-how-much-of-the-blessing-into-the-roll = Wie viel vom Segen kommt in den Wurf?

## Bonds (words.rs)

holds = hält
is-held-by = wird gehalten von
has-caught = fängt
is-caught-by = ist gefangen von

## Choices on buttons (wording.rs, phrases.rs)

deed-object = { $deed }: { $object }
target-weapon = { $target }, { $weapon }
to-hex = nach { $hex }
points-of-the-blessing = { $points } vom Segen
Wrest-object = Entwinden: { $object }
By-way-of-hex = Über { $hex }
nothing = nichts
    .g = n

## Deeds in the log (wording.rs)

strikes-back-first-at-target-with-the-weapon-way = schlägt mit { $weapon_dat }{ $way } zuerst nach { $target }
does-nothing = tut nichts

## Blows and shots (attacks)

nobody-in-range-and-in-sight-stands-in-a-crowd = niemand in Schussweite und Sicht steht in einer Menge
nobody-in-range-and-in-sight = niemand in Schussweite und Sicht
attacks-target-with-the-weapon-way = greift { $target } mit { $weapon_dat }{ $way } an
shoots-at-target-with-the-weapon-way = schießt mit { $weapon_dat }{ $way } auf { $target }
shoots-into-the-crowd-about-target-with-the-weapon-way = schießt mit { $weapon_dat }{ $way } in die Menge um { $target }
a-whip-does-nothing-to-metal = eine Peitsche richtet gegen Metall nichts aus
a-garrote-takes-somebody-unaware-or-held = eine Garotte braucht ein ahnungsloses oder festgehaltenes Opfer
nobody-in-reach = niemand in Reichweite
armour-class = Rüstungsklasse
as-nature-made-it = von Natur aus
base = Grundwert
the-shot-goes-through = der Schuss durchschlägt
cover = Deckung
Agility = Gewandtheit
Weapon-Skill = Waffenfertigkeit
Ballistic-Skill = Schussfertigkeit
Strength = Stärke
shield = Schild
second-weapon = zweite Waffe
ward = Schutzzauber
the-garrote-about-the-neck = , die Garotte um den Hals
who-is-helpless = , ohne jede Gegenwehr
whom-it-hits = wen es trifft
as-chance-has-it = , wie es der Zufall will
and-the-missile-flies-into-the-melee = , und das Geschoss fliegt ins Getümmel
damage = Schaden
the-other-hand = die andere Hand
points-why-times-times =
    { $points } { $why }, { $times ->
        [2] doppelt
        [3] dreifach
       *[other] { $times }-fach
    }
helpless-hits-as-hard-as-it-can = wehrlos: der Hieb trifft so hart wie möglich
name-may-strike-first = { $name } kann zuerst zuschlagen
medium-range = mittlere Entfernung
long-range = weite Entfernung
has-no-missile-weapon-that-is-loaded = hat keine geladene Fernwaffe
goes-into-Full-Defence = geht in volle Verteidigung
takes-aim = zielt
nothing-to-shoot-or-throw = nichts zum Schießen oder Werfen
in-the-dark-every-shot-misses = im Dunkeln verfehlt jeder Schuss
is-not-loaded = ist nicht geladen
not-from-the-ground-with-that = damit nicht vom Boden aus
hit = Treffer
astray = fehlgegangen
miss = verfehlt
attack = Angriff
shot = Schuss
at-somebody-who-lies = auf jemanden am Boden
from-the-ground = vom Boden aus
rapier-against-armour = Rapier gegen Rüstung
aimed = gezielt
into-a-melee = ins Getümmel
into-a-crowd = in eine Menge
unaware = ahnungslos
in-the-dark = im Dunkeln
weapon-changed = Waffe gewechselt
blessing = Segen
against-the-unarmed = gegen Unbewaffnete
against-a-longer-weapon = gegen längere Waffe
laid-bare = ungedeckt
against-a-shorter-weapon = gegen kürzere Waffe
three-against-one = drei gegen einen
two-against-one = zwei gegen einen

## What may be expected (appraisal, forecast.rs)

name-may-give-chase = { $name } kann die Verfolgung aufnehmen
unhurt = unverletzt
hurt = verletzt
takes-the-action-of-this-round = braucht die Aktion dieser Runde
your-length-is-no-defence-for-the-rest-of-the-round = für den Rest der Runde schützt dich die Länge deiner Waffe nicht

## What is shown of figures and weapons (cards.rs)

Spells-initiative = Zauber, Initiative
First-side = Erste Seite handelt
Other-side = Andere Seite handelt
Held-actions = Aufgesparte Aktionen
End = Ende
life = Leben
tiny = winzig
short = kurz
medium = mittel
long = lang
left-of-all = { $left } von { $all }
Wounds = Lebenspunkte
Stamina = Ausdauer
length-tier = { $length }, { $tier }
unarmed = unbewaffnet
length = Länge
armour-rating-rating = { $armour }, Rüstungswert { $rating }
armour = Rüstung
class = Klasse
pace-hexes-run-run =
    { $pace ->
        [one] { $pace } Feld
       *[other] { $pace } Felder
    }, Lauf { $run }
move = Bewegung
morale = Moral
load = Last
load-points =
    { $load ->
        [one] { $load } Punkt
       *[other] { $load } Punkte
    }
has-acted = hat gehandelt
holds-the-action = spart die Aktion auf
in-Full-Defence = in voller Verteidigung
laid-bare-length-is-no-defence = ungedeckt: die Länge der Waffe schützt nicht
has-changed-weapons = hat die Waffe gewechselt
surprised = überrascht
has-aimed = hat gezielt
casts-a-spell = zaubert
helpless = wehrlos
warded = unter Schutzzauber
has-lost-heart = hat den Mut verloren
without-a-rider = ohne Reiter
in-the-charge = im Sturmangriff
at-a-run = im Lauf
now = jetzt
lost-contests-lost =
    { $lost ->
        [one] { $lost } Wettstreit verloren
       *[other] { $lost } Wettstreite verloren
    }
held = festgehalten
loading = Laden
rounds-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
rounds-rounds-more =
    { $rounds ->
        [one] noch { $rounds } Runde
       *[other] noch { $rounds } Runden
    }
looking = Suche
mount = Reittier
no-arm = ohne Waffe
length-0 = Länge 0
length-1 = Länge 1
length-2 = Länge 2
length-3 = Länge 3
length-4 = Länge 4
length-5 = Länge 5
guards = deckt sich
bare = ungedeckt
casts = zaubert
asleep = schläft
broken = gebrochen
caught = gefangen
pinned = fixiert
blows-against-blows-missiles-against-missiles = +{ $blows } gegen Hiebe, +{ $missiles } gegen Geschosse
length-length = Länge { $length }
range-short-medium-long = Schussweite { $short }/{ $medium }/{ $long }
no-damage-far = kein Schaden, { $far }
n1d-die-far = 1d{ $die }, { $far }
takes = verlangt
training = Ausbildung
dice-d-sides-Wounds = { $dice }d{ $sides } Lebenspunkte
gives-back = gibt zurück
dropped = fallen gelassen
may-stop-pursuers = kann Verfolger aufhalten
rating-rating = Rüstungswert { $rating }
goes-through = durchschlägt

## Spells (casting.rs)

knows-no-spells = kennt keine Zauber
does-not-know-it = kennt den Zauber nicht
was-hurt-this-round = wurde in dieser Runde verletzt
is-used-up = ist verbraucht
is-warded-already = steht schon unter dem Schutzzauber
nobody-who-is-hurt-is-near-enough = niemand, der verletzt ist, ist nah genug
nobody-is-near-enough-for-it = niemand ist nah genug dafür
has-no-holy-symbol-in-hand = hat kein heiliges Symbol in der Hand
on-target = auf { $target }
casts-spell-upon-target = wirkt { $spell } auf { $target }
casts-spell = wirkt { $spell }
takes-effect-when-the-next-round-begins = wirkt, wenn die nächste Runde beginnt
wide-open-until-the-next-round-begins = ungeschützt, bis die nächste Runde beginnt
is-wide-open-while-it-casts = ist beim Zaubern ungeschützt
loses-the-spell-why = verliert den Zauber: { $why }
loses-the-spell = verliert den Zauber
finds-nobody-for-the-spell = findet niemanden für den Zauber
is-warded = steht unter dem Schutzzauber
is-blessed-with-points-points =
    wird mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } gesegnet
dart-of-force = Kraftpfeil
spell = Zauber
level = Stufe
points-Wounds =
    { $points ->
        [one] { $points } Lebenspunkt
       *[other] { $points } Lebenspunkte
    }
Hit-Dice = Trefferwürfel
falls-asleep = schläft ein
save-against-Magic = Rettungswurf gegen Magie
does-not-heed-the-word = gehorcht dem Wort nicht
stands-still-for-a-round = steht eine Runde lang still

## Wounds, saving throws, morale (condition)

half-its-strength-is-gone = die Hälfte ihrer Stärke ist dahin
it-meets-its-enemies = sie trifft auf ihre Feinde
side-as-why = { $side }, denn { $why }
loses-heart = verliert den Mut
never-loses-heart = verliert nie den Mut
has-not-lost-heart = hat den Mut nicht verloren
gives-up = gibt auf
has-changed-weapons-to-attack = hat zum Angriff die Waffe gewechselt
gets-up = steht auf
no-sleeper-is-beside-it = niemand daneben schläft
wakes-target = weckt { $target }
wakes = wacht auf
Willpower = Willenskraft
saving-throw = Rettungswurf
save-against-Paralyzation = Rettungswurf gegen Lähmung
injury = Verletzung
below-0 = unter 0
dead = tot
out-of-the-fight = außer Gefecht
a-lasting-injury = eine bleibende Verletzung
a-wound-that-will-heal = eine Wunde, die heilt
left-of-all-Wounds-left = noch { $left } von { $all } Lebenspunkten
Wounds-at-left = Lebenspunkte bei { $left }
knock-of-stamina-all-of-it-off-Stamina = Prellung von { $stamina }, kostet nur Ausdauer
wound-of-wounds-left = Wunde von { $wounds }, { $left }
wound-of-points-stamina-of-it-off-Stamina-left = Wunde von { $points }, davon { $stamina } von der Ausdauer, { $left }

## Things drawn, dropped, loaded, looked for (equipment)

has-changed-weapons-already = hat die Waffe schon gewechselt
no-weapon-at-the-belt-or-slung = keine Waffe am Gürtel oder umgehängt
nothing-at-the-belt-or-slung = nichts am Gürtel oder umgehängt
has-nothing-in-pouch-or-pack = hat nichts in Beutel oder Gepäck
has-nothing-in-hand = hat nichts in der Hand
the-thing = { $thing }
a-thing = etwas
drops-what-it-holds-and-draws-the-weapon = lässt alles fallen und zieht { $weapon_acc }
draws-the-weapon = nimmt { $weapon_acc } zur Hand
works-on-loading-the-weapon = lädt { $weapon_acc }
looks-for-the-weapon = sucht nach { $weapon_dat }
uses-the-weapon = benutzt { $weapon_acc }
picks-up-the-thing = hebt { $thing_acc } auf
picks-up-a-thing = hebt etwas auf
is-loaded = ist geladen
has-nothing-in-hand-that-is-loaded = hat nichts zum Laden in der Hand
is-unhurt-or-the-draught-is-in-pouch-or-pack = ist unverletzt, oder der Trank steckt in Beutel oder Gepäck
has-nothing-that-would-do-it-good = hat nichts, was helfen würde
has-no-hand-free-for-what-lies-here = hat keine Hand frei für das, was hier liegt
nothing-lies-here = hier liegt nichts
draught = Trank
has-loaded = hat geladen
is-still-loading = lädt noch
rounds-of-looking = Runden der Suche

## Wrestling, nets, garrotes (holds)

nobody-holds-it = wird von niemandem festgehalten
has-no-minor-weapon-and-no-hand-free = hat keine kleine Waffe und keine Hand frei
lays-hold-of-target = packt { $target }
and-friends-lay-hold-of-target = und Gefährten packen { $target }
struggles-with-target = ringt mit { $target }, um freizukommen
stabs-the-holder-target-with-the-weapon-way = schlägt aus dem Griff mit { $weapon_dat }{ $way } nach { $target }
no-friend-who-could-wrestle-is-beside-them = kein Gefährte steht daneben, der mitringen könnte
nobody-within-arm-s-length = niemand auf Armlänge
holds-somebody-already-or-is-too-far-away = hält schon jemanden fest oder ist zu weit weg
has-no-hand-free-for-it = hat keine Hand dafür frei
the-thing-from-loser = { $thing } von { $loser }
is-let-go = wird losgelassen
has-won-no-contest = hat keinen Wettstreit gewonnen
keeps-hold-of-it = lässt nicht los
is-caught-and-helpless = ist gefangen und wehrlos
needs-both-hands-free-or-a-weapon-made-for-it = braucht beide Hände frei oder eine Waffe, die dafür gemacht ist
wrestling = Ringen
a-body-made-for-it = dafür gebauter Körper
together = gemeinsam
an-even-match = Gleichstand
held-as-it-is = , trotz des Griffs
held-too-fast = , zu fest gehalten
is-pinned = wird am Boden gehalten

## Mounts and charges (mounted)

has-no-mount = hat kein Reittier auf der eigenen Seite
is-not-in-the-saddle = sitzt nicht im Sattel
lies-on-the-ground = liegt am Boden
has-nothing-in-hand-to-charge-with = hat nichts für einen Sturmangriff in der Hand
needs-a-run-up-more-than-a-combat-move-straight-at-last-to-somebody = braucht Anlauf: mehr als eine Kampfbewegung, zuletzt geradeaus, auf jemanden zu
charges-target-with-the-weapon-way = reitet mit { $weapon_dat }{ $way } gegen { $target } an
from-the-saddle = aus dem Sattel
on-foot-against-a-rider = zu Fuß gegen Reiter
set-against-the-charge = gegen den Sturmangriff gestellt
after-the-run = nach dem Lauf
does-not-stand = steht nicht
no-room-beside-the-mount = kein Platz neben dem Reittier
is-in-the-saddle = sitzt im Sattel
no-mount-without-a-rider-is-beside-it = kein Reittier ohne Reiter steht daneben
gets-on-target = steigt auf { $target }
gets-down = sitzt ab
is-thrown = wird abgeworfen

## Going, and pursuit (movement)

goes-to-hex = geht nach { $hex }
runs-to-hex = rennt nach { $hex }
runs-off-the-board = rennt vom Spielplan
the-mount-can-do-nothing = das Reittier kann nichts tun
carries-too-much = trägt zu viel
a-way-was-planned-and-left = ein Weg wurde schon geplant und aufgegeben
there-is-nowhere-to-go = kein Feld ist zu erreichen
nowhere-that-a-combat-move-does-not-lead-to = kein Feld liegt weiter weg als die Kampfbewegung
there-is-nowhere-to-run-to = kein Feld ist im Lauf zu erreichen
the-edge-of-the-board-is-too-far-or-barred = der Rand des Spielplans ist zu weit oder versperrt
pursuit = Verfolgung
pace = Tempo
breaks-off-the-pursuit = bricht die Verfolgung ab
is-overtaken-at-the-edge = wird am Rand eingeholt

## The round, and answers (turn, view.rs)

gives-chase = nimmt die Verfolgung auf
minds-itself = gibt auf sich acht
strikes-at-the-same-time = schlägt zugleich zu
words-at-the-same-time = { $words }, zugleich
is-held = wird festgehalten
the-mount-has-run-and-only-a-blow-or-a-shot-follows = das Reittier ist gerannt, nun darf nur ein Hieb oder Schuss folgen
has-moved-this-round = hat sich in dieser Runde schon bewegt
has-acted-this-round = hat in dieser Runde schon gehandelt
has-held-and-acts-now-or-not-at-all = hat die Aktion aufgespart und handelt jetzt oder gar nicht
is-not-trained-in-weapons = ist nicht im Waffenkampf ausgebildet
has-no-weapon-in-hand = hat keine Waffe in der Hand
the-weapon-is-shorter = hat die kürzere Waffe
does-not-heed-what-is-done-to-it = achtet nicht auf das, was geschieht
has-both-hands-full-with-the-catch = hat mit dem Fang alle Hände voll
can-do-nothing-about-it = kann nichts dagegen tun
nobody-strikes-back-at-a-shot = auf einen Schuss schlägt niemand zurück
has-no-weapon-in-hand-that-reaches = hat keine Waffe in der Hand, die hinreicht
is-taken-by-surprise = wird überrascht
surprise = Überraschung
initiative = Initiative
Actions = Aktionen
