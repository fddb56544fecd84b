### German words for what `options` says. Each key is made of the English words.

## book.rs

Both-sides-move-then-everybody-takes-one-option-the-quickest-first-what-is-open-depends-on-how-far-you-moved-who-engages-you-and-how-you-stand = Beide Seiten bewegen sich, dann wählt jeder eine Option, die Schnellsten zuerst: was möglich ist, hängt davon ab, wie weit du gegangen bist, wer dich bindet und wie du stehst.
Move-then-do-one-thing-the-quickest-first = Bewege dich, dann tu eine Sache, die Schnellsten zuerst.
n5-to-10-min = 5 bis 10 min
body = Körper

## words.rs: the verbs

Move-first = Zuerst bewegen
Your-side-moves-before-the-other = Deine Seite bewegt sich vor der anderen.
Move-second = Danach bewegen
Your-side-moves-after-the-other-and-sees-what-it-does = Deine Seite bewegt sich nach der anderen und sieht, was sie tut.
Renew = Erneuern
Pay-for-the-spell-once-more = Zahle noch einmal für den Zauber.
Let-it-lapse = Enden lassen
The-spell-ends = Der Zauber endet.
Move-this-figure = Diese Figur bewegen
Choose-which-of-your-figures-moves-next = Wähle, welche deiner Figuren sich als Nächste bewegt.
Go-to-a-hex-and-then-turn-as-you-like = Geh auf ein Feld und dreh dich dann, wie du magst.
Run-up = Anlauf
Go-to-a-hex-so-that-the-last-three-hexes-lie-in-a-straight-line-a-pole-weapon-then-strikes-twice-as-hard = Geh so auf ein Feld, dass die letzten drei Felder in einer Geraden liegen: Eine Stangenwaffe schlägt dann doppelt so hart zu.
Shift = Versetzen
Move-one-hex-and-stay-next-to-everyone-who-engages-you = Geh ein Feld und bleib neben allen, die dich binden.
Crawl = Kriechen
Crawl-up-to-two-hexes-and-do-nothing-else = Krieche bis zu zwei Felder weit und tu sonst nichts.
Rise-and-move = Aufstehen und gehen
Stand-up-from-your-knees-then-go-up-to-half-your-allowance-and-do-nothing-else = Steh von den Knien auf, geh dann bis zur Hälfte deiner Bewegung und tu sonst nichts.
Stay = Bleiben
Do-not-move-you-may-still-turn = Bewege dich nicht; drehen kannst du dich noch.
Face = Blick
Look-this-way = Blick in diese Richtung.
Attack = Angriff
Strike-jab-or-throw-with-a-ready-weapon = Schlag, stoß oder wirf mit einer bereiten Waffe.
Shield-rush = Schildstoß
Run-your-shield-into-a-foe-to-knock-it-down = Renn mit dem Schild gegen einen Feind, um ihn umzuwerfen.
Fire = Schießen
Shoot-with-a-ready-loaded-weapon = Schieß mit einer bereiten, geladenen Waffe.
Last-shot = Letzter Schuss
Shoot-once-more-though-a-foe-has-reached-you-then-drop-the-weapon = Schieß noch einmal, obwohl dich ein Feind erreicht hat, und lass dann die Waffe fallen.
Kneel-and-fire = Hinknien und schießen
Go-down-on-your-knees-and-shoot = Geh auf die Knie und schieß.
Lie-and-fire = Hinlegen und schießen
Lie-down-and-shoot-with-a-crossbow = Leg dich hin und schieß mit einer Armbrust.
Dodge = Ausweichen
Whoever-shoots-or-throws-at-you-this-turn-rolls-four-dice = Wer in dieser Runde auf dich schießt oder wirft, würfelt mit vier Würfeln.
Defend = Verteidigen
Whoever-strikes-at-you-this-turn-rolls-four-dice = Wer in dieser Runde nach dir schlägt, würfelt mit vier Würfeln.
Kneel = Knien
Go-down-on-your-knees = Geh auf die Knie.
Lie-down = Hinlegen
Lie-down-flat = Leg dich flach hin.
Change-weapons = Waffe wechseln
Put-away-what-you-hold-and-ready-something-else = Steck weg, was du hältst, und mach etwas anderes bereit.
Drop-and-ready = Fallen lassen und wechseln
Drop-what-you-hold-and-ready-something-else = Lass fallen, was du hältst, und mach etwas anderes bereit.
Rise-and-ready = Aufstehen und wechseln
Stand-up-from-your-knees-and-ready-another-weapon = Steh von den Knien auf und mach eine andere Waffe bereit.
Reload = Laden
Work-on-loading-the-crossbow = Arbeite daran, die Armbrust zu laden.
Stand-up = Aufstehen
Get-up-and-do-nothing-else-this-turn = Steh auf und tu in dieser Runde sonst nichts.
Grapple = Ringen
Throw-yourself-on-a-foe-and-fight-hand-to-hand = Wirf dich auf einen Feind und kämpfe mit ihm im Handgemenge.
Disengage = Sich lösen
Break-contact-move-one-hex-instead-of-acting = Löse dich vom Feind: Geh ein Feld, statt zu handeln.
Pick-up = Aufheben
Bend-for-a-weapon-that-lies-here-or-beside-you-and-have-it-ready = Bücke dich nach einer Waffe, die hier oder neben dir liegt, und hab sie bereit.
Draw-dagger = Dolch ziehen
Try-to-get-a-dagger-out-in-the-scuffle = Versuche, im Handgemenge einen Dolch zu ziehen.
Break-out = Ausbrechen
Try-to-get-out-of-the-scuffle-and-stand-beside-it = Versuche, aus dem Handgemenge herauszukommen und daneben zu stehen.
Pin = Am Boden halten
Try-to-hold-the-foe-down-so-that-it-can-do-nothing = Versuche, den Feind so am Boden zu halten, dass er nichts tun kann.
Hold = Halten
Keep-the-foe-pinned = Halt den Feind weiter am Boden.
Let-go = Loslassen
Let-the-pinned-foe-go = Lass den Feind los, den du am Boden hältst.
Break-free = Losreißen
Try-to-break-the-pin = Versuche, dich loszureißen.
Strike-a-foe-from-afar-more-ST-more-harm = Triff einen Feind aus der Ferne; mehr ST, mehr Schaden.
Whoever-attacks-the-figure-has-4 = Wer die Figur angreift, hat −4.
The-foe-drops-what-it-holds = Der Feind lässt fallen, was er hält.
The-foe-has-half-the-movement-for-four-turns = Der Feind hat vier Runden lang nur die halbe Bewegung.
The-foe-has-2-DX-for-each-ST-you-spend = Der Feind hat −2 DX für jeden Punkt ST, den du ausgibst.
The-foe-falls = Der Feind stürzt.
Burn-a-foe-from-afar-more-ST-more-harm = Verbrenne einen Feind aus der Ferne; mehr ST, mehr Schaden.
Four-hits-of-every-blow-at-the-figure-are-stopped = Von jedem Hieb gegen die Figur werden vier Punkte Schaden abgehalten.
A-figure-that-fights-until-somebody-disbelieves-it = Eine Figur, die kämpft, bis jemand sie durchschaut.
Disbelieve = Durchschauen
Look-hard-at-an-illusion-if-you-see-through-it-it-is-gone = Sieh dir eine Illusion genau an; durchschaust du sie, ist sie fort.
Wait-for-an-opening = Auf eine Blöße warten
Do-nothing-but-watch-your-next-attack-is-better-for-it = Tu nichts als beobachten: Dein nächster Angriff wird davon besser.
Later = Später
Act-later-in-the-usual-order = Handle später, in der üblichen Reihenfolge.
Agree = Zustimmen
Let-it-come-to-a-scuffle = Lass es zum Handgemenge kommen.
Refuse = Ablehnen
Do-not-be-drawn-into-it = Lass dich nicht hineinziehen.
Push-back = Zurückdrängen
Drive-the-foe-back-one-hex = Dränge den Feind ein Feld zurück.
Follow = Nachsetzen
Step-into-the-hex-the-foe-has-left = Geh auf das Feld, das der Feind verlassen hat.
Remain = Bleiben
Stay-where-you-are = Bleib, wo du bist.
Keep-to-the-plan = Beim Plan bleiben
Keep-to-the-option-declared = Bleib bei der angesagten Option.
All-keep-to-the-plan = Alle bleiben beim Plan
Every-figure-of-yours-keeps-to-the-option-declared = Jede deiner Figuren bleibt bei der angesagten Option.
Nothing = Nichts tun
Do-nothing-more = Tu nichts mehr.

