## The bar at the top (src/hud/top.rs)

top-turn = Runde { $turn }
top-phases = Die Phasen einer Runde
top-turn-of = von { $last }
top-menu = Menü
top-menu-help = Hilfe, Einstellungen, Verlassen
top-skip = Überspringen
top-skip-help = Bewegungen und Hiebe sofort zeigen
top-skip-short = Sofort
top-names = Namen
top-names-help = Die Namen aller Figuren
top-arcs = Bereiche
top-arcs-help = Was bei der betrachteten Figur vorn, an der Seite und hinten ist
top-log = Verlauf
top-log-help = Alles, was geschah, mit allen Würfen
top-threats = Bedrohung
top-threats-help = Jedes Feld, das ein Feind treffen kann, und wie leicht du an deinem Ziel getroffen wirst
top-threats-short = Gefahr
top-hint = Rat
top-hint-help = Was ein Hauptmann täte: die drei besten Möglichkeiten, mit Gründen
top-undo = Zurücknehmen
top-undo-help = Nimm zurück, was du seit den letzten Würfeln getan hast
top-undo-short = Zurück
top-acting = ist am Zug
top-has-acted = hat in dieser Runde gehandelt
top-yet-to-act = handelt noch
top-place = Platz in der Runde: { $place }

## What is asked (src/hud/ask.rs)

ask-thinking = überlegt …
ask-to-take-seat = soll Platz nehmen
ask-far-away = weit weg
ask-over = Der Kampf ist vorbei
ask-see-how-it-went = So ging es aus
ask-at = auf { $place }
ask-back = zurück
ask-back-help = Esc oder Rechtsklick
ask-choices =
    { $count ->
        [one] eine Wahl
       *[other] { $count } zur Wahl
    }
ask-more = noch { $left } …
ask-up-to = bis { $chance }
ask-leaves-open = Lässt offen: { $permits }.
ask-on-map = wähle den Ort auf dem Spielplan
ask-as-now = wie jetzt

## Forecasts and choices in a few words (src/hud/words.rs)

choice-fells = streckt nieder { $chance }
choice-you-out = außer Gefecht { $chance }
choice-no-harm = kein Schaden für dich
choice-harm = am ehesten { $harm }
choice-cost = { $amount } { $what } von { $has }
choice-costs = kostet { $costs }
# The space bar, on the cap of a key.
choice-space = Leer
# The words at the end of what several choices share that only lead on to where they differ.
choice-leading-on = nach auf mit und von Blick – der dem den

## What a choice would bring (src/hud/forecast.rs)

forecast-hits-unanswered = { $chance } Treffer, falls ohne Gegenwehr
forecast-done-unanswered = { $chance } gelingt, falls ohne Gegenwehr
forecast-to-be-hit = Treffergefahr
forecast-if-they-come = wenn der Feind kommt
forecast-why = warum?
forecast-less = weniger
forecast-why-help = Jeder Modifikator mit seiner Regel; oder halte die Umschalttaste
forecast-others =
    { $count ->
        [one] Eine weitere Möglichkeit hier: klicke zum Wählen
       *[other] { $count } weitere Möglichkeiten hier: klicke zum Wählen
    }
forecast-if-answered = Bei guter Antwort { $name }:
forecast-expected = Zu erwarten für { $name }:
forecast-if-passed = Wenn { $name } es geschehen lässt: { $harm }
forecast-out-in-all = (außer Gefecht insgesamt: { $chance })
forecast-suffered = { $name }:
forecast-astray-own = Kann { $name } treffen, deine eigene Figur:
forecast-astray = Kann { $name } treffen:
forecast-safe = Du gibst dir keine Blöße.
# $instead is empty, or begins with a space: " at Name".
forecast-exposed = Auf { $place }, { $when }, kann { $name }{ $instead } zuschlagen: { $weapon }
forecast-from-behind = { $blow }, von hinten
# Others may throw some for it: who strikes on the way, who answers.
forecast-no-dice = Für diese Wahl selbst würfelst du nicht.

