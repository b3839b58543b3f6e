// Arrows and movement: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
anticlockwise: counterclockwise, ccw, counter clockwise | rotate left, undo, turn left, reset | rotate, rotation, refresh, arrow
arc: curve | arch, bend, semicircle, circular segment | geometry, circle, arrow
arrow: | direction, way, go, navigate, pointer | next, move, point, north, sign, turn
arrows: | directions, move, exchange, swap, transfer, sort | resize, expand, navigation, sync, compare
back: go back, return, previous | undo, left arrow, backward, rewind, reverse, send to back, prev | history, before, layer, rear, exit
bend: turn | curved arrow, bent arrow, curve, corner | direction, road, reply, undo
big: large | bold arrow, huge, thick, fat | size, enlarge
bottom: | lower, below, down, end, underside, align bottom | panel, footer, align, position
bounce: bouncing | rebound, spring, jump, ricochet | ball, animation, motion, arrow
cardinal: | four directions, compass directions, move, expand, collapse | north south east west, arrows, direction
caret: arrowhead | small arrow, dropdown arrow, triangle arrow, chevron, disclosure triangle | dropdown, expand, sort, menu, collapse
ccw: counterclockwise, anticlockwise | rotate left, undo, reset, turn left | rotate, refresh, arrow, reload
chevron: angle bracket | caret, arrowhead, angle, small arrow, dropdown, expand, next, back, arrow | direction, navigation, menu, collapse, accordion
chevrons: double arrow, double chevron | double angle, arrows, fast forward, skip, expand, collapse, sort | direction, next, navigation, rank
clockwise: cw | rotate right, turn right, redo, refresh | rotate, reload, arrow, repeat, sync
compact: | flat chevron, wide chevron, condensed | arrow, expand, collapse, small
contract: shrink, collapse | agreement, compress, reduce, signed document, squeeze | arrows, legal, document, deal, sign
corner: | turn, bent arrow, edge, border radius, elbow arrow, angle | direction, arrow, reply, rounded
counter: | counterclockwise, undo, anticlockwise, rotate left, count, history | rotate, arrow, days, number
curve: | bezier, arc, bend, easing, curved arrow | path, vector, arrow, line
curvy: wavy, winding | zigzag, squiggly arrow, meandering | direction, arrow, road
cw: clockwise | rotate right, refresh, redo, reload | rotate, arrow, repeat, spin
diagonal: slanted | oblique, resize, diagonal arrow, expand, slash | arrow, direction, move, corner
direction: | signpost, road sign, way, route | arrow, navigation, sign, map, compass
directions: | signpost, navigation, way, get directions, turn, route | map, arrow, sign, gps
down: downward, downwards | below, bottom, arrow down, lower, descend, south, decrease, scroll down | download, fall, dropdown, expand, under
download: dl | save file, import, get, down arrow, save to device, install, save | file, cloud, export, transfer, tray, receive
elbow: | elbow arrow, turn arrow, bent arrow, corner arrow, right angle arrow | direction, turn, corner, connector
end: | align end, finish, last, align right, end key | stop, right, flex end, align, text
exchange: swap, trade | switch, transfer, convert, currency exchange, two way arrows, replace | arrows, money, conversion, trading, reverse
expand: enlarge, maximize | maximise, fullscreen, full screen, unfold, open, grow, extend, stretch, show more | resize, arrows, zoom, sidebar, accordion
export: | share, save as, send out, upload, output, extract | file, download, box, arrow, out
fast: quick | fast forward, speed, rapid, speedy, express, double arrow | player, skip, mail, wind, hurry
fat: thick | block arrow, big arrow, thick arrow, outlined arrow, bold | arrow, wide
forward: ahead | fast forward, skip, forward message, share, go forward, redo, next | right, arrow, player, reply, email, send
from: | out of, starting point, origin, source | arrow, line, direction, exit
horizonal: horizontal | between, send, paper plane, scroll | layout, arrow, align
horizontal: | left and right, landscape, sideways, level, left right | align, flip, layout, distribute, arrow, width
import: | upload, bring in, load, input, insert file, open file, download | file, arrow, in, database, data
in: | log in, zoom in, enter, inside, sign in | into, arrow, plus, linkedin
last: final | go to last, last page, end, skip to end, jump to end | next, skip, forward
left: leftward, leftwards | back, previous, arrow left, west, align left, go back | arrow, direction, return, side, prev
line: | stroke, straight line, dash, rule, divider, line chart, edge | border, draw, connect, text, separator
maximize: maximise, full screen, fullscreen | expand, enlarge, enter full screen, grow, bigger | window, resize, scale up, corners, screen
merge: combine, join | unite, unify, fuse, git merge, consolidate, merge cells | branch, version control, pull request, cells, converge, together
middle: centre, center | align middle, midpoint, vertically centred, mid | halfway, alignment, finger, average
minimize: minimise, exit full screen, exit fullscreen | shrink, collapse, reduce, smaller, restore down | window, contract, compress, hide, scale down
move: drag, relocate | reorder, four arrows, pan, shift, transfer, reposition, move around | arrow, position, drag handle, direction, transform
navigation: location arrow, navigate | compass, directions, gps, nav, arrow, wayfinding | map, route, travel, location, pointer, menu
north: | compass, north arrow | up, direction, map, navigation, star, cardinal
out: | exit, log out, outward, leave, sign out, outside, outgoing | logout, external, export, zoom out, escape
outdent: decrease indent, unindent | dedent, indent left, reduce indent | text, paragraph, editor, format, list
resize: | scale, change size, drag corner, enlarge, shrink, expand, dimensions | window, width, height, transform, arrow
return: | go back, back, send back, enter key | refund, delivery, arrow, undo, package, exchange, product return
reverse: | backwards, invert, play backwards, undo, opposite | play, direction, flip, withdrawal
right: | rightward, to the right, east | forward, next, arrow, direction, align, chevron, side
rotary: roundabout | traffic circle, turn, exit | arrow, road, direction, traffic
rotate: turn, spin | rotation, revolve, circular arrow, flip, orientation, tilt | refresh, transform, angle, screen, clockwise, arrow
rotated: turned | tilted, rotate, sideways, diamond | landscape, phone, orientation
rotation: rotate | turn, spin, clockwise, orientation | angle, screen, image, lock
shift: | tilt shift, offset | photography, lens, camera, keyboard
shrink: | minimise, minimize, collapse, exit full screen, reduce, contract, smaller | arrows, resize, compress, scale down
split: | divide, fork, branch, separate, split view, split screen | arrow, layout, columns, table cell, cut, diverge
straight: | direct, straight line, ahead, go straight | line, arrow, road
stretch: | expand, fill, widen, elongate | align, layout, width, height, justify
swap: exchange | switch, trade, interchange, swap arrows, convert | arrows, replace, transfer, flip, currency, reverse
tail: | arrow tail | arrow, feather, direction
tilt: | lean, slant, incline, angle | rotate, plane, blur
to: | toward, until | arrow, direction, line, destination
top: | upper, topmost, up, highest, head | align, position, layout, arrow, back to top, clothing
transfer: | exchange, move, swap, data transfer, bank transfer | arrows, send, money, in and out, share, convert
turn: | bend, curve, turn left, turn right, rotate | arrow, direction, road, navigation
up: upward, upwards | arrow up, ascend, above, increase, raise | direction, north, upload, scroll to top, caret, chevron, rise
vertical: upright | portrait, up and down, vertically | align, orientation, direction
west: | compass, western | left, direction, map, navigation, hemisphere, cardinal
width: | horizontal size, fit width, expand width | dimension, size, measure, arrow, layout
`;