## words.rs, spells.ron: the spells, which are verbs as well

Magic-fist = Magische Faust
    .g = f
    .dat = Magischen Faust
Blur = Verschwimmen
    .g = n
Drop-weapon = Entgleiten
    .g = n
Slow-movement = Verlangsamung
    .g = f
Clumsiness = Ungeschick
    .g = n
Trip = Zu Fall bringen
    .g = n
Fireball = Feuerball
    .g = m
Stone-flesh = Steinhaut
    .g = f
Illusion = Illusion
    .g = f

## declare.rs

plans-to-attack = will angreifen
only-a-plan-in-its-action-it-chooses-anew = nur ein Vorhaben: In ihrer Aktion wählt die Figur neu
holds-from-now-on-unless-something-changes = gilt von jetzt an, wenn sich nichts ändert
done-at-once-and-not-taken-back = geschieht sofort und bleibt so

## words.rs: the questions

figure-s-side-has-the-initiative-Move-first-or-second = Die Seite von {"{figure}"} hat die Initiative. Zuerst oder danach bewegen?
Does-figure-pay-to-keep-the-spell-up = Zahlt {"{figure}"}, um den Zauber aufrechtzuerhalten?
Which-of-your-figures-moves-next = Welche deiner Figuren bewegt sich als Nächste?
Where-does-figure-go = Wohin geht {"{figure}"}?
Which-way-does-figure-look = Wohin blickt {"{figure}"}?
What-does-figure-plan-to-do-this-turn = Was hat {"{figure}"} in dieser Runde vor?
Something-has-changed-for-figure-Another-plan = Für {"{figure}"} hat sich etwas geändert. Ein anderer Plan?
figure-may-strike-before-all-others-Now = {"{figure}"} kann vor allen anderen zuschlagen. Jetzt?
What-does-figure-do = Was tut {"{figure}"}?
Does-figure-strike-with-the-other-hand-as-well = Schlägt {"{figure}"} auch mit der anderen Hand zu?
Does-figure-shoot-a-second-time = Schießt {"{figure}"} ein zweites Mal?
A-foe-lays-hold-of-figure-Let-it-come-to-a-scuffle = Ein Feind packt {"{figure}"}. Soll es zum Handgemenge kommen?
Does-figure-drive-the-foe-back-a-hex = Drängt {"{figure}"} den Feind ein Feld zurück?
Does-figure-follow-into-the-hex-left = Rückt {"{figure}"} auf das verlassene Feld nach?
figure-has-come-up-to-a-pole-weapon-Does-it-attack = {"{figure}"} ist vor eine Stangenwaffe gekommen. Angreifen?