## Threats in a place (src/closeup/menace.rs)

closeup-may-hit = kann { $name } treffen: { $chance }
closeup-threatened = bedroht von { $count }

## What a choice would begin and end in a place (src/closeup/bonds.rs)

closeup-would-begin = { $what } würde beginnen
closeup-may-begin = { $what } kann beginnen
closeup-would-end = { $what } würde enden
closeup-whose = { $name }: { $change }
closeup-change = { $change }: { $bond }

## What is closed, and why (src/hud/closed.rs, src/hud/why_not.rs)

closed-why-not = Warum nicht? { $count } weitere
closed-help = Was jetzt nicht geht, und woran es fehlt

why-not-struck = { $name } ist jetzt nicht zu treffen
why-not-gone-to = { $name } kann jetzt nicht nach { $place }
why-not-by-verb = Nicht möglich mit „{ $verb }“
why-not-other-action = Dort geht etwas anderes: ein Klick zeigt es.
why-not-hexes =
    { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    }
why-not-out-of-reach = Entfernung: { $far }. Deine Reichweite: { $arms }.
why-not-unarmed = Du hältst nichts, womit du zuschlagen kannst.
why-not-before-you = Nicht vor dir: dreh oder bewege dich zuerst.
why-not-strikes-unasked = Ein Hieb ist gerade nicht gefragt.
why-not-stands-there = Dort steht { $name }.
why-not-no-room = Dort kann niemand stehen: { $ground }.
why-not-too-far =
    { $far ->
        [one] Es ist ein Feld entfernt; du kommst jetzt höchstens { $hexes } weit.
       *[other] Es ist { $far } Felder entfernt; du kommst jetzt höchstens { $hexes } weit.
    }
why-not-barred = Der Weg dorthin kostet mehr, als du übrig hast, oder ein Feind versperrt ihn.

## A hint (src/hud/hint.rs)

hint-heading = Rat des Hauptmanns
hint-thinking = Er überlegt …
hint-enter = Die Eingabetaste spielt das Gewählte.
# After the sign of a button of a gamepad.
hint-button = spielt das Gewählte.
hint-chance-of-second = hier { $here }, beim zweiten Rat { $there }
hint-danger-of-second = Treffergefahr hier { $here }, beim zweiten Rat { $there }
hint-much-worse = aber viel schlechter als der erste Rat
hint-worse = aber schlechter als der erste Rat
hint-almost-as-good = fast so gut wie der erste Rat
hint-while-asked = den gibt es nur, solange du gefragt bist
hint-refused = Kein Rat: { $why }.

## Taking back (src/driver/take_back.rs)

undo-refused = Zurücknehmen geht nicht: { $why }.
undo-over = der Kampf ist vorbei
undo-nothing-yet = es gibt noch nichts zurückzunehmen
undo-dice = seither sind Würfel gefallen
undo-came-of-it = es hat seither Folgen gehabt
undo-other-side = seither hat die andere Seite gehandelt
undo-lesson = in einer Lektion wird nichts zurückgenommen
undo-other-player = jemand anderes hat Platz genommen
undo-not-asked = die Entscheidung liegt gerade nicht bei dir

## Buttons that can do nothing (src/hud/layout.rs, src/theme/widgets.rs)

told-well = Verstanden
button-not-now = Jetzt nicht: { $why }.

## In a small window (src/hud/compact.rs)

tab-choose = Wählen
tab-figure = Figur
tab-log = Verlauf
card-do-it = Los
card-list = Liste
card-more-below = Weiter unten steht mehr

## The figure looked at (src/hud/figure.rs)

figure-less = weniger
figure-more = mehr
figure-more-help = Alles, was über die Figur bekannt ist; oder halte { $key }
figure-here-too = { $state }, auch hier
figure-faces = blickt nach { $facing }, auf { $place }
figure-at = auf { $place }
figure-pool = { $name }: noch { $left } von { $of }
figure-body = Körper
figure-wounds = Wunden: { $list }
figure-can-strike = Bedroht { $names }
figure-can-be-struck = Bedroht von { $names }
figure-ground-things = { $place }: { $ground }; hier liegt: { $things }

