### German words for what `rules` says. Each key is made of the English words.

## Facings (board/facing.rs)

N = N
NE = NO
SE = SO
S = S
SW = SW
NW = NW

## The ground (board/terrain.rs)

open-ground = offenes Gelände
rough-ground = raues Gelände
wall = Mauer
water = Wasser
hedge = Hecke
stairs = Stufen
deep-trench = tiefer Graben
arrow-slit = Schießscharte
dark-ground = dunkler Boden

## How deeds hang together (exchange.rs)

action = Aktion
reaction = Reaktion
follow-on = Nachsetzen

## Whether a figure can fight (figure/harm.rs)

active = im Kampf
unconscious = bewusstlos
dead = tot
gone = fort
knocked-down = niedergestreckt

## Where things are carried (figure/arms.rs)

in-the-right-hand = in der rechten Hand
in-the-left-hand = in der linken Hand
in-both-hands = in beiden Händen
at-the-belt = am Gürtel
# "on the back" is said of weapons and of figures.
on-the-back = auf dem Rücken
slung = umgehängt
hidden = versteckt
part-of-the-body = Teil des Körpers
in-the-pack = im Gepäck

## Postures (figure/posture.rs)

standing = stehend
crouching = geduckt
kneeling = kniend
sitting = sitzend
crawling = kriechend
prone = liegend
fallen = gestürzt
in-a-defensive-crouch = in Abwehrhaltung
seated = auf einem Sitz

## What a rulebook says (rulebook.rs)

easy = leicht
medium = mittel
demanding = anspruchsvoll
left-of-of-name-left = noch { $left } von { $of } { $name }
side-number = Seite { $number }

## Groups of verbs (decision/choice.rs)

Strike = Zuschlagen
Move = Bewegen
Guard = Abwehren
Make-ready = Vorbereiten
Other = Anderes

## What a choice would bring (decision/forecast.rs, decision/outlook.rs)

defend = Abwehr
move = Bewegung
feint = Finte
out-of-the-fight = außer Gefecht
on-the-way = auf dem Weg
where-you-end = wo du dann stehst
if-they-come = wenn der Feind kommt
chance-if-let-pass = { $chance } ohne Gegenwehr
fells-chance = streckt nieder { $chance }
harm-mean = Schaden { $mean }

## Why a choice is not open (battle/advance.rs)

the-battle-is-over = der Kampf ist vorbei
it-does-not-answer-question = das ist keine Antwort auf „{ $question }“
it-is-open-but-not-so-another-hex-target-weapon-or-number = es geht, aber nicht so: anderes Feld oder Ziel, andere Waffe oder Zahl

## Weapons (data/armoury.rs)

nothing = nichts

## Rolls and checks (roll/degree.rs, roll/contest.rs, roll/throw.rs)

success = gelungen
failure = misslungen
won = gewonnen
lost = verloren
both = beide
a-tie = Gleichstand
value-or-less = { $value } oder weniger
value-or-more = { $value } oder mehr
least-to-most = { $least } bis { $most }
a-natural-numbers-always-succeeds = eine natürliche { $numbers } gelingt immer
a-natural-numbers-always-fails = eine natürliche { $numbers } misslingt immer
numbers-always-succeeds = { $numbers } gelingt immer
numbers-always-fails = { $numbers } misslingt immer
best-of-dice = bester von { $dice }
worst-of-dice = schlechtester von { $dice }
best-kept-of-dice = beste { $kept } von { $dice }
worst-kept-of-dice = schlechteste { $kept } von { $dice }

## What happened (tell/mod.rs)