## wording.rs, parts.rs: choices as on buttons

Decide-later = Später entscheiden
No-attack = Kein Angriff
All-others-stay = Alle anderen bleiben
name-kept = { $name }: { $kept }
name-place = { $name } { $place }
name-object = { $name }: { $object }
Put-away-what-is-held = Wegstecken, was in der Hand ist
Drop-what-is-held = Fallen lassen, was in der Hand ist
Rise-and-let-go-of-what-is-held = Aufstehen und loslassen, was in der Hand ist
name-what-on-on-st-ST = { $name }: { $what } auf { $on }, { $st } ST
name-what-on-on = { $name }: { $what } auf { $on }
does-nothing = tut nichts
the-weapon = { $weapon_acc }
and-the-shield = und { $shield_acc }
for-st-ST = für { $st } ST
at-hex = auf { $hex }
from-hex = von { $hex } aus
to-hex = nach { $hex }
parts-if-the-foe-agrees = { $parts }, wenn der Feind zustimmt
with-the-weapon-mode = mit { $weapon_dat } ({ $mode })
with-the-weapon = mit { $weapon_dat }
thing = Ding
    .g = n

## option_table.rs, allowed.rs, statures.rs: why something is closed

moved-moved-at-most-most =
    { $moved ->
        [one] hat sich ein Feld bewegt
       *[other] hat sich { $moved } Felder bewegt
    }, höchstens { $most } erlaubt
