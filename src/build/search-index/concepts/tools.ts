// Tools and making: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
ansible: | configuration management, it automation | devops, red hat, deployment
anvil: | blacksmith, forge, smithy, metallic | hammer, iron, metal, smith, craft
auction: bid, gavel, bidding | judge hammer, mallet, sale | court, sell, buy, law, hammer
axe: ax, hatchet | chopper, tomahawk, chop | wood, lumberjack, weapon, firewood, fireman, cut
ballpen: ballpoint pen, biro, ballpoint | pen, write, edit, writing | ink, sign, school, office
beater: whisk, egg beater | mixer, hand mixer, electric whisk | kitchen, baking, eggs, cooking
binoculars: field glasses | spyglass, look, opera glasses, watch, search, find | explore, birdwatching, discover, zoom, spy, view, safari
blade: razor blade | knife blade, razor, sharp edge, box cutter | cut, shave, knife, sharp
blueprint: | floor plan, technical drawing, plan, architectural plan, schematic | architecture, construction, design, house, engineer
brush: paintbrush, paint brush | paint, painting, draw, cleaning brush, artist | art, design, color, style, theme, decorate, wall
bucket: pail, paint bucket | fill, paint fill, flood fill, fill color, sandcastle, scoop | paint, water, cleaning, mop, sand, storage
chisel: | carving tool, wood chisel, gouge | carpentry, wood, sculpture, carve
clean: cleanse | sweep, tidy, wash, broom, wipe | brush, hygiene, clear, dust
cleaner: vacuum cleaner, hoover | vacuum, cleaning, dust cleaner | appliance, housework, dust
clip: paper clip, paperclip | binder clip, attachment, clamp, video clip | office, attach, film
compass: magnetic compass | navigation, drawing compass, navigate, compass rose, explore, safari | direction, north, travel, map, orientation, adventure, discover, geometry, pioneer
compasses: drawing compass, pair of compasses | drafting compass, compass, divider | geometry, draw circle, architect, maths, design
cut: snip | scissors, trim, cut out, clip | edit, clipboard, ctrl x, paste, tailor
cutter: pizza cutter, pizza wheel | slicer, knife, cutting wheel | pizza, kitchen, cut
drafting: drafting compass, drawing compass | pair of compasses, technical drawing | geometry, architect, design
drill: power drill, electric drill | hammer drill, borer, drilling machine, screwdriver | tools, diy, construction, hole, repair
dropper: eyedropper, pipette | color picker, eye drops, colour picker | color, sample, medicine, chemistry, lab
erase: delete, wipe | clear, factory reset, remove, rub out | phone, eraser, data
eraser: rubber | erase, delete, wipe, clear, rub out, remove | pencil, drawing, clean, correct, school, forget, correction
extinguisher: fire extinguisher | fire safety, put out fire | fire, emergency, safety, firefighter
eyedropper: dropper, color picker, pipette, colour picker, eye dropper | pick color, sample color | color, design, paint, photoshop
fine: fine gear | gear, settings, cog | config, options
fix: | gps fix, location lock, mend, repaired, my location, repair | tools, gps, location, tv
flashlight: torch, pocket lamp | torchlight, electric torch, light | camping, dark, light beam, battery, phone
garden: | garden cart, wheelbarrow, hand cart | plant, wheel, lawn, landscaping
gavel: judge hammer, auction hammer | mallet, auction, law, court, judge, legal, verdict, bid | justice, lawyer, rule, hammer, moderation, guilt, guilty, punish, punishment, jury
gradienter: spirit level, bubble level | level meter, inclinometer | level, measure, slope
hammer: claw hammer | mallet, sledgehammer, build, gavel, construction, make, maker | tool, repair, carpenter, diy, nail, fix, workshop
highlighter: marker | highlight, marker pen, felt tip, text marker, highlighter pen, sharpie, emphasize | pen, text, school, color, annotate, stationery
ink: ink bottle, inkwell | ink pot, fountain pen ink | pen, write, drop, calligraphy
kit: first aid kit | medical kit, toolkit, medical bag, medkit | emergency, doctor, bandage, health
knife: blade, silverware knife, table knife | cutlery, kitchen knife, pocket knife, swiss army knife, penknife, cut, dagger, utensil | food, kitchen, weapon, restaurant, fork
ladder: | step ladder, stepladder, pool ladder, climb, climbing, swimming pool | construction, up, tool, career, steps
ladle: soup ladle | soup spoon, dipper, scoop | kitchen, soup, cooking
lawn: lawn mower, lawnmower | grass cutter, mower | garden, grass, gardening
lifter: car lifter, car lift | hydraulic lift, vehicle hoist, car jack | garage, mechanic, repair
lighter: cigarette lighter | gas lighter, zippo | fire, smoke, flame, cigarette
machine: | appliance, apparatus, device, robot | washing, laundry, automation, engine, mechanical
maintenance: servicing, upkeep | service, repair, under maintenance, support | settings, gear, license, wrench
marker: felt tip, felt pen, whiteboard marker | highlighter, pen, highlight, draw | annotate, write, drawing, stationery, colour, color
measure: | ruler, tape measure, dimension, size, measuring tape, gauge | length, distance, width, height, centimetre, inch
meter: metre | gauge, parking meter, counter, cubic metre, square metre, dial | measure, unit, electricity, area, volume, length
microscope: | magnify, lab equipment, examine, medical equipment | science, biology, research, laboratory, lab, analysis, bacteria, cell, test
mining: | pickaxe, crypto mining, dig, minecart, digging | miner, ore, coal, gold, bitcoin, cave, quarry
mower: lawn mower, lawnmower | grass cutter, mow, grass mower | garden, lawn, gardening
needle: sewing needle | sew, stitch, tailor, knitting needle | thread, sewing, embroidery, syringe, injection, craft, dressmaker
nib: pen nib, pen tip | fountain pen, pen tool, ink pen | write, vector, signature, calligraphy, draw, edit
nuclear: | nuclear power, nuclear power plant, atomic energy, reactor, cooling tower, radioactive | atom, radiation, energy, electricity, uranium
nut: hex nut | bolt, screw nut, hexagon, hazelnut, acorn, settings, almond, walnut, pistachio, cashew, pecan | hardware, screw, mechanic, food, allergy, squirrel, fastener
oil: petroleum | crude oil, oil barrel, fuel, oil drum, petrol, oil can | gas, energy, barrel, industry, lubricant, cooking
paint: | paint brush, paint roller, fill, paint bucket, decorate, painting | colour, color, art, draw, diy, design, wall, renovate
paintbrush: brush, paint brush | art brush, theme, appearance, painting, acrylic, watercolor, brushstroke, bristles, artist | paint, art, colour, color, design, draw, style
palette: colour palette, color palette, paint palette | theme, colours, colors, appearance, colour scheme | art, paint, design, artist, swatch, customise
pen: edit, write | ballpoint, fountain pen, biro, compose, pencil, modify, rename, sign, stylus, sharpie, handwriting | draw, ink, stationery, signature, note, author, blog
pencil: edit, write | modify, draw, compose, pen, rename, change, update, customise | drawing, sketch, stationery, note, author, school, design, draft
pick: pickaxe, pick axe | guitar pick, plectrum, mattock | mining, tool, guitar, dig, cherry pick, select
pickaxe: pick | pick axe, mining, mattock, miner | mine, dig, tool, gold
pipe: | tube, pipeline, plumbing, vertical bar, test tube, hose, duct, drainage, drain, piping, water main | plumber, water, smoking, lab, separator
pipeline: pipe | plumbing, ci cd, data pipeline, workflow, pipes | oil, gas, water, deploy
pipette: eyedropper, color picker | dropper, colour picker, eye dropper | colour, lab, chemistry, design
pitchforks: garden fork | hay fork, fork, rake, shovel | garden, farm, digging, tools
plunger: toilet plunger, sink plunger | unblocker, suction cup, drain plunger | toilet, plumber, bathroom
prong: fork | tine, carving fork, grill fork, two pronged fork | kitchen, tool, hook
pulley: block and tackle | hoist, lifting wheel, crane, winch | physics, mechanics, rope, weight
quill: quill pen, feather pen | feather, write, calligraphy | author, ink, poetry, writing, signature, literature
radioactive: radiation | nuclear, hazard, radiation hazard, trefoil, isotope, contamination, fallout, gamma | danger, toxic, atomic, uranium, warning
repair: fix, mend | maintenance, service, restore, broken | wrench, tools, mechanic
roller: paint roller | roller coaster, roller skates, decorator | paint, diy, decorating, wall, skating, amusement park
rolling: | rolling pin, wheeled suitcase, trolley case | suitcase, baking, dough, travel
ruler: | measure, straightedge, scale, measuring stick | length, distance, geometry, school, stationery, design, dimension, centimetre, inch
scale: | balance, justice, weighing scale, resize, enlarge, scales of justice | weight, law, measure, transform, legal, size, court, kitchen, decide, moral, ethics, honest, honesty, jury
scissor: cut, shears | snip, clip, trim | hairdresser, craft, barber, coupon, tailor
scissors: cut | shears, snip, trim, cutting, clip, comb, barbershop | hairdresser, barber, craft, paper, coupon, tailor, edit, paste
screw: | fastener, bolt, wood screw, fixing | screwdriver, hardware, diy
screwdriver: | turn screw, fix, repair tool | tool, repair, screw, diy, settings, maintenance, toolbox
shovel: spade | dig, digging, spade tool | garden, gardening, snow, construction, tool, soil, excavate, fertilizer, mud, dirt
solar: solar panel, solar power | solar energy, photovoltaic, pv, sun power | renewable, energy, sun, electricity, green, roof, eco
spool: thread spool, bobbin | reel, cotton reel, sewing thread, yarn, fiber, fibre | sewing, needle, tailor, textile
sword: blade | rapier, dagger, sabre, cutlass, stabbing | weapon, knight, fight, battle, game, medieval, warrior
swords: crossed swords | duel, battle, fight, combat, versus | weapon, war, knight, game, fencing, medieval, enemy, opponent, foe, rival, rivalry
thread: sewing thread | spool, needle and thread, discussion thread, cotton reel, fiber, fibre | sewing, stitch, chat, conversation, yarn, tailor, textile
tool: | wrench, spanner, pen tool, utility | repair, settings, fix, maintenance, hardware, diy
toolbox: tool box, toolkit | tool kit, tool case, tool chest | repair, maintenance, mechanic, diy, utilities, handyman
tools: | utensils, cutlery, equipment, repair tools, wrench and screwdriver, craftsmanship, toolset, diy | kitchen, repair, maintenance, settings, fix, hammer, restaurant, useful, equip, mechanic
trowel: masonry trowel, brick trowel | plastering trowel, garden trowel, mason, bricklaying, masonry, cement | construction, bricklayer, concrete
turbine: wind turbine | windmill, wind power, turbocharger, turbo, wind energy | energy, renewable, electricity, green, car, wind farm
wand: magic wand | magic, wizard wand, auto fix, enhance, auto correct, spell, sorcery, witch, wizard, harry potter, hogwarts, enchantment, witchcraft, supernatural | sparkle, ai, effect, generate
weight: | kettlebell, mass, weighing scale, body weight, heavy, kilogram, paperweight | kg, pounds, gym, scale, diet, fitness, measure
wiper: windscreen wiper, windshield wiper | squeegee | car, rain, window, wash, glass
wrecking: wrecking ball | demolition, demolition ball, crane, demolish | construction, destroy, building
wrench: spanner | fix, repair, tool, adjustable spanner, monkey wrench | settings, maintenance, mechanic, plumber, service, configuration, diy, garage
yarn: ball of yarn | wool, knitting wool, thread, fiber, fibre, fabric | knit, knitting, crochet, package manager, cat, craft, textile
`;