Turn-number = Runde { $number }
answers-words = antwortet: { $words }
follows-on-words = setzt nach: { $words }
does-nothing-now = tut jetzt nichts
amount-of-left-left = −{ $amount } { $of }, noch { $left }
is-pushed-to-hex = wird nach { $hex } gedrängt
goes-to-hex = geht nach { $hex }
turns-to-face-facing = dreht sich nach { $facing }
name-takes-a-words = { $name }: { $words }
heals-whom-words = heilt { $whom }: { $words }
is-healed-words = wird geheilt: { $words }
helps-whom-back-into-the-fight = hilft { $whom } zurück in den Kampf
is-back-in-the-fight = ist wieder im Kampf
Now-bond = Jetzt: { $bond }
No-longer-bond = Nicht mehr: { $bond }
appears-at-hex = erscheint auf { $hex }
has-the-weapon-ready = hat { $weapon_acc } bereit
puts-the-weapon-away = steckt { $weapon_acc } weg
drops-the-weapon-at-hex = lässt { $weapon_acc } auf { $hex } fallen
words = „{ $words }“
is-now-standing = steht jetzt
is-now-crouching = duckt sich jetzt
is-now-kneeling = kniet jetzt
is-now-sitting = sitzt jetzt
is-now-crawling = kriecht jetzt
is-now-prone = liegt jetzt
is-now-on-the-back = liegt jetzt auf dem Rücken
is-now-fallen = ist gestürzt
is-now-in-a-defensive-crouch = ist jetzt in Abwehrhaltung
is-now-seated = sitzt jetzt auf einem Sitz
is-in-the-fight = ist im Kampf
is-unconscious = ist bewusstlos
is-dead = ist tot
has-left-the-field = hat den Kampfplatz verlassen
is-knocked-down = wird niedergestreckt
is-bound-to = ist gebunden an
name-is-out-of-the-fight = { $name } ist außer Gefecht
they-are-apart = sie sind getrennt
another-takes-its-place = etwas anderes löst es ab
let-go = losgelassen
broken = gebrochen
there-is-no-such-bond = so eine Bindung gibt es nicht
it-is-so-already = das ist schon so
it-leads-back-to-where-it-began = sie führt zurück zu ihrem Anfang
they-are-on-the-wrong-sides-for-it = dafür sind sie auf den falschen Seiten
they-are-too-far-apart = sie sind zu weit auseinander
name-has-as-many-as-there-can-be = { $name } hat schon so viele wie möglich
at-struck = gegen { $struck }

## Blows (tell/blow.rs)

name-s-weapon-verdict = { $name } greift mit { $weapon_dat } an und { $verdict }
hits-target = trifft { $target }
hits-target-by-margin = trifft { $target }, um { $margin } besser als nötig
hits-target-exactly = trifft { $target } gerade noch
misses-target = verfehlt { $target }
misses-target-by-margin = verfehlt { $target } um { $margin }

## Dice (tell/rolls.rs, tell/fold.rs, tell/meaning.rs)

roll-succeeds = { $roll } gelingt
needed-limit = , nötig { $limit }
label-rolled-shown = { $label }, gewürfelt { $shown }
label-rolled-shown-total = { $label }, gewürfelt { $shown } = { $total }
rolled-total = { $total } gewürfelt
the-best-counts = der beste zählt
the-worst-counts = der schlechteste zählt
the-best-kept-count = die besten { $kept } zählen
the-worst-kept-count = die schlechtesten { $kept } zählen
to-get-past-the-best-answer = trifft trotz bester Antwort
to-succeed-against-the-best-answer = gelingt trotz bester Antwort
that-the-blow-fails = gegen den Hieb
to-hit = Treffer
to-succeed = gelingt

## How a battle ends (tell/end.rs)