is-hand-to-hand = ist im Handgemenge
is-not-hand-to-hand = ist nicht im Handgemenge
was-engaged-before-it-moved = war vor der Bewegung gebunden
was-not-engaged-before-it-moved = war vor der Bewegung nicht gebunden
is-engaged = ist gebunden
is-not-engaged = ist nicht gebunden
is-standing = steht
is-kneeling = kniet
is-prone = liegt am Boden
is-fallen = ist gestürzt
is-standing-now = steht jetzt
is-kneeling-now = kniet jetzt
is-prone-now = liegt jetzt am Boden
is-fallen-now = ist jetzt gestürzt
began-the-turn-standing = hat die Runde stehend begonnen
began-the-turn-kneeling = hat die Runde kniend begonnen
began-the-turn-prone = hat die Runde liegend begonnen
began-the-turn-fallen = hat die Runde gestürzt begonnen
was-knocked-down-last-turn = wurde letzte Runde niedergestreckt
is-pinned = wird am Boden gehalten
holds-a-foe-down = hält einen Feind am Boden
has-not-said-that-it-attacks = hat keinen Angriff angesagt

## bonds.rs

grapples-with = ringt mit
pins = fixiert
is-pinned-by = wird fixiert von

## turn.rs, slots.rs, movement.rs, going.rs, declare.rs, act.rs, step.rs

Initiative = Initiative
Renewal = Erneuerung
First-movement = Erste Bewegung
Second-movement = Zweite Bewegung
Movement = Bewegung
Actions = Aktionen
Forced-retreats = Erzwungenes Zurückweichen
Bookkeeping = Rundenende
initiative = Initiative
lets-the-other-side-move-first = überlässt der anderen Seite die erste Bewegung
moves-first = bewegt sich zuerst
tie-of-adjusted-DX = Gleichstand der angepassten DX
is-engaged-it-may-only-shift-or-disengage-later = ist gebunden: darf sich nur versetzen oder sich später lösen
no-hex-beside-it-touches-all-who-engage-it = kein Feld daneben berührt alle, die die Figur binden
no-hex-beside-it-can-be-entered = kein Feld daneben lässt sich betreten
has-no-such-way = hat keinen solchen Weg
has-nothing-ready-to-strike-with = hat nichts zum Zuschlagen bereit
has-no-weapon-ready-to-defend-with = hat keine Waffe zum Verteidigen bereit
has-moved-too-far-to-do-more = hat sich zu weit bewegt, um noch etwas zu tun

## changing.rs

who-now-engages-name = { $who } bindet { $name } jetzt
who-engages-name-no-longer = { $who } bindet { $name } nicht mehr
who-can-cast-at-name = { $who } kann auf { $name } zaubern
who-can-shoot-at-name = { $who } kann auf { $name } schießen
who-can-reach-name = { $who } kann { $name } erreichen
who-can-no-longer-reach-name = { $who } kann { $name } nicht mehr erreichen
said-and-acts-sooner = { $said } und handelt früher
name-has-no-plan-yet-said-Choose-one-now = { $name } hat noch keinen Plan. { $said }. Jetzt einen fassen?
said-Does-name-keep-to-the-plan = { $said }. Bleibt { $name } beim Plan?

## cards.rs

pole-dx = Stange { $dx }
left-of-all = { $left } von { $all }
adjusted-DX = angepasste DX
movement = Bewegung
moved-moved-of-allowance-half-is-half = { $moved } von { $allowance } gegangen, die Hälfte ist { $half }
status = Status
free = frei
engaged = gebunden
hand-to-hand = im Handgemenge
armour = Rüstung
armour-stops-hits = { $armour }, hält { $hits } ab
dodges = weicht aus
guards = deckt sich
bends = bückt sich
pinned = fixiert
this-turn = diese Runde
dodges-four-dice-to-shoot-or-throw-at-it = weicht aus: vier Würfel für Schüsse und Würfe
defends-four-dice-to-strike-at-it = verteidigt sich: vier Würfel für Hiebe
bends-rear-all-around = bückt sich: ringsum Rückenbereich
charges = stürmt an
can-do-nothing = kann nichts tun
shaken-by-last-turn-s-hits = erschüttert vom Schaden der letzten Runde
hits-this-turn = Schaden in dieser Runde
by-name-turns-turns =
    von { $name }, { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    }
