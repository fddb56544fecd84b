### German words for what `things` says. Each key is made of the English words.

## Hands, teeth and hooves (assets/rulebooks/*/weapons.ron)

Fist = Faust
    .g = f
Bare-hands = Fäuste
    .g = p
    .dat = Fäusten
Foot = Fuß
    .g = m
Teeth = Zähne
    .g = p
    .dat = Zähnen
Teeth-and-claws = Zähne und Klauen
    .g = p
    .dat = Zähnen und Klauen
Claws = Klauen
    .g = p
Hooves = Hufe
    .g = p
    .dat = Hufen

## Blades

Knife = Messer
    .g = n
Dagger = Dolch
    .g = m
Main-gauche = Parierdolch
    .g = m
Sword = Schwert
    .g = n
Short-sword = Kurzschwert
    .g = n
Shortsword = Kurzschwert
    .g = n
Arming-sword = Ritterschwert
    .g = n
Broadsword = Breitschwert
    .g = n
Long-sword = Langschwert
    .g = n
Hand-and-half-sword = Anderthalbhänder
    .g = m
Greatsword = Großschwert
    .g = n
Two-handed-sword = Zweihänder
    .g = m
Rapier = Rapier
    .g = n
Saber = Säbel
    .g = m

## Axes, clubs and hammers

Axe = Axt
    .g = f
Hatchet = Beil
    .g = n
Small-axe = Beil
    .g = n
Hand-axe = Handaxt
    .g = f
Battle-axe = Streitaxt
    .g = f
Battleaxe = Streitaxt
    .g = f
Club = Keule
    .g = f
Mace = Streitkolben
    .g = m
Morningstar = Morgenstern
    .g = m
War-flail = Kriegsflegel
    .g = m
Hammer = Streithammer
    .g = m
Maul = Kriegshammer
    .g = m
Great-maul = Riesenhammer
    .g = m

## Staves, spears and polearms

Staff = Stab
    .g = m
Quarterstaff = Kampfstab
    .g = m
Wizard-s-staff = Zauberstab
    .g = m
Spear = Speer
    .g = m
Boar-spear = Saufeder
    .g = f
Pike = Pike
    .g = f
Pike-axe = Pikenaxt
    .g = f
Polearm = Stangenwaffe
    .g = f
Halberd = Hellebarde
    .g = f
Glaive = Glefe
    .g = f
Bill = Kriegshippe
    .g = f
Lance = Lanze
    .g = f

## What is thrown

Throwing-knife = Wurfmesser
    .g = n
Throwing-knives = Wurfmesser
    .g = p
    .dat = Wurfmessern
Javelin = Wurfspeer
    .g = m
Dart = Wurfpfeil
    .g = m
Rock = Stein
    .g = m

## What shoots

Sling = Schleuder
    .g = f
Sling-with-stones = Schleuder mit Steinen
    .g = f
War-sling = Kriegsschleuder
    .g = f
Bow = Bogen
    .g = m
Small-bow = Kurzbogen
    .g = m
Short-bow = Kurzbogen
    .g = m
Horse-bow = Reiterbogen
    .g = m
Long-bow = Langbogen
    .g = m
Longbow = Langbogen
    .g = m
Crossbow = Armbrust
    .g = f
Light-crossbow = Jagdarmbrust
    .g = f
Heavy-crossbow = Windenarmbrust
    .g = f
Thunder-lance = Donnerlanze
    .g = f
Pistol = Pistole
    .g = f
Musket = Muskete
    .g = f

## Other things in the hand

Broken-chair-leg = Stuhlbein
    .g = n
Cestus = Cestus
    .g = m
Whip = Peitsche
    .g = f
Weighted-net = Wurfnetz
    .g = n
Garrote = Garrotte
    .g = f
Mancatcher = Menschenfänger
    .g = m
Holy-symbol = Gottessymbol
    .g = n
Healing-draught = Heiltrank
    .g = m
Purse = Geldbeutel
    .g = m
Joint-of-meat = Schinken
    .g = m
Flask-of-burning-oil = Flasche Brandöl
    .g = f

## Shields

Shield = Schild
    .g = m
Buckler = Faustschild
    .g = m
Small-shield = Kleinschild
    .g = m
Medium-shield = Rundschild
    .g = m
Large-shield = Großschild
    .g = m
Tower-shield = Turmschild
    .g = m
Pavise = Setzschild
    .g = m

## Armour (assets/rulebooks/*/armour.ron)

No-armour = keine Rüstung
    .g = f
no-armour = keine Rüstung
    .g = f
Cloth = Stoffrüstung
    .g = f
Thick-clothing = dicke Kleidung
    .g = f
    .dat = dicken Kleidung
Leather = Lederrüstung
    .g = f
Studded-leather = Nietenleder
    .g = n
buff-coat = Lederkoller
    .g = n
jack-of-plates = Plattenwams
    .g = n
Mail = Kettenhemd
    .g = n
Light-mail = Kettenhemd
    .g = n
Heavy-mail = Kettenpanzer
    .g = m
Chainmail = Kettenhemd
    .g = n
chain = Kettenhemd
    .g = n
Half-plate = Halbharnisch
    .g = m
half-armour = Halbharnisch
    .g = m
three-quarter-armour = Dreiviertelharnisch
    .g = m
Plate = Plattenrüstung
    .g = f
full-plate = Vollharnisch
    .g = m
Thick-hide = dicke Haut
    .g = f
    .dat = dicken Haut
Helm = Helm
    .g = m
Open-helm = Eisenhut
    .g = m
Great-helm = Topfhelm
    .g = m
Pauldrons = Schulterplatten
    .g = p

## Ways to strike (assets/rulebooks/*/weapons.ron)

strike = Hieb
blow = Schlag
smash = Schlag
cut = Hieb
hew = Hieb
two-handed-cut = beidhändiger Hieb
swing = Schwung
thrust = Stoß
thrust-with-one-hand = einhändiger Stoß
thrust-with-both-hands = beidhändiger Stoß
two-handed-thrust = beidhändiger Stoß
jab = Vorstoß
stab = Stich
stab-hand-to-hand = Stich im Handgemenge
punch = Faustschlag
punch-hand-to-hand = Faustschlag im Handgemenge
kick = Tritt
bite = Biss
rend = Prankenhieb
lash = Peitschenhieb
choke = Würgegriff
bash = Schildstoß
couched = eingelegt
one-hand = einhändig
two-hands = beidhändig

## Ways to throw and shoot

throw = Wurf
hurl = Wurf
cast = Wurf
shoot = Schuss
shot = Schuss

## Shots (assets/rulebooks/vantage/shots.ron, weapons.ron of the others)

knife = Messer
stone = Stein
arrow = Pfeil
barbed-arrow = Widerhakenpfeil
bolt = Bolzen

## Several of them, by their keys

Knives = Messer
    .g = p
    .dat = Messern
Stones = Steine
    .g = p
    .dat = Steinen
Arrows = Pfeile
    .g = p
    .dat = Pfeilen
Barbed-arrows = Widerhakenpfeile
    .g = p
    .dat = Widerhakenpfeilen
Bolts = Bolzen
    .g = p