## Over the board (src/hud/banner.rs)

banner-answers = { $name } antwortet: { $words }
banner-follows-on = { $name } setzt nach: { $words }
banner-decide-for = Du entscheidest für { $name }.
banner-take-seat = Platz nehmen
banner-enter-or-space = Eingabe oder Leertaste
banner-enter = Eingabe

## The log (src/hud/log, src/battle_log.rs)

log-all = Alle
log-everyone = Alle
log-why = Warum { $name } das tut: { $reasons }

## The card of a lesson (src/hud/lesson.rs)

lesson-card-watch = Sieh, was daraus wird.
lesson-card-learned = Das war die Lektion. Der Rest dieses Buchs wartet in seinen Szenarien, und das Regelbuch erklärt alles.
lesson-card-lost = Der Kampf ist verloren, aber die Lektion ist gelernt: Versuch es noch einmal, oder geh weiter zu den Szenarien dieses Buchs.
lesson-card-fight = Kampf
lesson-card-place = { $number }/{ $all }
lesson-card-leave = Verlassen
lesson-card-leave-help = Verlasse die Lektion; du kannst sie hier wieder aufnehmen.
lesson-card-again = Noch einmal
lesson-card-asked-for = Das verlangt die Lektion
lesson-card-spoken-fight = Lektion, der Kampf: { $say }
lesson-card-spoken-step = Lektion, Schritt { $number } von { $all }: { $say }
lesson-card-spoken-rule = Regel { $rule }: { $because }

## The buttons of a gamepad (src/hud/pad_legend.rs)

pad-take = wählen
pad-back = zurück
pad-next = weiter
pad-undo = Rücknahme
pad-hint = Rat
pad-menu = Menü

## A replay (src/hud/replay.rs)

replay-beside-heading = Aufzeichnung
replay-beside-seed = Startzahl { $seed }
replay-beside-next = Als Nächstes
replay-beside-end = Ende der Aufzeichnung
replay-beside-trouble = Der Kampf verläuft anders: { $trouble }. Er wird bis dorthin gezeigt.
replay-bar-pause = Pause
replay-bar-play = Start
replay-bar-turn-back = Runde −
replay-bar-back = Zurück
replay-bar-on = Weiter
replay-bar-turn-on = Runde +
replay-bar-play-on = Fortsetzen
replay-bar-play-on-help = Nimm den Kampf auf, wie er gezeigt wird, mit allem, was bisher gewählt wurde
replay-bar-begins = Hier beginnt die Aufzeichnung.
replay-bar-ends = Hier endet die Aufzeichnung.
replay-bar-over = Der Kampf ist hier vorbei: geh erst zurück
replay-bar-leave = Verlassen
replay-bar-turn = Runde
replay-bar-turn-help = Zieh oder klicke, um zu einer Runde zu springen; 1 bis 9 per Taste
replay-bar-turn-of = von { $last }
replay-bar-speed = Tempo
replay-bar-half = halb
replay-bar-place = { $at } von { $end }

## The dice tray (src/dice_tray)

dice-made = gelungen
dice-made-but-beaten = gelungen, aber übertroffen
dice-failed-by-less = knapper misslungen
dice-failed = misslungen
dice-needed = { $total }, nötig { $needed }
dice-hits = trifft
dice-turned-aside = abgewehrt
dice-misses = verfehlt
dice-again = Noch einmal
dice-again-help = Den letzten Schlagabtausch noch einmal zeigen

## What is said above figures (src/figures/say.rs)

float-misses = verfehlt
float-wounded = verwundet
float-appears = erscheint
float-healed = geheilt
float-revived = wieder im Kampf
float-no-longer = nicht mehr { $what }
float-leaves = geht
float-spoken = „{ $words }“
# Whose the words are, where others are near.
float-named = { $name }: { $words }