loading = Laden
waited = gewartet
turns-turns =
    { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    }
name-turns-turns =
    { $name }, { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    }
name-while-renewed = { $name }, solange erneuert
spell = Zauber
stops = Schutz
by-ST = nach ST
needs-ST = braucht ST

## stances.rs, kit.rs

defends = verteidigt sich
kneels = kniet nieder
lies-down = legt sich hin
somebody-stands-over-it = jemand steht darüber
stands-already = steht schon
somebody-stands-over-it-and-no-hex-beside-it-is-free = jemand steht darüber, und kein Feld daneben ist frei
stands-up-to-hex = steht auf und geht nach { $hex }
stands-up = steht auf
holds-no-weapon = hält keine Waffe
waits-for-an-opening = wartet auf eine Blöße
does-not-kneel = kniet nicht
carries-nothing-else-that-it-may-ready = trägt sonst nichts, das jetzt bereitzumachen wäre
lets-go-of-what-it-holds = lässt los, was in der Hand ist
readies-the-weapon-and-the-shield = macht { $weapon_acc } und { $shield_acc } bereit
readies-the-weapon = macht { $weapon_acc } bereit
carries-no-crossbow = trägt keine Armbrust
the-crossbow-is-loaded-or-not-in-hand = die Armbrust ist geladen oder nicht in der Hand
works-on-loading = lädt weiter
has-the-crossbow-loaded = hat die Armbrust geladen
bends-and-picks-up-the-weapon-at-hex = bückt sich und nimmt { $weapon_acc } von { $hex } auf
fumbles-with-the-gear = fummelt am Gepäck herum
ready-lying-down = liegend bereitmachen
has-no-hand-free-for-what-lies-here = hat keine Hand frei für das, was hier liegt
is-too-weak-for-what-lies-here = ist zu schwach für das, was hier liegt
only-a-wizard-can-use-the-staff-that-lies-here = nur Zauberer können den Stab führen, der hier liegt
is-engaged-no-missile-weapon-can-be-readied = ist gebunden: keine Schusswaffe lässt sich bereitmachen
carries-too-much-to-take-more-up = trägt zu viel, um noch etwas aufzuheben
nothing-lies-here-or-beside-it = hier und daneben liegt nichts

## change.rs, leave.rs, injury.rs

loses-the-broken-weapon = verliert { $weapon_acc } (zerbrochen)
is-left-alone = bleibt allein zurück
is-free-of-the-spell-spell = ist den Zauber los: { $spell }
wound-of-1-hit = Wunde von 1 Schadenspunkt
wound-of-hits-hits = Wunde von { $hits } Schadenspunkten
is-unhurt = bleibt unverletzt
is-knocked-down-by-the-blow = wird vom Hieb niedergestreckt
is-shaken = ist erschüttert

## forecast

one-die-more = ein Würfel mehr
name-strikes-first-with-more = { $name } schlägt zuerst zu: { $more }
if-you-attack-name-strikes-first-with-more = wenn du angreifst, schlägt { $name } zuerst zu: { $more }
unhurt = unverletzt
wounded = verwundet
shaken = erschüttert
awake = wach
you-go-down-with-the-other-chance = du gehst mit dem anderen zu Boden: { $chance }
hexes-of-allowance-hexes = { $hexes } von { $allowance } Feldern
engaged-there-by-names = dort gebunden von { $names }
nothing-else-this-turn = sonst nichts in dieser Runde
any-option-stays-open = jede Option bleibt offen
attack-with-double-force-defend-dodge-or-drop = angreifen mit doppelter Wucht, verteidigen, ausweichen oder hinlegen
attack-defend-dodge-or-drop = angreifen, verteidigen, ausweichen oder hinlegen
leaves-the-hand-and-lies-where-it-strikes = verlässt die Hand und liegt dann, wo es trifft

## grapple