Victory-for-side-time-ran-out-in-turn-turn-and-why = Sieg für { $side }: die Zeit lief in Runde { $turn } ab, und { $why }
Victory-for-side-in-turn-turn-why = Sieg für { $side } in Runde { $turn }: { $why }
nobody-else-is-left = niemand sonst steht noch
Nobody-wins-time-ran-out-in-turn-turn-and-nobody-has-more-left = Niemand gewinnt: die Zeit lief in Runde { $turn } ab, und niemand hat mehr übrig
Nobody-wins-in-turn-turn-nobody-is-left = Niemand gewinnt: in Runde { $turn } ist niemand übrig
they-have-come-where-they-wanted-to-be = das Ziel ist erreicht
too-few-are-left-to-come-where-they-wanted-to-be = dem Feind bleiben zu wenige, um sein Ziel zu erreichen
or = oder
side-win-as-soon-as-many-of-theirs-are-in-hexes-carried-or-on-their-feet =
    Sieg für { $side }, sobald { $many ->
        [one] eine ihrer Figuren dort ist
       *[other] { $many } ihrer Figuren dort sind
    }, getragen oder auf den Beinen: { $hexes }.
it-had-only-to-hold-out = sie musste nur durchhalten
more-of-its-figures-are-in-the-fight = sie hat mehr Figuren im Kampf
its-figures-have-more-strength-left = ihre Figuren haben mehr Kraft übrig
After-turn-turns-side-wins = Nach Runde { $turns } geht der Sieg an { $side }.
The-battle-ends-after-turn-turns-at-the-latest-If-it-ended-now-side-would-win-as-why = Der Kampf endet spätestens nach Runde { $turns }. Endete er jetzt, ginge der Sieg an { $side }, denn { $why }.
The-battle-ends-after-turn-turns-at-the-latest-If-it-ended-now-nobody-would-win = Der Kampf endet spätestens nach Runde { $turns }. Endete er jetzt, würde niemand gewinnen.
After-turns-turns-side-wins = Nach { $turns } Runden geht der Sieg an { $side }.
Ends-after-turns-turns-at-the-latest-whoever-has-more-figures-in-the-fight-then-wins-or-with-as-many-more-strength-left = Endet spätestens nach { $turns } Runden: Es gewinnt, wer dann mehr Figuren im Kampf hat oder, bei gleich vielen, mehr Kraft übrig.

## What the books share (rulebooks/kit)

needs-needs-of-has-has = braucht { $needs } { $of }, hat { $has }
rides = reitet
is-ridden-by = wird geritten von
a-mount-rides-nobody = ein Reittier reitet niemanden
nobody-rides-what-is-no-mount = niemand reitet, was kein Reittier ist

## Keys, and the right stick of a gamepad (src/input/keys.rs)

Enter = Eingabe
Escape = Esc
Tab = Tab
Space = Leertaste
Backspace = Rücktaste
Delete = Entf
Insert = Einfg
Home = Pos1
End = Ende
Page-Up = Bild auf
Page-Down = Bild ab
Up = Hoch
Down = Runter
Left = Links
Right = Rechts
# A German keyboard has no key for this sign, and one for "+", which stands for it.
Equal = Plus
Minus = Minus
Comma = Komma
Period = Punkt
Slash = Schrägstrich
# The next ones go by their place: so a German keyboard has it there.
Semicolon = Ö
Quote = Ä
Backslash = #
Backquote = ^
Bracket-Left = Ü
Bracket-Right = Klammer zu
Left-Shift = Umschalt links
Right-Shift = Umschalt rechts
Left-Alt = Alt links
Right-Alt = Alt Gr
Numpad-Enter = Num Eingabe
Numpad-Add = Num +
Numpad-Subtract = Num −
Numpad-1 = Num 1
Numpad-2 = Num 2
Numpad-3 = Num 3
Numpad-4 = Num 4
Numpad-5 = Num 5
Numpad-6 = Num 6
Numpad-7 = Num 7
Numpad-8 = Num 8
Numpad-9 = Num 9
Right-mouse = Rechte Maustaste
Stick-Up = Stick hoch
Stick-Down = Stick runter
Stick-Left = Stick links
Stick-Right = Stick rechts
Cross = Kreuz
Circle = Kreis
Square = Quadrat
Triangle = Dreieck
Ctrl-key = Strg+{ $key }
Shift-key = Umschalt+{ $key }
