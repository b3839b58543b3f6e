// Numbers, mathematics and shapes: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
abacus: counting frame | calculator, counting, calculate | maths, arithmetic, beads, school, accounting, numbers
absolute: absolute value, modulus | magnitude, abs | number, function, vertical bars
acute: acute angle | acute accent, sharp angle | geometry, degrees, angle
algorithm: | procedure, logic, flowchart, process, computation | code, ai, machine learning, steps
alpha: greek letter alpha | alpha channel, opacity, transparency | greek, angle, letter, first, alpha version
angle: | degrees, geometry, corner, protractor, angle brackets | measure, triangle, rotation, chevron
approximate: approximately equal, almost equal | roughly, circa, similar, tilde, estimate | equals, maths, wavy
approximate-equals: approximately equal, ≈, approx | roughly, about, estimate | sign
approximately: almost equal, roughly | circa, approx, around, similar to, estimate | equals, maths, tilde
approximately-equal: ≈, approx, almost equal | roughly, about, estimate | sign
arcs: radial bars, arc chart | radial chart, rings, curves | chart, statistics, progress, data
area: region, zone | area chart, surface, selection area, square metres | chart, size, place, map, zoom, graph
astroid: four cusped star, hypocycloid | concave diamond, four pointed star, sparkle | geometry, curve, shape
average: mean | median, avg, middle | statistics, chart, data, maths
avg: average, mean | median | statistics, function, maths, sum
axes: chart axes | coordinates | chart, graph, bars, xy, plot
axis: coordinate axis | xyz, x axis, y axis, coordinates, coordinate system | chart, graph, 3d, dimension, plot
bracket: parenthesis | parentheses, round bracket, square bracket | maths, equation, algebra, code, punctuation
breakout: chart breakout | price breakout, surge | trading, chart, stock, trend
calculate: compute, work out | calculator, calculation, sum, count | maths, plus, minus, numbers
calculator: calc | calculate, adding machine, calculation, compute, sums | maths, accounting, finance, numbers, estimate, budget, math
circle: round | circular, disc, disk, oval, dot, ellipse, ring | shape, geometry, radio button, outline
circle-divide: division, divide circle, ÷ | divide, split | sign
circle-equal: equals, equal circle | equality, same | sign
circle-percent: percent, discount, percentage, percent circle | sale, offer, rate | sign
circles: | bubbles, dots, rings, rounds | shape, geometry, venn diagram, group
cohort: cohort chart, cohort analysis | retention chart, user cohort | chart, analytics, users, heatmap
combined: | combo chart, combination chart, bar and line chart, mixed chart | chart, graph, analytics, merged
concave: concave lens | diverging lens, curved inward | lens, optics, physics
congruent: congruent to | congruence, identical, equivalent | equal, geometry, maths, symbol
congruent-to: congruent, ≅ | isomorphic, geometry | sign
conical: | conical flask, erlenmeyer flask, cone shaped, beaker | chemistry, lab, science, experiment
contain: | include, brackets, within | code, fit, set
convex: convex lens | converging lens, magnifying lens | lens, optics, physics
coordinate: | axis, xyz, cartesian, x y | geometry, 3d, position, graph
cos: cosine | trigonometric function, trig | trigonometry, maths, sine, function
cosine: cos | cosine wave, trig function | trigonometry, wave, maths, sine
covariate: | covariance, correlation, scatter plot, regression | statistics, chart, data
ctg: cotangent, cot | trig function | trigonometry, maths, tangent
cube: cuboid | box, 3d, block, square box, package, dice, tesseract, dimension | shape, geometry, object, module, augmented reality
cuboid: rectangular prism | box, 3d box, rectangular block | geometry, shape, 3d
curly: | curly braces, curly brackets, loop, squiggle | code, brackets, json, arrow
cylinder: tube | database, drum, can, pipe, tank | shape, geometry, 3d, storage
d3: d3 js, d3js | data visualisation library | charts, javascript, data
decagram: ten pointed star | starburst, star polygon, badge | star, geometry, shape
decimal: decimal point | decimal places, fraction, floating point | number, digits, maths, format
decimals: decimal places | decimal point, precision, rounding, increase decimals | number format, digits, numbers, arrow
delta: greek letter delta | difference, change, triangle | maths, greek, symbol, variation
diameter: | width of circle, phi, circle width | circle, geometry, measure, radius
digit: number | numeral, figure | file, binary, maths, 123
dimension: dimension line, measurement | size, width, length, measure | ruler, drawing, technical drawing
dimensions: size, measurements | width and height, measure, box size | ruler, resize, package, shape
distance: length, range | how far, kilometres, miles, mileage, span | map, route, pin, measure
divide: division, division sign, obelus, ÷ | divided by, math operator, ratio | maths, calculator, arithmetic, share, split
dot: period, full stop | bullet, notification dot, circle, small circle, indicator, unread, point | decimal, punctuation, center, record
eight: 8, number eight | digit eight, infinity | number, digit, numeral
ellipse: oval | circle, egg shape | shape, geometry, round
equal: equals, equal sign, = | same, equality, identical, is equal to, unison, parity | maths, calculator, balance, result
equal-approximately: approximately equal, ≈, approx, almost equal | roughly, about, estimate | sign
equal-not: not equal, unequal, ≠, not equals | inequality, different | sign
equals: equal sign, equal, = | equality, same, is equal to | maths, calculator, result, symbol
evaluation: assessment, appraisal | evaluate, review, performance review | chart, rating, analysis, score
five: 5, number five | digit five | number, digit, numeral, dice
flowchart: flow chart, flow diagram | workflow, process diagram, diagram, decision tree | process, algorithm, hierarchy
formula: equation | function, fx, sigma, expression | maths, spreadsheet, excel, sum
four: 4, number four | digit four, quad | number, digit, numeral, grid
frustum: truncated cone, truncated pyramid | lampshade shape, cut pyramid | shape, geometry, 3d, view frustum
function: fx | lambda, formula, mathematical function, method, f of x | maths, code, excel, programming, calculate
functions: sigma, sum | fx, formula | maths, spreadsheet, excel
geometric: geometric shapes | basic shapes, circle square triangle, geometrical | shapes, geometry, design
geometry: | drawing compass, geometric, shapes, angle, compass | maths, school, measure, triangle
goldenratio: golden ratio, golden section | phi grid, divine proportion, fibonacci | grid, composition, design
greater: greater than, more than | bigger than, larger than | maths, comparison, inequality, angle bracket
greater-than: more than, >, bigger than | chevron right, larger | sign
greater-than-or-equal: ≥, at least | minimum, gte | sign
grouped: grouped bar chart, clustered bar chart | grouped bars, side by side bars | chart, statistics, graph
growth: | growing, increase, plant, seedling, progress, sprout | nature, farm, business, leaf, trend
half: | one half, semi, semicircle, 50 percent, half full, half note, minim | part, star, rating, contrast, brightness
hexagon: six sided, hex | hexagonal, honeycomb, polygon, six sided shape, emblem | shape, geometry, bee, nut
hexagonal: six sided | hexagon, hexagonal prism, hexagonal pyramid | shape, geometry, 3d, prism, pyramid
hexagons: honeycomb | hexagon cluster, hexagonal tiles, hex grid | geometry, shapes, blockchain
histogram: frequency chart | bar graph, column chart, distribution | statistics, chart, data
hyperbole: hyperbola | conic section, curve | geometry, maths, graph
icosahedron: twenty sided die | polyhedron, d20, platonic solid | geometry, 3d, shape
inequality: not equal | not equal to, unequal, less than, greater than | maths, comparison, symbol, equation
infinity: infinite, ∞ | endless, forever, unlimited, lemniscate, eternity, loop, never ending, eternal, timeless, continuous | maths, number eight, limitless, always, beyond
infographic: info graphic | data visualisation, infochart, data visualization | chart, statistics, report
integral: integration, integral sign | antiderivative, calculus | maths, function, area
integrals: double integral, integral signs | multiple integral, integration | maths, calculus, function
intersect: boolean intersect | overlap, common area, intersection, venn diagram | shapes, design, vector, layers, pathfinder
intersection: set intersection | cap symbol, logical and, overlap | maths, set theory, sets, symbol
inverted: upside down, inverted triangle | flipped, triangle down, reversed | triangle, shape, funnel
irregular: | irregular polyhedron, uneven shape, rock, boulder | shape, geometry, 3d
lambda: greek letter lambda | anonymous function, serverless function, serverless, wavelength | function, aws, maths, half life, physics
latitude: parallels, parallel | lat, horizontal coordinate | globe, map, coordinates, longitude
less: fewer, less than | smaller than, minus, lower | maths, comparison, inequality, angle bracket
less-than: smaller than, <, fewer than | chevron left, lower | sign
less-than-or-equal: ≤, at most | maximum, lte | sign
liner: line, straight line | diagonal line, stroke, segment, linear | draw, geometry, vector
logic: logic gate | boolean, and gate, or gate, not gate, xor | electronics, circuit, digital, programming
longitude: meridians, meridian | long, vertical coordinate | globe, map, coordinates, latitude
many: multiple | several, plural, n to n | relation, database, cardinality, entity
math: maths, mathematics | arithmetic, calculation, formula, equation, algebra, calculate | function, trigonometry, calculator, school, operator
math-function: function, fx, f(x) | formula, equation | calculus
math-integral: integral, calculus, ∫ | integration
math-operations: calculator, arithmetic, math symbols | calculation | school
math-pi: pi, π, 3.14 | constant, circle | geometry
math-symbols: calculator, arithmetic, plus minus times divide | calculation, math operations | school
matrix: | grid, array, table, linear algebra | math, chat protocol, messenger, rows and columns, data
max: maximum | max value, highest, upper limit, peak | function, number, graph, minimum
maximum: max, peak | highest point, local maximum, top, vertex | chart, curve, function, graph
member: element of | belongs to, in set, is in, epsilon | set theory, math, membership, set
min: minimum | min value, lowest, lower limit | function, number, graph, maximum
minimum: min | lowest point, local minimum, bottom, valley, vertex | chart, curve, function, graph
minus: subtract, subtraction, minus sign, hyphen, dash, horizontal line | remove, less, negative, decrease, delete, zoom out | math, collapse, reduce, take away
multiplication: multiply, times | multiplication sign, product, x | math, arithmetic, operator, calculator
multiplier: playback speed | times, factor, speed | video, rate, fast, slow
nine: 9 | number nine, digit nine, ninth | number, grid, digit, count
not-equal: unequal, ≠, different | inequality, does not equal | sign
not-equals: not equal, unequal, ≠ | inequality, different | sign
number: digit, numeral | figure, numeric, numerical, count | integer, math, counter, step, position, badge
numbers: digits, 123, numerals | numeric, figures, numbered list, sort numerically | math, count, list, order, sort
numeric: numbers, numerical | number input, digits, 123, numeric input | keyboard, form, input
obtuse: obtuse angle | wide angle | angle, geometry, degrees
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
phi: greek letter phi | golden ratio, golden section, empty set | greek, letter, mathematics
pi: 3.14, greek letter pi | circle constant, 3.14159 | math, mathematics, constant, geometry, greek
pie: pie chart | circle chart, donut chart, proportion, diagram | statistics, chart, graph, report, analytics, data, share, dessert
plus: add, plus sign | new, create, addition, more, insert, increase, positive, amount | zoom in, expand, math, sum, open, cross
plus-minus: plus or minus, ±, tolerance | margin of error, approximately, increase decrease | sign
point: | dot, spot, anchor point, indicate, exclamation | mark, access point, vertex, curve, score
polar: radar chart, polar chart | spider chart, polar coordinates | chart, graph, statistics, diagram
polygon: | shape, vector shape, multi sided shape, hexagon | geometry, vector, lasso, outline, points
polyhedron: | 3d shape, solid, gem | geometry, math, die
ppf: production possibility frontier | production possibility curve | economics, chart, curve
prism: | triangular prism, 3d shape, refraction | light, geometry, glass, optics, rainbow, physics
proper: proper subset, strict | superset | set theory, math
pyramid: | triangle, tetrahedron, 3d shape | egypt, geometry, hierarchy, cone, ancient, pharaoh, mummy
radial: radial chart, concentric | circular chart, rings, radial bar, radial gradient | circle, chart, progress
radical: square root, root sign | sqrt, root | math, calculator, algebra
radius: corner radius | border radius, rounded corner | circle, geometry, diameter, corner, css
rectangle: oblong | frame, rectangular shape, square | box, shape, geometry, card, quadrilateral
rectangular: oblong | box shaped, cuboid | shape, geometry, mirror
reflex: reflex angle | angle over 180 degrees | angle, geometry, degrees
relation: relationship | cardinality, connection, one to many, many to many, link | database, entity, diagram, erd, schema
relationship: relationship chart, relation | network graph, connections, node graph, entity relationship | nodes, diagram, links
rhombus: diamond shape, diamond | lozenge, rotated square | shape, geometry, quadrilateral, decision, flowchart
root: square root | radical, sqrt, root folder, root directory | math, folder, tree, plant
round: circular | circle | curved, shape
rounded: round corners, rounded corners | curved, soft corners | corner, radius, shape
sankey: sankey diagram, sankey chart | flow diagram, flow chart, alluvial diagram | chart, data, energy
sawtooth: sawtooth wave, saw wave | zigzag | waveform, synthesizer, signal, audio, oscillator
scatter: scatter plot, scatter chart | scatter diagram, dot plot, scatter graph | chart, graph, statistics, data, points, analytics
sec: secant | seconds | trigonometry, math, function, skip, time
segment: line segment | section, line, edge | geometry, points, audience, part, cdp
segments: line segments, polyline | path, lines | vector, points, geometry, route
seven: 7 | number seven, digit seven, seventh | number, 7 zip, digit, count, lucky
shape: | geometric shape, vector shape, form, figure, polygon | geometry, square, circle, triangle, design
shapes: | geometric shapes, figures, forms, objects, square circle triangle | geometry, design, category, toy blocks, components
sigma: summation, sum | greek letter, sum sign | math, statistics, total, formula, standard deviation, greek
sin: sine | sine function, sinus | trigonometry, function, mathematics
sine: sine wave, sinus | sin, wave, sinusoid | trigonometry, math, waveform, signal, audio, function
six: 6 | number six, digit six, sixth | number, dice, digit, count
sphere: orb | globe, ball, 3d circle, round | shape, geometry, 3d, world, marble
spiral: swirl, helix | coil, vortex, whirl, curl, illusion, hypnosis, hypnotize, twist | shape, dizzy, shell, golden ratio
spirals: swirl | coil, helix, whirl, hypnosis | circle, shape, rotation
square: | quadrilateral, tile | checkbox, box, shape, geometry, frame, block
square-dot: boxed dot, dot square | selected, dice one | shape
square-function: function, fx, formula | equation | spreadsheet
square-pi: pi, π | constant | geometry
square-radical: square root, sqrt, √ | root | sign
square-root: radical, sqrt, √ | root, mathematics | sign
square-sigma: sum, sigma, summation, autosum | total, formula | spreadsheet
squares: | boxes, overlapping squares, duplicate | shapes, layers, combine, boolean
squiggle: wavy line, scribble | wiggle, curvy line, swirl | line, drawing, curve
squircle: superellipse | rounded square, rounded rectangle | shape, app icon, geometry
stacked: | stacked bar chart, stacked chart, layered | chart, graph, bar, statistics
stats: statistics | analytics, metrics, data, chart, insights | graph, report, numbers, dashboard, growth
subset: subset of | included in, contained in | set theory, math, sets, logic
sum: | sigma, summation, total, add up, autosum, dim sum | math, addition, calculate, spreadsheet, formula
summation: sum, sigma | total, autosum | math, addition, formula, greek
superset: superset of | contains, includes | set theory, math, sets, logic
symbols: math symbols, operators | plus minus times divide, signs, calculator keys, arithmetic | maths, calculator, numbers
tally: tally marks, tally mark | count, scorekeeping, score | counter, number, prison, keep score, lines
tally-5: tally marks, five strokes, count | counting, score, five | number
tallymark: tally, tally mark | count, scorekeeping | counter, number, score, lines
tallymarks: tally marks, tally | counting marks, five bar gate, hash marks, tally counter | count, score, numbers
tan: tangent | tangent function, tg | trigonometry, function, mathematics
tangent: tan, tangent line | touching line, tg | circle, geometry, trigonometry
teardrop: drop shape | drop, droplet, tear, speech bubble, chat bubble | chat, message, water, shape
tg: tangent, tan | tangent function | trigonometry, function, mathematics
th: | nth root, root | math, square root, calculator
than: | greater than, less than, comparison | math, inequality, compare
three: 3 | number three, digit three, third, triple | number, digit, dice, count, trio
tilde: approximately, squiggle | wavy line, swung dash | math, keyboard, similar, accent, punctuation
torus: ring, donut | doughnut, 3d ring, donut shape | 3d, shape, geometry
trapezoid: trapezium | four sided figure, quadrilateral | shape, geometry
treemap: tree map, treemap chart | mosaic chart, hierarchical chart, nested rectangles | chart, data, disk space
trend: | trend line, growth, increase, decrease | chart, arrow, statistics, graph, analytics
trending: | trending up, increase, growth, popular, rising, uptrend, line going up | chart, arrow, statistics, analytics, graph, stocks
triangle: | three sided, delta | shape, geometry, warning, alert, play, pyramid, trigonometry
triangle-right: right triangle, right angled triangle, set square | geometry, pythagoras
triangles: | flip, mirror, symmetry | shapes, geometry, reflect
triangular: triangular flag, triangle | pennant, three sided | flag, sport, shape
two: 2 | number two, digit two, second, pair, double | number, digit, dice, count
unfolded: cube net, unfolded cube | unfolded box, flat pattern, developed cube | cube, geometry, cross
waterfall: waterfall chart | cascade | chart, graph, statistics, finance, nature
wavy: | wave, curvy, flying cash | money, banknote, curve
xy: x and y, variables | unknowns, coordinates, product of x and y | algebra, equation, formula
zero: 0 | number zero, nought, none, nil, digit zero, null, zilch | number, digit, empty, count, public domain
`;