who-is-free-grapples-in-the-movement = wer frei ist, ringt in der Bewegung
tries-to-grapple-foe = versucht, mit { $foe } zu ringen
tries-to-grapple-foe-if-the-foe-agrees = versucht, mit { $foe } zu ringen, wenn der Feind zustimmt
tries-to-grapple-foe-from-hex = versucht, von { $hex } aus mit { $foe } zu ringen
tries-to-grapple-foe-from-hex-if-the-foe-agrees = versucht, von { $hex } aus mit { $foe } zu ringen, wenn der Feind zustimmt
the-foe-does-not-agree-to-it = der Feind stimmt nicht zu
nobody-can-enter-the-hex-of-a-foe-next-to-it = das Feld des Feindes daneben lässt sich nicht betreten
no-foe-is-next-to-it = kein Feind ist daneben
lets-it-come-to-a-scuffle = lässt es zum Handgemenge kommen
does-not-let-it-come-to-a-scuffle = lässt es nicht zum Handgemenge kommen
is-engaged-grapples-in-the-action = ist gebunden: Ringen geht erst als Aktion
no-foe-within-half-the-movement-who-is-reached-without-being-engaged = mit halber Bewegung ist kein Feind zu erreichen, ohne vorher gebunden zu werden
goes-down = geht zu Boden
goes-down-with-time-for-a-dagger = geht zu Boden, mit Zeit für einen Dolch
throws-the-other-back = wirft den anderen zurück
throws-the-other-back-with-a-blow = wirft den anderen mit einem Hieb zurück
rolls-again = würfelt noch einmal
defence = Abwehr
is-thrown-back = wird zurückgeworfen
strikes-as-it-throws-the-other-back = schlägt beim Zurückwerfen zu
damage = Schaden
weapon = Waffe
no-hex-beside-it-is-empty = kein Feld daneben ist leer
tries-to-break-out-to-hex = versucht, nach { $hex } auszubrechen
breaks-out-of-the-scuffle = bricht aus dem Handgemenge aus
break-out = ausbrechen
by-grappling-foe-if-the-foe-agrees = im Ringen mit { $foe }, wenn der Feind zustimmt
by-grappling-foe = im Ringen mit { $foe }
disengages-to-hex = löst sich nach { $hex }
disengages-by-grappling-foe-if-the-foe-agrees = löst sich im Ringen mit { $foe }, wenn der Feind zustimmt
disengages-by-grappling-foe = löst sich im Ringen mit { $foe }
fights-hand-to-hand = kämpft im Handgemenge
carries-no-dagger-or-has-it-out = trägt keinen Dolch oder hat ihn schon gezogen
fumbles-for-a-dagger = tastet nach einem Dolch
draw-a-dagger = Dolch ziehen
gets-a-dagger-out = bekommt einen Dolch heraus
joins-the-scuffle-no-die-is-rolled = mischt sich ins Handgemenge: ohne Wurf
only-if-the-foe-agrees = nur, wenn der Feind zustimmt
the-foe-cannot-refuse-why = der Feind kann nicht ablehnen: { $why }
it-is-down = er steht nicht
from-the-rear = von hinten
it-is-slower = er ist langsamer
it-has-no-room-to-give-way = er hat keinen Platz zum Zurückweichen
who-goes-down-drops-what-is-no-dagger = wer zu Boden geht, lässt alles fallen außer Dolchen
a-six-is-rolled-again = eine Sechs wird noch einmal geworfen
more-than-one-foe-is-in-the-scuffle = mehr als ein Feind ist im Handgemenge
the-foe-is-pinned-already = der Feind wird schon am Boden gehalten
tries-to-pin-foe = versucht, { $foe } am Boden zu halten
half-the-difference-in-DX = halber DX-Unterschied
the-foe-is-stronger = der Feind ist stärker
pin = am Boden halten
holds-nobody-down = hält niemanden am Boden
holds-on-to-foe = hält { $foe } fest
lets-go-of-foe = lässt { $foe } los
at-the-end-of-this-turn-the-hold-must-be-renewed-by-a-roll = am Ende dieser Runde muss ein Wurf den Griff erneuern
held-for-turns-turns-after-this-one =
    nach dieser noch { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    } gehalten
