// Arrows and movement: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
analytics-down: decline, trending down, falling chart | decrease, loss, drop | statistics, chart
analytics-up: growth, trending up, rising chart | increase, profit, improve | statistics, chart
anticlockwise: counterclockwise, ccw, counter clockwise | rotate left, undo, turn left, reset | rotate, rotation, refresh, arrow
arc: curve | arch, bend, semicircle, circular segment | geometry, circle, arrow
arrow: | direction, way, go, navigate, pointer | next, move, point, north, sign, turn
arrow-all-direction: move, four way arrow, all directions | pan, drag, reposition | directions
arrow-back-up: undo, return, reply | back, revert, u turn | history, edit, email
arrow-bend-double-up-left: reply all | respond to all | email, arrow
arrow-bend-double-up-right: forward all, share all | forward twice | email, arrow
arrow-bend-up-left: reply, undo, corner up left | back, return, respond | email, turn
arrow-bend-up-right: forward, share, redo, corner up right | forward message | email, turn
arrow-big-down: downvote, fat arrow down | vote down, thick arrow, download | reddit
arrow-big-left: fat arrow left, block arrow left | back, previous | direction
arrow-big-right: fat arrow right, block arrow right | next, forward | direction
arrow-big-up: shift key, upvote, fat arrow up, caps | vote up, thick arrow, level up, upload | keyboard, reddit
arrow-big-up-dash: caps lock, caps lock key, shift lock | upload, level up, uppercase | keyboard
arrow-bounce: bounce, rebound | ricochet, jump | animation
arrow-clockwise: redo, rotate right, rotate cw, refresh, clockwise | reload, repeat, retry, reset, turn right | rotation, circle arrow
arrow-counter-clockwise: undo, rotate left, rotate ccw, anticlockwise, counterclockwise | reset, restart, revert, refresh, replay, turn left | history, rotation, circle arrow
arrow-down-circle: circle arrow down | download, scroll down | button
arrow-down-from-line: drop down from line | download, expand down, drop | arrow
arrow-down-left: south west, incoming, arrow left down | receive, deposit, incoming call, diagonal arrow | direction
arrow-down-right: south east, arrow right down | diagonal arrow, decline, reply | direction
arrow-down-to-dot: step into, target arrow | destination, pin, drop here | debugger, location
arrow-down-to-line: download, move to bottom, scroll to bottom | save, last, jump down, import | align, scroll, tray
arrow-down-up: sort, vertical swap, arrow up down, arrows down up | swap, reorder, exchange, transfer, data usage | vertical, order
arrow-elbow-down-left: enter key, return key, enter, corner down left | submit, newline, carriage return | keyboard, turn
arrow-elbow-down-right: subitem, reply arrow, corner down right, child item | sub task, nested, thread, reply | tree, turn
arrow-expand: expand, full screen, enlarge, maximize | resize, stretch | diagonal, window
arrow-fat-down: downvote, big arrow down | vote down, thick arrow, download | reddit
arrow-fat-line-up: caps lock, caps lock key, arrow big up dash | uppercase, shift lock | keyboard
arrow-fat-up: shift key, upvote, big arrow up | vote up, thick arrow, level up | keyboard, reddit
arrow-fork: fork in the road, split, branch | diverge, decision, choose path | road, git
arrow-forward-up: redo, forward, share | repeat, forward message | history, edit, email
arrow-go-back: undo, back, return | previous, revert, reply | history, edit
arrow-go-forward: redo, forward | repeat, next, restore | history, edit
arrow-guide: route, path | directions, guided, way, plan | strategy, navigation
arrow-iteration: iterate, iteration, loop | cycle, repeat, sprint | agile
arrow-left-circle: back button, circle arrow left | back, previous, go back | button
arrow-left-from-line: exit left | expand left, leave, pull left | panel, arrow
arrow-left-right: swap, exchange, two way, arrows left right, left right arrow, switch | transfer, compare, bidirectional, horizontal, both ways, trade, convert, reversible, back and forth | sync, resize, direction
arrow-left-to-line: first page, collapse left, move to start, home key | back tab, outdent, beginning, shift tab | align, pagination
arrow-line-down: download, arrow down to line, move to bottom | save | align, tray
arrow-line-left: arrow left to line, first page | collapse left | pagination
arrow-line-right: arrow right to line, last page, tab key | collapse right | pagination
arrow-line-up: arrow up to line, upload, move to top | scroll to top | align
arrow-merge: merge, join | combine, unite, converge, merge lanes | git, road, traffic
arrow-right-circle: next button, circle arrow right | next, continue, forward | button
arrow-right-from-line: exit right | expand right, leave, push right, export | panel, arrow
arrow-right-left: swap, exchange, arrow left right, switch, transfer | trade, convert, two way, bidirectional | sync, currency
arrow-right-to-line: tab key, last page, move to end, tab | expand right, indent, end, collapse right | keyboard, align, pagination
arrow-roundabout-left: roundabout, traffic circle | rotary, junction | road, navigation
arrow-roundabout-right: roundabout, traffic circle | rotary, junction | road, navigation
arrow-shrink: shrink, collapse, minimize | contract, compress, exit full screen | diagonal, window
arrow-square-out: external link, open in new window, new tab, open link | launch, pop out, share, leave site, export | url, browser, outbound
arrow-square-up-right: external link, open link, open in new tab | launch, share, outbound | url, browser
arrow-turn-back: undo, reply, return | back, revert, go back | history, edit
arrow-turn-backward: undo, reply, return | back, revert, go back | history, edit
arrow-turn-forward: redo, forward, share | repeat, next | history, edit
arrow-u-down-left: undo, return | u turn, back, revert, turn around | history, road
arrow-u-down-right: u turn | redo, turn around | road
arrow-u-up-left: undo, u turn left, return | reply, back, revert, u turn | history, edit, road
arrow-u-up-right: redo, u turn right | forward, u turn, repeat | history, edit, road
arrow-up-circle: circle arrow up, arrow circle up, back to top | scroll to top, upload, update available | button
arrow-up-down: sort, vertical swap, up down arrow, arrows down up, two way vertical | swap, reorder, exchange, transfer, upload download, data transfer | vertical, order, scroll
arrow-up-from-dot: step out | origin, take off, start | debugger, arrow
arrow-up-from-line: upload | raise, lift, publish, eject, export, this side up | share, arrow
arrow-up-left: north west, diagonal arrow, arrow left up | back, corner | direction
arrow-up-right: external link, diagonal arrow, north east, open link, arrow right up | outgoing, link out, visit, send, go to, trend up | direction, launch, share
arrow-up-to-line: move to top, scroll to top, back to top | upload, first, send to top, jump up, top | align, scroll
arrow-zig-zag: zigzag, volatile | fluctuating, bounce, wave, unsteady | trend
arrows: | directions, move, exchange, swap, transfer, sort | resize, expand, navigation, sync, compare
arrows-clockwise: refresh, sync, reload, refresh cw | synchronize, update, repeat, recycle, exchange, loop | rotation, loading, circle arrows
arrows-counter-clockwise: refresh, sync, reload, refresh ccw | synchronize, update, repeat, reset, undo | rotation, loading, circle arrows
arrows-diagonal: resize, expand, full screen | diagonal resize, enlarge, stretch | window
arrows-diagonal-minimize: shrink, collapse | exit full screen, contract | window
arrows-down-up: sort, vertical swap, arrow up down, data transfer | swap, reorder, exchange, transfer | vertical, order
arrows-exchange: swap, exchange, switch, transfer | trade, convert, arrows left right, replace | two way, sync
arrows-horizontal: left right arrow, resize horizontal, move horizontal | width, stretch, wide, both sides | resize
arrows-in: exit full screen, minimize, shrink, collapse | contract, compress, smaller | window, corners
arrows-in-cardinal: collapse, converge | shrink, contract, center, squeeze | directions
arrows-join: merge, join | combine, converge | git, road
arrows-left-right: swap, exchange, two way, arrow left right, switch | transfer, compare, bidirectional, horizontal, trade, convert | sync, resize
arrows-maximize: full screen, maximize, expand, enlarge, fullscreen mode | resize, zoom to fit, stretch, bigger | window, corners, huge, giant, enormous, massive
arrows-merge: merge, join | combine, unite, converge | git, road
arrows-minimize: exit full screen, minimize, shrink, collapse | contract, compress, smaller, resize | window, corners
arrows-move: move, four way arrow, move tool, pan | drag, reposition, all directions | resize, directions
arrows-out: full screen, maximize, expand, enlarge | resize, stretch, bigger | window, corners
arrows-out-cardinal: move, four way arrow, pan, move tool, all directions | drag, expand, reposition | directions
arrows-sort: sort, sort order, arrow up down | order, reorder, unsorted, swap | list, table
arrows-split: split, fork, decision point | diverge, branch, divide, separate | road, git, decision, decide, dilemma, either or
arrows-up: this side up
arrows-vertical: up down arrow, resize vertical, move vertical | height, stretch, tall | resize
axis-3d: xyz, 3d axes, coordinate system, axes | three dimensions, 3d space, gizmo | model, maths, graph
back: go back, return, previous | undo, left arrow, backward, rewind, reverse, send to back, prev | history, before, layer, rear, exit
bend: turn | curved arrow, bent arrow, curve, corner | direction, road, reply, undo
big: large | bold arrow, huge, thick, fat | size, enlarge
both: both directions | two way, double ended, both sides | merge, left and right, arrow
bottom: | lower, below, down, end, underside, align bottom | panel, footer, align, position
bounce: bouncing | rebound, spring, jump, ricochet | ball, animation, motion, arrow
cardinal: | four directions, compass directions, move, expand, collapse | north south east west, arrows, direction
caret: arrowhead | small arrow, dropdown arrow, triangle arrow, chevron, disclosure triangle | dropdown, expand, sort, menu, collapse
caret-down: drop down, expand, chevron down, triangle down, dropdown arrow | open, show more, select, sort descending | menu, navigation
caret-left: back, previous, chevron left, triangle left | prev, go back | navigation, carousel, pagination
caret-line-left: first page, skip to start, chevron first | collapse, beginning | pagination
caret-line-right: last page, skip to end, chevron last | expand, end | pagination
caret-right: next, chevron right, triangle right | forward, expand, play, continue | navigation, carousel, pagination
caret-up: collapse, chevron up, triangle up | close, show less, sort ascending, increase | menu, navigation
caret-up-down: sort, chevrons up down, select arrows, stepper, selector | dropdown, combobox, expand, unsorted, spinner buttons, number input | table, list, form
ccw: counterclockwise, anticlockwise | rotate left, undo, reset, turn left | rotate, refresh, arrow, reload
centralized: centralised, centred | converge, arrows to centre, concentrate, focus | center, hub, arrows, middle
chevron: angle bracket | caret, arrowhead, angle, small arrow, dropdown, expand, next, back, arrow | direction, navigation, menu, collapse, accordion
chevron-down: drop down, expand, caret down, arrow drop down, down arrow, arrow down s | open, show more, select, accordion, collapse, more, scroll down | menu, navigation, combobox
chevron-first: first page, skip to start, go to first, jump to start | first, beginning, rewind, home | pagination, navigation
chevron-last: last page, skip to end, go to last, jump to end | last, end, latest | pagination, navigation
chevron-left: back, previous, caret left, less than, left arrow, prev, arrow left s | go back, back button, previous page, previous slide | navigation, carousel, pagination, slider
chevron-left-pipe: first page, skip to start, chevron first | first, beginning | pagination
chevron-right: next, caret right, greater than, right arrow, arrow right s | forward, continue, next page, next slide, go, expand, breadcrumb separator | navigation, carousel, pagination, disclosure
chevron-right-pipe: last page, skip to end, chevron last | last, end | pagination
chevron-up: collapse, caret up, up arrow, arrow drop up, arrow up s | close, show less, hide, accordion, back to top, expand | menu, navigation
chevrons: double arrow, double chevron | double angle, arrows, fast forward, skip, expand, collapse, sort | direction, next, navigation, rank
chevrons-down: double arrow down, double down, arrow down double | scroll down, lowest priority, expand all, see more | navigation, downhill
chevrons-down-up: collapse, unfold less, fold | shrink, close, compress, collapse all | accordion, code
chevrons-left: double arrow left, first page, double left, rewind, arrow left double | collapse sidebar, fast backward, skip back, previous | navigation, pagination
chevrons-left-right: code, expand horizontal, angle brackets | resize, before after slider, embed, widen | html, slider
chevrons-right: double arrow right, last page, double right, arrow right double | expand sidebar, fast forward, skip, next, paginate | navigation, pagination
chevrons-right-left: collapse horizontal, narrow | shrink, squeeze, compress | resize
chevrons-up: double arrow up, double up, arrow up double | scroll to top, back to top, highest priority, level up, rank | navigation, uphill
chevrons-up-down: sort, caret up down, select arrows, selector, unfold more | dropdown, combobox, expand, stepper, unsorted | table, list, form
circle-arrow-down: arrow circle down, arrow down circle | scroll down, download | button
circle-arrow-left: back button, arrow circle left, arrow left circle | back, previous, go back, return | button, navigation
circle-arrow-out-up-right: external link, open link | launch, leave, share, go out | url, outbound
circle-arrow-right: next button, arrow circle right, arrow right circle, go | next, continue, forward, proceed | button, navigation
circle-arrow-up: arrow circle up, arrow up circle, back to top | scroll to top, upload, upvote, send | button
circle-fading-arrow-up: update, upgrade, software update | update available, system update, new version | progress, version
clockwise: cw | rotate right, turn right, redo, refresh | rotate, reload, arrow, repeat, sync
compact: | flat chevron, wide chevron, condensed | arrow, expand, collapse, small
contract: shrink, collapse | agreement, compress, reduce, signed document, squeeze | arrows, legal, document, deal, sign
corner: | turn, bent arrow, edge, border radius, elbow arrow, angle | direction, arrow, reply, rounded
corner-down-left: enter key, return key, enter, carriage return, arrow elbow down left, new line, line break, newline | submit, return, reply | keyboard, turn, arrow
corner-down-right: subitem, reply arrow, arrow elbow down right, child item, nested | sub task, indent, thread, reply | tree, turn, arrow
corner-left-down: turn down | level down | turn, arrow
corner-left-up: turn up | level up, parent folder, go up | turn, arrow
corner-right-down: turn down | level down, indent | turn, arrow
corner-right-up: level up, turn up | parent folder, go up, upgrade | turn, arrow
corner-up-left: reply, undo, turn left, arrow elbow up left | back, return, respond | email, turn, arrow
corner-up-left-double: reply all | respond to all, back twice | email, arrow
corner-up-right: forward, redo, turn right, share, arrow elbow up right | forward message, respond | email, turn, arrow
corner-up-right-double: forward all | share all | email, arrow
corners-in: exit full screen, minimize | shrink, collapse, contract | window, video player
corners-out: full screen, maximize, expand | enlarge, fit to screen, frame, viewfinder | window, video player
counter: | counterclockwise, undo, anticlockwise, rotate left, count, history | rotate, arrow, days, number
curve: | bezier, arc, bend, easing, curved arrow | path, vector, arrow, line
curved: bent | curved stroke, curved line, wavy | line, path, vector
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
fold-horizontal: collapse horizontal | squeeze, narrow, compress | resize
fold-vertical: collapse vertical, collapse all, unfold less | squeeze, compress, fold code | accordion, code
forward: ahead | fast forward, skip, forward message, share, go forward, redo, next | right, arrow, player, reply, email, send
from: | out of, starting point, origin, source | arrow, line, direction, exit
horizonal: horizontal | between, send, paper plane, scroll | layout, arrow, align
horizontal: | left and right, landscape, sideways, level, left right | align, flip, layout, distribute, arrow, width
import: | upload, bring in, load, input, insert file, open file, download | file, arrow, in, database, data
in: | log in, zoom in, enter, inside, sign in | into, arrow, plus, linkedin
into: step into | enter, go into, inward arrow | debug, debugger, arrow, down
iteration-ccw: iteration, sprint | loop, cycle, iterate, agile | repeat, scrum
iteration-cw: next iteration, sprint | loop, cycle, iterate, agile | repeat, scrum
key-return: enter key, return key, enter, carriage return | submit, newline, line break | keyboard
last: final | go to last, last page, end, skip to end, jump to end | next, skip, forward
left: leftward, leftwards | back, previous, arrow left, west, align left, go back | arrow, direction, return, side, prev
line: | stroke, straight line, dash, rule, divider, line chart, edge | border, draw, connect, text, separator
loop-left: refresh, reload, sync | repeat, undo, loop | circular arrows
loop-right: refresh, reload, sync | repeat, redo, loop | circular arrows
mail-forward: forward email, forward mail | forward, share, send on | email, message
maximize: maximise, full screen, fullscreen, fullscreen mode | expand, enlarge, enter full screen, grow, bigger | window, resize, scale up, corners, screen
maximize-2: expand, full screen, enlarge, maximise, resize diagonal | stretch, bigger | window, diagonal arrows
merge: combine, join | unite, unify, fuse, git merge, consolidate, merge cells | branch, version control, pull request, cells, converge, together
middle: centre, center | align middle, midpoint, vertically centred, mid | halfway, alignment, finger, average
minimize: minimise, exit full screen, exit fullscreen | shrink, collapse, reduce, smaller, restore down, downsize | window, contract, compress, hide, scale down
minimize-2: shrink, collapse, exit full screen, minimise | contract, compress, smaller | window, diagonal arrows
move: drag, relocate | reorder, four arrows, pan, shift, transfer, reposition, move around | arrow, position, drag handle, direction, transform
move-3d: 3d axes, gizmo, translate 3d | xyz, 3d move, position in 3d | model, space, axis
move-diagonal: resize diagonal, diagonal resize | resize, scale, stretch | cursor, window
move-down: long arrow down | reorder down, lower, down | direction
move-horizontal: resize horizontal, left right arrow, horizontal arrows | width, stretch, drag sideways, arrows horizontal | cursor, resize
move-left: long arrow left, back | previous, go back, left | direction
move-right: long arrow right, next | forward, continue, proceed | direction
move-up: long arrow up | reorder up, raise, up | direction
move-vertical: resize vertical, up down arrow, vertical arrows | height, stretch, scroll, arrows vertical | cursor, resize
navigation: location arrow, navigate | compass, directions, gps, nav, arrow, wayfinding | map, route, travel, location, pointer, menu
ne: north east, northeast | up right, upper right, diagonal arrow | arrow, compass, direction, resize
north: | compass, north arrow | up, direction, map, navigation, star, cardinal
nw: north west, northwest | up left, upper left, diagonal arrow | arrow, compass, direction, resize
orthogonal: right angled | connector line, edge, elbow connector, perpendicular | diagram, nodes, flowchart
out: | exit, log out, outward, leave, sign out, outside, outgoing | logout, external, export, zoom out, escape
outbound: outgoing | external link, outbound link, departure, up right | arrow, export, exit, circle
outdent: decrease indent, unindent | dedent, indent left, reduce indent | text, paragraph, editor, format, list
previous: back, prev | skip back, go back, previous track, last | arrow, left, player
random: shuffle | randomize, randomise, mix, chaotic, scatter | arrows, dice, order
redo-2: redo, forward, do again | ctrl y, repeat, next, step forward | history, edit, arrow
refresh-alert: sync error, sync problem | update failed, refresh failed | warning, error
refresh-ccw: reload, sync, refresh, arrows counter clockwise | reset, undo, synchronize, update, restart | circular arrows, loading
refresh-cw: reload, sync, refresh, update, arrows clockwise, synchronize | retry, renew, repeat, loop, recycle, restart, rotate | circular arrows, loading, browser
refresh-cw-off: sync off, no sync | auto refresh off, updates disabled, not syncing | offline, reload
reply-all: respond to all, answer everyone | reply, respond, answer | email, message, arrow
repost: retweet, reshare | share again, republish, boost | social media, arrows, loop
reset-left: reset, undo, rotate ccw | revert, restore, start over | circle arrow, history
reset-right: reset, redo, rotate cw | refresh, reload, restore | circle arrow
resize: | scale, change size, drag corner, enlarge, shrink, expand, dimensions | window, width, height, transform, arrow
return: | go back, back, send back, enter key | refund, delivery, arrow, undo, package, exchange, product return
reverse: | backwards, invert, play backwards, undo, opposite | play, direction, flip, withdrawal
right: | rightward, to the right, east | forward, next, arrow, direction, align, chevron, side
rotary: roundabout | traffic circle, turn, exit | arrow, road, direction, traffic
rotate: turn, spin | rotation, revolve, circular arrow, flip, orientation, tilt | refresh, transform, angle, screen, clockwise, arrow
rotate-2: rotate ccw, undo | turn around, refresh, reset | rotation
rotate-360: 360 degrees, full turn | 360 view, spin, full rotation | rotation, panorama, vr
rotate-3d: 3d rotate, orbit | rotate view, turn in 3d, spin, 360 view | cube, axis, model
rotate-ccw: undo, rotate left, anticlockwise, counterclockwise, rotate counter clockwise | reset, restart, revert, replay, rewind, start over, history | circle arrow, rotation, reload
rotate-ccw-key: rotate key, key rotation | reset password, forgot password, renew key, credential rotation | security, api key
rotate-clockwise: rotate cw, redo, rotate right, cw | reload, refresh, retry, turn right | circle arrow, rotation
rotate-cw: redo, rotate right, clockwise, rotate clockwise | reload, refresh, retry, repeat, turn right | circle arrow, rotation
rotate-left: rotate ccw, anticlockwise, counterclockwise | undo, turn left | rotation, image
rotate-right: rotate cw, clockwise | redo, turn right | rotation, image
rotated: turned | tilted, rotate, sideways, diamond | landscape, phone, orientation
rotation: rotate | turn, spin, clockwise, orientation | angle, screen, image, lock
roundabout: traffic circle, rotary | circular junction, ring junction, roundabout arrow | road, traffic, navigation
scale-3d: 3d scale, resize 3d | enlarge in 3d, gizmo | model, axis
se: south east, southeast | down right, lower right, diagonal arrow | arrow, compass, direction, resize
share-fat: share, forward | send on, repost | social, arrow
share-forward: share, forward | send on, forward message, repost | social, arrow
shift: | tilt shift, offset | photography, lens, camera, keyboard
shrink: | minimise, minimize, collapse, exit full screen, reduce, contract, smaller | arrows, resize, compress, scale down
south: s, down | south arrow, south pole, compass south | compass, map, navigation
split: | divide, fork, branch, separate, split view, split screen | arrow, layout, columns, table cell, cut, diverge
square-arrow-out-up-right: external link, open in new tab, new window, open link, pop out | launch, share, visit website, export | url, browser
square-arrow-up-right: external link, open link, open in new tab | launch, share, outbound, visit | url, browser
straight: | direct, straight line, ahead, go straight | line, arrow, road
stretch: | expand, fill, widen, elongate | align, layout, width, height, justify
sw: south west, southwest | down left, lower left, diagonal arrow | arrow, compass, direction, resize
swap: exchange | switch, trade, interchange, swap arrows, convert | arrows, replace, transfer, flip, currency, reverse
switch-horizontal: swap, switch | exchange, two way, flip | arrows
switch-vertical: swap vertical, sort | exchange, reorder, two way | arrows
tail: | arrow tail | arrow, feather, direction
tilt: | lean, slant, incline, angle | rotate, plane, blur
to: | toward, until | arrow, direction, line, destination
top: | upper, topmost, up, highest, head | align, position, layout, arrow, back to top, clothing
transfer: | exchange, move, swap, data transfer, bank transfer | arrows, send, money, in and out, share, convert
trend-down: decline, decrease, trending down, falling, downward trend | loss, drop, bearish, recession | stock market, analytics, chart
trend-up: growth, increase, trending up, rising, upward trend | profit, gain, bullish, improve, popular | stock market, analytics, chart
trending-down: decline, decrease, trend down, falling, downward trend | loss, drop, fall, bearish, recession, shrinking, reduce | stock market, analytics, finance, chart, arrow
trending-up: growth, increase, trend up, rising, chart line up, upward trend | profit, gain, up, improve, progress, bullish, popular, hot, trending, grow, invest, investing, investor | stock market, analytics, finance, chart, arrow
trending-up-down: volatility, fluctuation | ups and downs, unstable, volatile | stock market, trend
triple: three way, three fold | three way split, fork in three, threefold | arrows, branch, fork
turn: | bend, curve, turn left, turn right, rotate | arrow, direction, road, navigation
u-turn-left: u turn, turn around, turn back | go back, return | road, navigation
u-turn-right: u turn, turn around | turn back | road, navigation
undo-2: undo, revert, go back, reply, return | back, ctrl z, previous, step back | history, edit, arrow
unfold-horizontal: expand horizontal | spread, widen, stretch | resize
unfold-vertical: expand vertical, expand all, unfold more | spread, open, stretch, unfold code | accordion, code
up: upward, upwards | arrow up, ascend, above, increase, raise | direction, north, upload, scroll to top, caret, chevron, rise
vertical: upright | portrait, up and down, vertically | align, orientation, direction
waypoints: way points, route points | connected dots, nodes, path, stops | route, map, navigation
west: | compass, western | left, direction, map, navigation, hemisphere, cardinal
width: | horizontal size, fit width, expand width | dimension, size, measure, arrow, layout
zag: zigzag, zig zag | zig-zag arrow, jagged line | arrow, route, line
zig: zigzag, zig zag | zig-zag arrow, jagged line | arrow, route, line
`;
