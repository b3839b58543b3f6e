// Numbers, mathematics and shapes: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
abacus: counting frame | calculator, counting, calculate | maths, arithmetic, beads, school, accounting, numbers
alpha: greek letter alpha | alpha channel, opacity, transparency | greek, angle, letter, first, alpha version
angle: | degrees, geometry, corner, protractor, angle brackets | measure, triangle, rotation, chevron
approximate: approximately equal, almost equal | roughly, circa, similar, tilde, estimate | equals, maths, wavy
approximately: almost equal, roughly | circa, approx, around, similar to, estimate | equals, maths, tilde
area: region, zone | area chart, surface, selection area, square metres | chart, size, place, map, zoom, graph
axes: chart axes | coordinates | chart, graph, bars, xy, plot
axis: coordinate axis | xyz, x axis, y axis, coordinates, coordinate system | chart, graph, 3d, dimension, plot
bracket: parenthesis | parentheses, round bracket, square bracket | maths, equation, algebra, code, punctuation
calculator: calc | calculate, adding machine, calculation, compute, sums | maths, accounting, finance, numbers, estimate, budget, math
circle: round | circular, disc, disk, oval, dot, ellipse, ring | shape, geometry, radio button, outline
circles: | bubbles, dots, rings, rounds | shape, geometry, venn diagram, group
concave: concave lens | diverging lens, curved inward | lens, optics, physics
congruent: congruent to | congruence, identical, equivalent | equal, geometry, maths, symbol
conical: | conical flask, erlenmeyer flask, cone shaped, beaker | chemistry, lab, science, experiment
contain: | include, brackets, within | code, fit, set
convex: convex lens | converging lens, magnifying lens | lens, optics, physics
cube: cuboid | box, 3d, block, square box, package, dice | shape, geometry, object, module, augmented reality
curly: | curly braces, curly brackets, loop, squiggle | code, brackets, json, arrow
cylinder: tube | database, drum, can, pipe, tank | shape, geometry, 3d, storage
decimals: decimal places | decimal point, precision, rounding, increase decimals | number format, digits, numbers, arrow
delta: greek letter delta | difference, change, triangle | maths, greek, symbol, variation
digit: number | numeral, figure | file, binary, maths, 123
dimensions: size, measurements | width and height, measure, box size | ruler, resize, package, shape
divide: division, division sign, obelus, ÷ | divided by, math operator, ratio | maths, calculator, arithmetic, share, split
dot: period, full stop | bullet, notification dot, circle, small circle, indicator, unread, point | decimal, punctuation, center, record
eight: 8, number eight | digit eight, infinity | number, digit, numeral
ellipse: oval | circle, egg shape | shape, geometry, round
equal: equals, equal sign, = | same, equality, identical, is equal to | maths, calculator, balance, result
equals: equal sign, equal, = | equality, same, is equal to | maths, calculator, result, symbol
five: 5, number five | digit five | number, digit, numeral, dice
four: 4, number four | digit four, quad | number, digit, numeral, grid
frustum: truncated cone, truncated pyramid | lampshade shape, cut pyramid | shape, geometry, 3d, view frustum
function: fx | lambda, formula, mathematical function, method, f of x | maths, code, excel, programming, calculate
greater: greater than, more than | bigger than, larger than | maths, comparison, inequality, angle bracket
half: | one half, semi, semicircle, 50 percent, half full, half note, minim | part, star, rating, contrast, brightness
hexagon: six sided, hex | hexagonal, honeycomb, polygon, six sided shape | shape, geometry, bee, nut
hexagonal: six sided | hexagon, hexagonal prism, hexagonal pyramid | shape, geometry, 3d, prism, pyramid
inequality: not equal | not equal to, unequal, less than, greater than | maths, comparison, symbol, equation
infinity: infinite, ∞ | endless, forever, unlimited, lemniscate, eternity, loop, never ending | maths, number eight, limitless, always
intersect: boolean intersect | overlap, common area, intersection, venn diagram | shapes, design, vector, layers, pathfinder
intersection: set intersection | cap symbol, logical and, overlap | maths, set theory, sets, symbol
irregular: | irregular polyhedron, uneven shape, rock, boulder | shape, geometry, 3d
lambda: greek letter lambda | anonymous function, serverless function, serverless, wavelength | function, aws, maths, half life, physics
less: fewer, less than | smaller than, minus, lower | maths, comparison, inequality, angle bracket
logic: logic gate | boolean, and gate, or gate, not gate, xor | electronics, circuit, digital, programming
many: multiple | several, plural, n to n | relation, database, cardinality, entity
math: maths, mathematics | arithmetic, calculation, formula, equation, algebra, calculate | function, trigonometry, calculator, school, operator
matrix: | grid, array, table, linear algebra | math, chat protocol, messenger, rows and columns, data
member: element of | belongs to, in set, is in, epsilon | set theory, math, membership, set
minus: subtract, subtraction, minus sign | remove, less, dash, negative, decrease, delete, zoom out, hyphen | math, collapse, reduce, take away
multiplication: multiply, times | multiplication sign, product, x | math, arithmetic, operator, calculator
multiplier: playback speed | times, factor, speed | video, rate, fast, slow
nine: 9 | number nine, digit nine, ninth | number, grid, digit, count
number: digit, numeral | figure, numeric, numerical, count | integer, math, counter, step, position, badge
numbers: digits, 123, numerals | numeric, figures, numbered list, sort numerically | math, count, list, order, sort
octagon: eight sided | stop sign, polygon, 8 sides | shape, geometry, warning, road sign
octahedron: | 3d shape, d8, eight faces, polyhedron, diamond | geometry, solid, platonic solid
omega: ohm | greek letter, last letter | electrical resistance, math, symbol, physics, greek alphabet
one: 1 | number one, first, single, digit one | number, digit, dice, once, count, winner
operations: arithmetic, math operators | plus minus times divide, calculator, calculate | math, operator, algebra, business
or: logical or | disjunction, or gate, either | logic, boolean, operator
oval: ellipse | egg shape, elongated circle | shape, geometry, round, circle
parabola: quadratic curve | quadratic function, u curve | math, graph, geometry, function, conic
parallelogram: slanted rectangle | rhomboid, quadrilateral | shape, geometry, input, flowchart
parentheses: round brackets, parens, brackets | parenthesis, braces | code, math, function, grouping, punctuation
pentagon: five sided, 5 sides | polygon | shape, geometry, five
percent: percentage, percent sign | per cent, discount, rate, proportion | sale, offer, interest, promotion, coupon, tax, math, reduction
percentage: percent, per cent | proportion, share, rate, progress, completion | discount, interest, level, tax, statistics, pie
pi: 3.14, greek letter pi | circle constant, 3.14159 | math, mathematics, constant, geometry, greek
pie: pie chart | circle chart, donut chart, proportion, diagram | statistics, chart, graph, report, analytics, data, share, dessert
plus: add, plus sign | new, create, addition, more, insert, increase, positive | zoom in, expand, math, sum, open, cross
point: | dot, spot, anchor point, indicate, exclamation | mark, access point, vertex, curve, score
polar: radar chart, polar chart | spider chart, polar coordinates | chart, graph, statistics, diagram
polygon: | shape, vector shape, multi sided shape, hexagon | geometry, vector, lasso, outline, points
polyhedron: | 3d shape, solid, gem | geometry, math, die
prism: | triangular prism, 3d shape, refraction | light, geometry, glass, optics, rainbow, physics
proper: proper subset, strict | superset | set theory, math
pyramid: | triangle, tetrahedron, 3d shape | egypt, geometry, hierarchy, cone, ancient, pharaoh
radical: square root, root sign | sqrt, root | math, calculator, algebra
radius: corner radius | border radius, rounded corner | circle, geometry, diameter, corner, css
rectangle: oblong | frame, rectangular shape, square | box, shape, geometry, card, quadrilateral
rectangular: oblong | box shaped, cuboid | shape, geometry, mirror
relation: relationship | cardinality, connection, one to many, many to many, link | database, entity, diagram, erd, schema
rhombus: diamond shape, diamond | lozenge, rotated square | shape, geometry, quadrilateral, decision, flowchart
root: square root | radical, sqrt, root folder, root directory | math, folder, tree, plant
round: circular | circle | curved, shape
rounded: round corners, rounded corners | curved, soft corners | corner, radius, shape
sawtooth: sawtooth wave, saw wave | zigzag | waveform, synthesizer, signal, audio, oscillator
scatter: scatter plot, scatter chart | scatter diagram, dot plot, scatter graph | chart, graph, statistics, data, points, analytics
sec: secant | seconds | trigonometry, math, function, skip, time
segment: line segment | section, line, edge | geometry, points, audience, part, cdp
segments: line segments, polyline | path, lines | vector, points, geometry, route
seven: 7 | number seven, digit seven, seventh | number, 7 zip, digit, count, lucky
shape: | geometric shape, vector shape, form, figure, polygon | geometry, square, circle, triangle, design
shapes: | geometric shapes, figures, forms, objects, square circle triangle | geometry, design, category, toy blocks, components
sigma: summation, sum | greek letter, sum sign | math, statistics, total, formula, standard deviation, greek
sine: sine wave, sinus | sin, wave, sinusoid | trigonometry, math, waveform, signal, audio, function
six: 6 | number six, digit six, sixth | number, dice, digit, count
sphere: orb | globe, ball, 3d circle, round | shape, geometry, 3d, world
spiral: swirl, helix | coil, vortex, whirl, curl | shape, hypnosis, dizzy, shell, golden ratio
square: | quadrilateral, tile | checkbox, box, shape, geometry, frame, block
squares: | boxes, overlapping squares, duplicate | shapes, layers, combine, boolean
squircle: superellipse | rounded square, rounded rectangle | shape, app icon, geometry
stacked: | stacked bar chart, stacked chart, layered | chart, graph, bar, statistics
stats: statistics | analytics, metrics, data, chart, insights | graph, report, numbers, dashboard, growth
subset: subset of | included in, contained in | set theory, math, sets, logic
sum: | sigma, summation, total, add up, autosum, dim sum | math, addition, calculate, spreadsheet, formula
summation: sum, sigma | total, autosum | math, addition, formula, greek
superset: superset of | contains, includes | set theory, math, sets, logic
tally: tally marks, tally mark | count, scorekeeping, score | counter, number, prison, keep score, lines
tallymark: tally, tally mark | count, scorekeeping | counter, number, score, lines
teardrop: drop shape | drop, droplet, tear, speech bubble, chat bubble | chat, message, water, shape
th: | nth root, root | math, square root, calculator
than: | greater than, less than, comparison | math, inequality, compare
three: 3 | number three, digit three, third, triple | number, digit, dice, count, trio
tilde: approximately, squiggle | wavy line, swung dash | math, keyboard, similar, accent, punctuation
trend: | trend line, growth, increase, decrease | chart, arrow, statistics, graph, analytics
trending: | trending up, increase, growth, popular, rising, uptrend, line going up | chart, arrow, statistics, analytics, graph, stocks
triangle: | three sided, delta | shape, geometry, warning, alert, play, pyramid, trigonometry
triangles: | flip, mirror, symmetry | shapes, geometry, reflect
two: 2 | number two, digit two, second, pair, double | number, digit, dice, count
waterfall: waterfall chart | cascade | chart, graph, statistics, finance, nature
wavy: | wave, curvy, flying cash | money, banknote, curve
zero: 0 | number zero, nought, none, nil, digit zero, null, zilch | number, digit, empty, count, public domain
`;