is-not-pinned = wird nicht am Boden gehalten
struggles-against-the-hold = wehrt sich gegen den Griff
breaks-free-of-the-hold = reißt sich aus dem Griff los
break-free = losreißen
a-miss-may-hit-name-chance = ein Fehlschlag kann { $name } treffen: { $chance }

## melee

no-foe-in-the-hexes-the-weapons-reach = kein Feind auf den Feldern, die die Waffen erreichen
attacks = greift an
jabs-at-foe-with = stößt { $with } nach { $foe }
throws-at-foe-with = wirft { $with } nach { $foe }
attacks-foe-with = greift { $foe } { $with } an
triple-damage = dreifacher Schaden
double-damage = doppelter Schaden
and-drops-the-weapon = {" "}und lässt die Waffe fallen
and-the-weapon-breaks = , und die Waffe zerbricht
strikes-with-all-the-force-of-the-charge = schlägt mit der ganzen Wucht des Sturmangriffs zu
no-hits = kein Schaden
n1-or-2-hits = 1 oder 2 Schaden
n3-or-4-hits = 3 oder 4 Schaden
n5-to-7-hits = 5 bis 7 Schaden
n8-to-11-hits = 8 bis 11 Schaden
n12-hits-or-more = 12 Schaden oder mehr
four-dice-the-target-is-on-its-guard = vier Würfel: das Ziel sieht sich vor
what-stops-hits = { $what } hält { $hits } ab
the-charge-adds-a-die-to-the-damage = der Sturmangriff gibt einen Würfel mehr Schaden
the-charge-doubles-the-damage = der Sturmangriff verdoppelt den Schaden
drives-back-foe-to-hex = drängt { $foe } nach { $hex } zurück
drives-back-foe = drängt { $foe } zurück
has-no-room-to-give-way-and-falls = hat keinen Platz zum Zurückweichen und stürzt
keep-standing = auf den Beinen bleiben
you-may-follow-into-the-hex-it-leaves = du darfst auf das verlassene Feld nachrücken
it-has-no-room-to-give-way-and-falls-if-it-fails = kein Platz zum Zurückweichen: misslingt der Wurf, folgt ein Sturz
stands = steht
falls = stürzt
carries-no-shield = trägt keinen Schild
has-no-shield-ready = hat keinen Schild bereit
no-foe-next-to-it-in-front = kein Feind vorn daneben
rushes-with-the-shield-at-foe = rennt mit dem Schild gegen { $foe } an
the-target-is-down-already = das Ziel liegt schon
the-target-is-too-strong-to-be-moved = das Ziel ist zu stark, um es umzuwerfen
falls-chance = stürzt { $chance }
is-run-down = wird umgerannt
with-the-shield = {" "}mit dem Schild
shield-rush = Schildstoß

## ranged

past-one-in-the-line = an jemandem in der Schusslinie vorbei
stray-missile = verirrtes Geschoss
distance = Entfernung
is-in-the-way = ist im Weg
who-was-not-aimed-at = , ohne darauf zu zielen
which-of-the-scuffle = wen im Handgemenge
is-the-one-aimed-at = ist das Ziel
name-is-in-the-way-struck-chance = { $name } ist im Weg, getroffen { $chance }
one-of-count-in-the-scuffle-by-a-die = einer von { $count } im Handgemenge, ausgewürfelt
carries-nothing-to-shoot-with = trägt nichts zum Schießen
has-nothing-ready-to-shoot-with = hat nichts zum Schießen bereit
shoots-at-foe-with = schießt { $with } auf { $foe }
gets-off-a-last-shot-at-foe-with = schießt { $with } ein letztes Mal auf { $foe }
kneels-and-shoots-at-foe-with = kniet nieder und schießt { $with } auf { $foe }
lies-down-and-shoots-at-foe-with = legt sich hin und schießt { $with } auf { $foe }
is-too-hard-pressed-to-shoot-again = wird zu hart bedrängt, um noch einmal zu schießen
what-it-has-ready-cannot-be-shot-posture = was bereit ist, lässt sich { $posture } nicht schießen
no-foe-in-front-with-nothing-but-open-board-between = kein Feind vorn in freier Schusslinie
the-crossbow-needs-a-turn-of-loading = die Armbrust braucht noch eine Runde Laden
the-crossbow-needs-turns-turns-of-loading = die Armbrust braucht noch { $turns } Runden Laden
then-the-weapon-is-dropped = danach fällt die Waffe zu Boden
a-second-shot-may-follow-this-turn = ein zweiter Schuss kann in dieser Runde folgen
then-turns-turns-of-loading =
    danach { $turns ->
        [one] eine Runde
       *[other] { $turns } Runden
    } Laden

