### German words for what `terminal` says. Each key is made of the English words.

## The question (terminal/ask.rs)

under-way-link-name-words = im Gang, { $link }: { $name } { $words }

## The board (terminal/board.rs, terminal/closeup.rs)

something-lies-here = {"*"} hier liegt etwas
somebody-lies-here = + hier liegt jemand
against = gegen

## A choice in full (terminal/details.rs)

costs-amount-what-of-has-rule = kostet { $amount } { $what } von { $has } ({ $rule })
if-let-pass-odds = ohne Gegenwehr: { $odds }
does-harm = richtet an: { $harm }
does-if-let-pass-harm = richtet ohne Gegenwehr an: { $harm }
suffers-harm = erleidet: { $harm }
may-do-harm = kann anrichten: { $harm }
when-hit-at-least-once-if-all-strike-odds = { $when }: mindestens ein Treffer, wenn alle zuschlagen: { $odds }
roll-sum = Wurf: { $sum }
against-sum = gegen: { $sum }
name-degrees-on-average-mean-out-of-the-fight-out = { $name }: { $degrees }; im Schnitt { $mean }, außer Gefecht { $out } %
when-from-behind = { $when }, von hinten
open-to-name-instead-with-the-weapon-at-hex-when-odds = { $name } kann{ $instead } zuschlagen: { $weapon }, auf { $hex } ({ $when }): { $odds }

## What is typed (terminal/command.rs, terminal/play.rs)

Type-the-number-of-a-choice-or-the-choice-in-the-notation-at-the-end-of-its-line = Tippe die Nummer einer Möglichkeit, oder was in der Notation am Ende ihrer Zeile steht.
the-choice-marked-with = die mit * bezeichnete Möglichkeit
everything-known-of-choice-N-dice-modifiers-with-their-rules-odds = alles über die Möglichkeit N: Würfel, Modifikatoren mit ihren Regeln, Chancen
the-last-things-that-happened = was zuletzt geschah
all-parts-of-line-N-of-the-log-every-roll-with-its-modifiers-and-their-rules = alle Teile der Zeile N im Verlauf: jeder Wurf mit seinen Modifikatoren und ihren Regeln
the-board-and-everyone-on-it = der Spielplan und alle, die darauf sind
a-figure-looked-at-closer-its-weapons-how-far-they-strike-where-its-foes-are = eine Figur näher betrachtet: ihre Waffen, wie weit sie treffen, wo ihre Feinde sind
the-choices-once-more = noch einmal, was möglich ist
take-the-last-choice-back-up-to-the-last-dice-or-the-other-side-s-choice = die letzte Wahl zurücknehmen, bis zu den letzten Würfeln oder dem Zug der anderen Seite
this = diese Hilfe
leave-the-battle = den Kampf verlassen
expected-one-of-names = erwartet: einer von { $names }
expected-the-number-of-a-line-log-12 = erwartet: die Nummer einer Zeile, etwa log 12
nothing-is-asked = es ist nichts gefragt
not-open-now-why = jetzt nicht: { $why }
nearest-list = am ähnlichsten: { $list }
expected-a-number-from-1-to-last = erwartet: eine Nummer von 1 bis { $last }
the-log-has-no-line-number = eine Zeile { $number } hat der Verlauf nicht
nothing-can-be-taken-back-dice-have-fallen-or-the-other-side-has-chosen = es gibt nichts zurückzunehmen: es sind Würfel gefallen, oder die andere Seite hat gewählt
taken-back = zurückgenommen

## Who is on the board (terminal/muster.rs)

name-side-at-hex = { $name } ({ $side }) auf { $hex }
posture-facing-facing = { $posture }, Blick nach { $facing }
level-level-to-the-spot = Stufe { $level }, { $spot }
unhurt = unverletzt
wounds-list = Wunden: { $list }
can-strike-names = bedroht { $names }
in-reach-of-names = bedroht von { $names }

## A figure looked at closer (terminal/about.rs)

stands-on-ground = Untergrund: { $ground }
thrown-or-shot-up-to-range-hexes = geworfen oder geschossen bis { $range } Felder weit
strikes-in-its-own-hex = trifft im eigenen Feld
strikes-one-hex-away = trifft ein Feld weit
strikes-most-hexes-away = trifft { $most } Felder weit
strikes-near-to-most-hexes-away = trifft { $near } bis { $most } Felder weit
name-is-in-its-hex = { $name } ist im selben Feld
name-is-one-hex-away = { $name } ist ein Feld entfernt
name-is-hexes-hexes-away = { $name } ist { $hexes } Felder entfernt
before-it = davor
at-its-side = seitlich
behind-it = dahinter

## Who plays (terminal/seat.rs)

no-player-is-named = es ist niemand genannt, der spielt
count-players-are-named-expected-sides-at-most = { $count } sind genannt, die spielen; erwartet: höchstens { $sides }
there-is-no-player-name = niemand, der spielt, heißt „{ $name }“
what-expected-one-of-human-known = { $what }; erwartet: eines von human, { $known }

## A lesson (terminal/lesson.rs)

In-each-step-the-choice-that-is-asked-for-has-a-ring-before-it-o-type-its-number-or-press-Enter-Where-a-step-speaks-of-a-click-it-means-the-same = In jedem Schritt steht vor dem, was verlangt ist, ein Ring, o: Tippe seine Nummer, oder drücke die Eingabetaste. Wo ein Schritt von einem Klick spricht, ist dasselbe gemeint.