## rolls

attack = Angriff
a-wizard-s-weapon-is-the-staff = die Waffe des Zauberers ist der Stab
off-hand = schwache Hand
waited-for-an-opening = auf eine Blöße gewartet
the-target-is-blurred = das Ziel verschwimmt
distance-thrown = Wurfweite
throws-well = wirft gut
range = Schussweite
crossbow-from-the-ground = Armbrust vom Boden aus
set-against-the-charge = gegen den Sturmangriff gestellt
from-the-side = von der Seite
the-target-has-no-front = das Ziel hat keinen Frontbereich
shelters-behind-a-body = Deckung hinter einem Körper
charge = Sturmangriff
shield = Schild
shaken-last-turn = letzte Runde erschüttert
badly-hurt = schwer verwundet
clumsiness = Ungeschick
stands-over-a-body = steht über einem Körper
triple-effect = dreifache Wirkung
double-effect = doppelte Wirkung
hit = Treffer
miss = verfehlt
not-cast = nicht gezaubert
weapon-dropped = Waffe fällt
whole-price-lost = ganzer Preis verloren
weapon-broken = Waffe zerbricht
struck-down = niedergestreckt

## casting

is-struck-down-by-the-spell = wird vom Zauber niedergestreckt
does-not-know-the-spell = kennt den Zauber nicht
holds-a-shield-or-a-weapon-that-is-no-staff = hält einen Schild oder eine Waffe, die kein Stab ist
costs-least-ST-has-st = kostet { $least } ST, hat { $st }
casts-spell-whom-for-st-ST-at-hex = zaubert für { $st } ST { $spell } auf { $hex }: { $whom }
casts-spell-whom-for-st-ST = zaubert für { $st } ST { $spell } auf { $whom }
has-no-figure-to-make-an-illusion-of = hat keine Figur für eine Illusion
nobody-in-the-same-hex-to-cast-it-on = niemand auf demselben Feld, dem der Zauber gelten könnte
nobody-in-sight-to-cast-it-on = niemand in Sicht, dem der Zauber gelten könnte
is-tripped = stolpert
is-under-a-spell-spell = steht unter einem Zauber: { $spell }
holds-on = hält fest
drops-it = lässt fallen
slowed = verlangsamt
clumsy = ungeschickt
a-plain-miss-costs-1-ST = ein einfacher Fehlschlag kostet 1 ST
to-keep-it-up-st-ST-each-turn = zum Aufrechterhalten: { $st } ST jede Runde
takes-the-last-ST-unconscious-for-sure = verbraucht die letzte ST: sicher bewusstlos
takes-the-last-ST-unconscious-chance = verbraucht die letzte ST: bewusstlos { $chance }
disbelieve = durchschauen
no-foe-is-an-illusion = kein Feind ist eine Illusion
has-not-the-IQ-for-it = hat nicht den IQ dafür
sees-no-illusion = sieht keine Illusion
looks-hard-at-foe = sieht { $foe } genau an
believed = geglaubt
sees-through-the-illusion = durchschaut die Illusion
takes-it-for-real = hält sie für echt
keeps-up-a-spell-spell = erhält einen Zauber aufrecht: { $spell }
cast-hand-to-hand = im Handgemenge gezaubert
for-each-ST = für jeden Punkt ST
casts-the-spell-with-triple-effect = zaubert mit dreifacher Wirkung
casts-the-spell-with-double-effect = zaubert mit doppelter Wirkung
casts-the-spell = bringt den Zauber zustande
fails-to-cast-the-spell = bringt den Zauber nicht zustande
fails-and-the-spell-takes-its-whole-price = bringt ihn nicht zustande, und der Zauber kostet den ganzen Preis
with-the-spell = {" "}mit dem Zauber

## Degrees of a spell

cast = gezaubert
