// Interface, code and the web: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
2x2: two by two, four squares | grid, tiles, quadrants, four cells | layout, table, matrix
3d: three dimensional, 3 d | three dimensions, depth, xyz, cube | model, render, perspective, printing, axis, rotate
3x3: three by three, nine squares | grid, apps, nine cells, launcher | layout, table, matrix, tic tac toe
aa: font size, text size | letter case, typography, capitalization | font, letters, reading, accessibility
access: | permission, entry, entrance, allow, authorization, access control | lock, key, security, login, wifi, router, hotspot
accessibility: a11y, accessible, universal access | inclusive, disability, handicap, wheelchair | assistive technology, ease of access, settings, person
account: profile, user, my account | member, avatar, login, sign in, personal, account settings | person, contact, identity, bank account
add: plus, new, create | insert, append, include, attach, add new | more, increase, sum, extra, upload
adjustments: sliders, settings, controls | equalizer, equaliser, preferences, options, filters, config, tune, mixer, configure, prefs | fine tune, setup, customize, levels
admin: administrator | superuser, moderator, admin panel, root user, manager | user, settings, permissions, shield, backend
alarm: alarm clock, wake up | alert, reminder, clock, timer, siren, snooze | time, morning, ring, bell, warning, schedule
alert: warning, caution, attention | exclamation, danger, notice, error, important, hazard | notification, problem, alarm, bell, risk
align: alignment | text align, line up, justify, arrange, left align, center, snap | layout, text, position, distribute, flexbox
all: everything | every, select all, whole, reply all, clear all, entire | total, group, complete
alt: alt key, option key | alternative, alternate | keyboard, modifier, variant, shortcut
analyze: analyse | analysis, inspect, examine, diagnose, scan, study | data, chart, research, magnifier
app: application, program, software | window, mobile app, programme, app window | store, phone, api, web, tool
apps: applications, app launcher, all apps | app grid, app menu, programs, widgets, modules, launcher, software | grid, tiles, app drawer, store
archive: archive box | store away, put away, filing box, box, storage | zip, backup, history, folder, email, compress, old, files
around: | space around, surrounding | align, distribute, spacing, layout
arrange: sort | organize, organise, reorder, arrangement, tidy, sort order, order | align, layout, layers, list, alphabetical
artboard: art board | canvas, frame, drawing board, design canvas | design, page, layout, crop
asc: ascending, sort ascending | sort a to z, low to high | sort, order, list, arrow
ascending: asc, sort up | sort a to z, low to high, smallest first, increasing | sort, order, list, arrow up
at: at sign, @, at symbol | email address, mention, arobase, handle, tag someone | email, contact, username, address
attachment: attach, paper clip, paperclip | attached file, enclosure, email attachment | file, email, document, clip, add
auto: automatic | automatically, automated, autopilot, smart | mode, brightness, focus, car, settings
autofit: auto fit | fit width, fit to content, fit height, auto size, resize | column, arrow, layout, stretch, width
az: a to z | alphabetical, sort alphabetically, sort by name | sort, order, letters, list
backspace: delete key | delete character, delete left, clear, remove, erase | keyboard, correct, typing, undo, key
backup: back up | restore, save copy, recovery, sync, archive | cloud, database, copy, storage, data
badge: emblem, insignia | label, verified, seal, rosette, name tag, award | achievement, sticker, id, medal, police, sheriff
badges: | achievements, medals, labels, emblems | awards, stickers, rank, military
ban: prohibited, forbidden, block | blocked, not allowed, no entry, disallow, disabled, stop, cancel, restrict | deny, slash, forbid, spam, no
banner: | flag, pennant, streamer, headline, sign | ad, advertising, header, announcement, castle
baseline: | line spacing, text density, underline, text baseline | typography, font, density, text
bell: notification | notifications, reminder, alarm, ring, doorbell, notify, subscribe, alert | sound, updates, school, inbox, chime
between: | space between, justify, in the middle | align, distribute, spacing, layout, gap
bin: trash, rubbish bin, garbage, dustbin, trash can | delete, remove, recycle bin, waste, wastebasket, discard, rubbish, throw away | clean up, dump, erase
blank: empty | unchecked, none, nothing, clear, plain, unfilled | placeholder, page, checkbox, white
block: | ban, brick, code block, forbid, stop, text block | paragraph, barrier, code, content, module, cube
blocked: banned, forbidden | not allowed, denied, barred, restricted, prohibited, disabled | spam, user, call, stop, no
blocks: | modules, components, building blocks, bricks, extensions, integrations | toys, apps, plugins, cubes, scratch
bold: bold text | heavy, fat, bold type, thick, embolden, strong | text, font, format, typography, editor, emphasis
bookmark: save for later, favorite, favourite | saved, reading list, ribbon, marker, read later | tag, book, page, keep, star, label
bookmarks: saved items, favorites, favourites | reading list, saved pages, collection | browser, links, tags, library
border: | outline, frame, edge, stroke, cell border, table border | table, box, rectangle, spreadsheet, line
bottombar: bottom bar, footer | bottom panel, status bar, tab bar, toolbar | layout, panel, navigation, window
bounding: bounding box | transform box, selection handles, free transform | resize, shape, select, design, handles
braces: curly brackets, curly braces | code, json, object, brackets, dental braces | programming, developer, snippet, css, javascript
brackets: square brackets | parentheses, code, array, braces, angle brackets, curly brackets | programming, developer, html, maths
branch: git branch | fork, version control, source control, repo branch | git, code, repository, merge, tree, split, nodes
brightness: luminosity, screen brightness | light, sun, lightness, exposure, dim | display, light mode, contrast, dark mode, settings
bring: bring to front | move to front, bring forward, send to top | layer, arrange, order, stack, z index
browser: web browser, browser window | window, website, web page, app window, webpage | internet, www, tab, web, chrome, page
browsers: browser windows | windows, tabs, multiple windows | internet, web, website
bubble: speech bubble, chat bubble | message, chat, comment, bubble tea, boba | talk, conversation, soap, text, messenger
bullet: bullet point | bullet list, bulleted list, unordered list, ammunition, ammo | list, gun, text, ul
bullets: bullet list, bulleted list, bullet points | unordered list, list, ul | text, format, paragraph
button: push button | radio button, radio input, option | form, click, input, ui
calendar: agenda | date, schedule, planner, day, month, event, appointment, date picker, booking, diary | time, reminder, meeting, week, deadline, plan
cancel: abort | stop, close, dismiss, x, reject, discard, decline, remove, cross | delete, no, error, undo, quit
carousel: slideshow | image slider, gallery, merry go round, swipe, slider | slides, banner, fairground, photos, theme park
category: categories | group, classify, classification, type, kinds, taxonomy, section | tag, shapes, organize, filter, genre
cells: table cells | merge cells, split cells, spreadsheet cells | table, spreadsheet, grid, excel
center: centre, middle | align center, centred, midpoint | align, focus, text, layout, target
centered: centred, centered text | middle, in the middle | focus, chat, align, layout
centerline: centreline, center line | mirror axis, symmetry axis, flip axis | symmetry, flip, mirror, align
check: tick, checkmark, check mark | done, ok, confirm, complete, success, accept, approve, yes, verified, correct, finished | valid, todo, right, select, verify, agree
checkbox: tick box, check box | checked, selected, tickbox, checklist, form field | form, todo, task, option, input, select
checkmark: tick, check, check mark | done, ok, verified, success, confirm, complete | yes, correct, approve, valid
checks: ticks, double check, double tick | read receipt, all done, message read, delivered | todo, tasks, checklist, done, seen
clear: | erase, reset, remove formatting, clear all, clear format, wipe, empty, clear night | delete, text, format, clean
click: tap | mouse click, press, pointer, cursor, select, hand pointer, touch | mouse, button, interact, link
clipboard: clip board | paste, copy, checklist, notepad, task list | report, form, survey, list, tasks, document, notes
close: dismiss, x, shut | exit, cancel, cross, quit, hide, collapse | panel, window, remove, delete, tab
closed: shut | locked, not open, hidden | door, eye, captions, folder
code: source code, coding | programming, developer, html, dev, program, script, angle brackets, development, xml | software, engineer, embed, tag, develop, hacker
cog: gear, settings | cogwheel, preferences, options, configuration, config, prefs, setup, configure, gearwheel | admin, tools, engine, machine, control, setting
collapse: minimize, minimise | fold, shrink, close, hide, contract, reduce, accordion | sidebar, panel, arrows, expand, list
columns: | column layout, kanban, two columns, split view, side by side | layout, table, grid, board, text
command: cmd, command key | terminal, cmd key, shortcut, command palette | keyboard, mac, apple, console
commit: git commit | save changes, checkin, check in, node | git, version control, branch, code, history
compare: comparison | diff, difference, versus, contrast, vs | git, code, arrows, changes, balance
conflict: merge conflict | clash, dispute | git, merge, pull request, error
connect: | join, pair, connection, attach, plug in, link | network, bluetooth, wireless, cable, integration
connected: linked | paired, plugged in, connection, online | network, bluetooth, wifi, plug
connection: | network, connect, data transfer, linked nodes, link | internet, cloud, flow, wifi
contrast: | high contrast, dark mode, theme, half circle, light dark, invert colors | brightness, display, accessibility, image, settings, theme toggle
control: ctrl, control key | control tower, remote control | keyboard, settings, slider, airport, manage, animation
copy: duplicate, clone | copy to clipboard, ctrl c, replicate, paste, copied, two pages | clipboard, documents, files, photocopy
corners: | fullscreen, expand, border radius, rounded corners, frame corners, crop marks | maximize, frame, zoom, focus
create: | make, open pull request, compose, plus, new, add | git, start, build
crosshair: reticle | target, aim, sight, scope, bullseye, sniper | focus, gun, shoot, locate, gps, precision, goal
cursor: mouse pointer, pointer | mouse arrow, mouse cursor, text cursor, caret, arrow, i beam | click, select, mouse, type, selection
dash: | hyphen, minus, line | arrow, punctuation, stroke
dashboard: control panel | overview, speedometer, gauge, home screen, admin panel, layout, cockpit | analytics, widgets, admin, tiles, metrics, monitor, speed
dashed: broken line, dotted | dashed line, dotted line, outline, placeholder, incomplete | border, stroke, selection, draft
dashes: dash list, dashed list | bullet list, list, lines | text, unordered list
days: | dates, calendar, month view, day count | schedule, week, date
decrease: reduce, less | lower, outdent, smaller, indent less, minus, diminish | indent, text size, down, shrink
delay: late | wait, postponed, pending, clock | time, delivery, message, snooze
delete: remove, trash, erase | bin, discard, clear, backspace, garbage, rubbish, throw away, destroy, del, get rid of | x, cancel, dustbin, waste, uninstall
delivered: received | message sent, arrived, delivery complete, read receipt | package, message, check, shipping
density: | row height, line spacing, compact, spacing, table density | list, rows, text, view
desc: descending, sort descending | sort z to a, high to low | sort, order, list, arrow
descending: desc, sort down | sort z to a, high to low, largest first, decreasing | sort, order, list, arrow down
details: | information, specs, detail view, description, show details, more info | list, info, document, triangle
diff: difference | compare, changes, patch, code diff, file changes | git, code, plus minus, version control
disconnect: | hang up, end call, unplug | phone, call, network, offline
discover: explore | compass, find, search, browse | navigation, adventure, new
dislike: thumbs down | downvote, disapprove, bad, negative feedback, hate | vote, feedback, reject, rating
distribute: space evenly | distribute spacing, even spacing, align, equal spacing | layout, arrange, alignment, design
done: finished, completed | check, tick, complete, success, ok, checkmark | message, call, ready
dots: ellipsis | more, three dots, more options, dot menu, overflow menu, drag handle, points | grid, menu, typing, scatter chart, pattern
dotted: dashed | dotted line, dashed line, broken line, dotted border | outline, placeholder, circle, stroke
draft: | unfinished, work in progress, wip, draft pull request, rough copy | email, document, edit, pencil
drag: | drag and drop, dnd, drag handle, reorder, grab, move | mouse, hand, cursor, arrows
ease: easing | easing curve, animation curve, transition, timing function, ease in out | animation, motion, curve, keyframe
edge: | border, browser, web browser, rim, connector | microsoft, internet, corner, line
edit: modify, pencil | write, pen, compose, update, rename, alter, revise, rewrite, amend, change | text, create, note, draw, correct, content
editing: | edit, co editing, modify, correction, proofreading | pencil, text, write, ai, map
ellipsis: three dots, dot dot dot, more | more options, more menu, overflow menu, kebab menu, meatball menu, dots, context menu | menu, options, actions, typing, loading
emphasis: stress | emphasis mark, highlight, emphasise, emphasize, em | text, format, italic, font
empty: blank | empty set, none, null, nothing, void, no data, vacant, empty battery | zero, battery, low, hourglass, set
enter: go in | login, log in, entrance, come in, return key, arrow into, sign in | door, arrow, access
error: | mistake, failure, fault, 404, problem, page not found, warning, failed | alert, bug, x, network, exception
event: appointment | calendar entry, meeting, occasion, scheduled event, date | calendar, schedule, conference, timeline, party
exclamation: exclamation mark, exclamation point | alert, warning, important, attention, bang, caution | error, notice, punctuation, danger, urgent
exclude: boolean exclude | xor, subtract shapes, pathfinder exclude, remove | shapes, overlap, design, vector, path
exit: leave | sign out, quit, logout, way out, exit full screen, get out, log out | door, escape, close, emergency, arrow
expired: out of date | invalid, passport expired, overdue, lapsed | passport, pass, time, date
external: external link | open in new tab, new window, open link, outbound link, external hard drive | link, website, arrow, url
faders: sliders, adjustments | settings, mixer, equalizer, controls, filters, preferences | audio, music, options, volume
fading: | fade, fade out, gradient circle, partly dashed | circle, clock, status, recent
favorite: favourite, fav | heart, star, like, bookmark, love, save, starred | wishlist, liked, best
favourite: favorite, fav | heart, star, like, love, bookmark, starred, wishlist | save, liked, best
feedback: | review, comment, survey, suggestion, opinion, rate us, report, rating | chat, message, customer, star
filter: funnel | refine, sort, filter list, sieve, narrow down, strain | search, options, list, facets, coffee, effect
find: look for | find and replace, magnifying glass, locate, magnifier, find my phone, search | text, phone, replace
flag: | report, banner, country, milestone, mark, goal, nation, pennant | language, finish, important, race, priority, marker
flip: mirror, reflect | flip horizontally, flip vertically, turn over, reverse, flip image | image, rotate, symmetry, transform, sandals
float: | float left, float right, wrap text, text wrap | text, layout, css, align, image
flow: flowchart, flow chart | workflow, process, stream, diagram | arrow, connection, nodes, sequence, automation
focus: | target, autofocus, focus mode, center, crosshair, viewfinder, aim, concentrate | camera, frame, scan, photo, attention, goal
fold: | crease, fold up, unfold, page fold, folded map, collapse | calendar, arrows, paper, code, lines
follow: subscribe | add user, follow up, add friend, user plus | user, social, chat, social media
forbid: ban, prohibit | forbidden, not allowed, no entry, prohibited, block, disallow, cancel, stop | slash, no, restrict, deny
form: web form | questionnaire, input fields, survey, input form, application form | input, field, fill in, register, document
formatting: format | clear formatting, remove formatting, plain text, clear format | text, editor, style
found: | not found, 404, no results, missing, discovered | search, file, image, error
frame: | border, artboard, picture frame, photo frame, bounding box, group | picture, layout, canvas, crop, photo, container
freeze: frozen | freeze column, freeze row, freeze panes, lock column, sticky column, freeze card | table, spreadsheet, snowflake, ice
front: front view | bring to front, top layer, ahead | layer, vehicle, foreground
fullscreen: full screen, maximize | maximise, expand, enlarge, full size | video, resize, window, corners, screen
funnel: filter | sales funnel, conversion funnel, strain, sieve, refine | marketing, search, conversion, chart, kitchen
gap: spacing | space between, gutter, spinner, interval | layout, distribute, align, loading
gauge: meter, speedometer | dashboard, speed, tachometer, pressure gauge, performance, indicator, dial | measure, metrics, kpi, level, fast
gear: cog, settings, cogwheel | preferences, options, config, configuration, setup, prefs, configure, customize, setting, gearwheel | engine, machine, admin, tools, mechanical, control
generate: | ai generate, make, magic, produce, sparkles, generative ai, create | ai, sparkle, image, text, new
generator: | content generator, generate, voice generator, key fob, maker | ai, create, text, key
git: version control, source control | branch, commit, merge, repository, pull request, vcs, repo, fork | code, github, developer, programming
grab: grabbing hand | drag, hand, hold, grasp, move, grab cursor, pan | cursor, gesture, fist
grabbing: grab | dragging, drag, holding, grasp, move, grabbing hand, pan | cursor, hand, gesture, fist
grid: | tiles, grid view, layout, table, apps, matrix, squares, mosaic, hash | gallery, dashboard, thumbnails, design, view
grip: drag handle | handle, drag, reorder, move, dots, drag and drop, six dots | grab, sort, list, resize
guide: guidebook | manual, instructions, signpost, how to | direction, help, arrow, book, tutorial
hash: hashtag, number sign, # | octothorpe, hash key, trending, channel, pound sign | social media, tag, phone, number, slack
heading: header, title | headline, h1, h2, h3, section title, subheading | text, typography, format, font, paragraph
height: | line height, leading, vertical size, tall, row height, vertical resize | size, measure, arrows, text, spacing
help: question mark, question | support, faq, assistance, info, question circle, sos, lifebuoy, query | what, customer service, guide, information, ask, documentation
hierarchy: tree structure | org chart, organization chart, organisation chart, sitemap, tree, structure, organogram, tree diagram | organization, topology, nodes, levels, network
history: version history | past, clock, time machine, undo, recently viewed, revisions, log, recent | restore, backup, time, previous, rewind, timeline
hold: long press, press and hold | tap and hold, pause, grasp | touch, gesture, hand, cursor
home: house, homepage, home page | main page, residence, dwelling, start, start page, front page, main | building, family, shelter, real estate, property, address, roof, dashboard, homescreen
http: | web request, http request, url, https, rest api, request method, get, post | web, internet, server, api, website
icons: pictograms | symbols, glyphs, shapes, icon set | design, library, emoji, assets
important: priority | urgent, important label, essential, critical | label, email, star, book, flag
inactive: not active | disabled, dashed, off, idle | panel, layout, sidebar, hidden
increase: | increment, raise, indent, larger, bigger, grow, more, increase indent | text, size, plus, up
indent: indentation, tab | increase indent, text indent, indent more, outdent, tab right | text, paragraph, format, list, code
indeterminate: | partially checked, mixed state, partial selection, minus checkbox, tri state | checkbox, minus, form, select
info: information | about, details, help, info circle, i, more info, notice, tooltip | hint, faq, question, description, read more
information: info | about, details, help, info circle, notice, more info | hint, faq, question, support
inner: inside | inner shadow, inside border, internal | border, shadow, table, circle
input: text field, input field, text box, textbox | form field, enter, insert | form, import, file, type, keyboard
insert: | add, insert row, add row, add column, insert column | table, spreadsheet, plus, new
inset: | prohibit, forbidden, ban, inner | circle, slash, sign
inside: inner, within | interior, in, internal | map pin, location, marker
interaction: | touch, tap, gesture, click, interact, hand pointer | finger, hand, screen, ux
inverse: invert | inverted, invert selection, reverse, opposite | selection, negative, design
issue: problem | error, bug, defect, fault, trouble | warning, laptop, tv, repair
issues: problems | bugs, tickets, open issue, tasks, issue tracker | github, gitlab, errors, report
italic: slanted text | oblique, cursive, emphasis, slanted | text, font, format, typography, editor
item: | element, object, entry | align, list, layout, distribute
iteration: loop, cycle | repeat, iterate, sprint, recurrence, circular arrow | agile, scrum, arrow, refresh
join: merge, combine | connect, unite, line join, arrows merging, round join | arrows, stroke, corner, together
justify: justified text, justified | align justify, full justify, block text, align both sides, distribute | text, paragraph, layout, format, menu
kanban: kanban board, task board | scrum board, project board, agile board, trello board, board | project management, tasks, columns, workflow, agile
label: tag | sticker, price tag, name tag, important, category | price, text, jar, organize, badge
language: | translation, multilingual, locale, localization, i18n, change language, globe, translate | speak, international, text, alphabet, foreign, chat
large: big | text size, bigger, bold, increase text size | font, size, play, pause
lasso: lasso tool, lasso select | free select, freehand selection, selection tool, polygon lasso | select, design, rope, cowboy
layer: | stack, bring forward, send backward, level, sheet | design, arrange, photoshop, map
layers: stack | stacked, levels, overlay, stacked sheets, tiers | design, photoshop, map, full stack, arrange
layout: | template, page layout, panel, sidebar, grid, wireframe, columns, structure, arrangement | design, dashboard, website, frame, view, interface
lines: | waveform, text lines, strokes, stripes, hamburger | audio, sound, menu, text, align
link: hyperlink, url | chain, web address, anchor link, connect, attach, permalink, weblink, href | share, copy link, website, connection, related
links: hyperlinks | urls, bookmarks, chain | website, connection, share
list: list view | bullet list, menu, to do list, todo list, checklist, items, bulleted list, contents, tasks | text, order, enumerate, index, view, lines
loader: loading, spinner | throbber, loading spinner, progress, wait, busy, activity indicator | processing, pending, refresh, load
loading: loader, spinner | throbber, progress, wait, please wait, busy, buffering | processing, pending, truck, cursor
log: | log in, log out, journal, call log, timber, sign in, wood log | login, history, wood, record, lumber
login: log in, sign in, signin | log on, logon, enter, authentication, auth, authenticate | user, password, account, access, door, sign up
logout: log out, sign out, signout | log off, logoff, exit, quit, leave | user, account, door, session, power
look: | view, see, glance, gaze, watch | eye, appearance, style, direction
magnifying: magnifying glass, search, magnifier | zoom, find, loupe, lookup, enlarge | look, inspect, explore, detective, lens
mark: | symbol, sign, tick, punctuation, note | question, exclamation, highlight, grade, trade mark
marked: bookmarked | saved, flagged, favourite, favorite | bookmark, read later, important, highlight
marquee: rectangular selection, marquee selection | selection box, dashed rectangle, select area, lasso | select, crop, border, marching ants
menu: hamburger, hamburger menu, burger menu | navigation, nav, three lines, bars, list, more, drawer, options | sidebar, mobile menu, toggle menu, dropdown, restaurant, food list, lines
mode: | setting, state, switch, theme | airplane mode, night mode, focus mode, blend, camera
more: ellipsis, three dots, more options | kebab, meatballs, dots, overflow menu, kebab menu, see more, show more, context menu, etc | options, actions, menu, additional, expand, settings
navbar: navigation bar, nav bar | header, top bar, app bar, menu bar | layout, navigation, menu, collapse, web page
new: | add, create, plus, fresh, recent | latest, update, badge, release
no: | not, without, none, prohibited, disabled, off | cancel, forbidden, refuse, negative
node: | graph node, tree node, point, vertex, element | tree, structure, workflow, hierarchy, network, branch
none: nothing | empty, no, off, null, zero, absent | signal, border, without, no volume
not: | no, negate, negation, unequal, prohibited | logic, exclude, math, off, denied
notches: resize handle, drag handle | grip, resizer | corner, resize, textarea, lines
notification: bell | alert, reminder, notify, push notification, alarm, badge | message, ring, unread, subscribe, inbox, update, news
off: disabled, slash, crossed out | inactive, disable, turn off, deactivate, no, not | hidden, unavailable, switch off, muted
offline: disconnected, no internet | no connection, no signal, not connected, unavailable | network, wifi, off, connection lost
offset: | shifted, displaced | check, position, shadow
on: | enabled, active, turned on, switch on, enable | toggle, power, start
online: | connected, internet, web, remote, virtual | available, network, e learning, course, webinar
open: | unlocked, unfolded, expand, launch | access, door, book, folder, read, external
options: choices | settings, preferences, menu, configuration | more, select, http, choose, customise
ordered: numbered | ordered list, numbered list, 123 list, sequential | list, steps, ranking, numbers
orientation: rotate screen | landscape, portrait, rotate, screen rotation | page layout, device, photo, direction
overflow: stack overflow | programming questions | developer, code, question, q and a
panel: | sidebar, pane, side panel, drawer, section | layout, dashboard, dock, toolbar, window, solar
panels: panes | layout, split view, sections, sidebars | dashboard, columns, wireframe, window
password: passcode, passphrase | pwd, credentials, secret, login, asterisks, pin code | security, lock, key, sign in, authentication, auth, private, forgot
path: | route, bezier, trail, vector path, line, track | way, drawing, pen tool, svg, walk, curve
pathfinder: boolean operation | shape builder, combine shapes | union, subtract, intersect, exclude, vector, design
perspective: | 3d view, distort, perspective transform | vanishing point, transform, grid, depth, point of view, isometric
picker: colour picker, color picker | eyedropper, dropper, pipette | colour, color, select, choose, design
pinned: | fixed, stuck, sticky, pushpin, saved | location, keep on top, favourite, map
placeholder: | dummy, blank, empty, empty state, skeleton | image, template, input, default, box
pointer: cursor, mouse pointer | arrow cursor, mouse cursor, hand cursor, click | mouse, select, arrow, clickable, hand
points: control points | handles, bezier handles | curve, ease, animation, score
pop: | remove, take out | stack, queue, data structure, pop out
power: power button, on off | shut down, shutdown, turn off, switch off, standby, switch on, power off | electricity, energy, restart, log out, socket, start
preview: | view, look, see, peek, quick look | eye, message, chat, watch, draft
private: | locked, secret, incognito, confidential, restricted | lock, hidden, repository, privacy, security
progress: | loading, progress circle, status, completion, in progress, progress bar | percentage, task, steps, wait, spinner
prohibit: forbidden, ban | no entry, block, not allowed, banned, blocked, deny | stop, disabled, cancel, access denied, unavailable
prohibited: forbidden, ban, not allowed | no entry, blocked, banned, deny | stop, cancel, access denied, illegal, disabled
protection: | shield, security, safety, secure, guard | antivirus, privacy, firewall, safe, insurance, lock
push: | push pin, thumbtack, drawing pin, pin | git, stack, notification, fix, press
put: | http put, put back, restore, update | request, api, rest, method
question: question mark, help | faq, query, ask, support, q and a, unknown, what, why | info, information, quiz, confused, answer, assistance
queue: | waiting line, line, up next, playlist, waiting list | music, list, stack, wait, people, order
range: | date range, span, interval, extent, period | calendar, distance, area, slider
ratio: aspect ratio | proportion, dimensions | crop, screen, image, video, size, scale
receive: | get, incoming, accept, collect, inbox | download, payment, money, message, mail, income
received: | incoming, accepted, arrived, got, delivered | arrow, call, follower, inbox
recognition: | detection, scan, ocr, identify, speech recognition, face recognition | ai, voice, text, biometric
recovery: | restore, recover, account recovery, reset password, retrieve | backup, data, rescue, undo, account
redo: | repeat, forward, do again, reapply | arrow, edit, history, ctrl y, editor, again
reduce: | decrease, minus, lessen, remove, shrink, minimise | less, compress, smaller, discount
refresh: reload, sync | update, renew, restart, rotate, circular arrows, try again, retry | arrow, cycle, repeat, loop, synchronise, reset, page
reload: refresh | restart, retry, update, try again, circular arrow | browser, page, rotate, cycle, sync
remove: delete | take away, minus, erase, clear, discard, x | trash, cancel, uninstall, eliminate, subtract
replace: swap, substitute | exchange, find and replace, switch, change | search, edit, text, update
request: | pull request, ask, demand, inquiry | git, merge, api, http, apply
reserved: | booked, booking, reservation, taken | table, seat, restaurant
reset: | restore defaults, start over, revert, undo, clear, reload | arrow, filter, timer, refresh, zoom
restart: reboot | start over, reload, refresh, replay, play again, try again | arrow, power, reset, cycle
restore: recover, unarchive | undelete, put back, revert, roll back, bring back | backup, archive, database, history, trash, undo
rosette: | badge, award badge, verified badge, seal | award, discount, prize, winner, certificate, verified
rows: table rows | lines, list view, stack, horizontal split | table, layout, grid, spreadsheet, list
sample: | pick colour, colour sample, color sample | eyedropper, dropper, colour, color
save: floppy, floppy disk, floppy disc, diskette | disk, store, save file, keep, save changes | download, document, bookmark, backup, storage, retro, write, preserve
scan: scanner | viewfinder, scanning, qr scan, scan code, focus frame | barcode, qr code, camera, face recognition, document, corners, ocr, search
schedule: | timetable, agenda, appointment, calendar, plan | time, clock, date, event, planner
scroll: | parchment, ancient document, mouse scroll, papyrus, scroll down | history, paper, document, mouse wheel, page, decree, diploma
seal: | badge, stamp, verified badge, certified, rosette, approval | certificate, verified, quality, warranty, discount, official
search: magnifying glass, find, magnifier | look for, lookup, look up, seek, query, browse, discover, explore, inspect, locate | zoom, loupe, investigate, research, filter, lens, detective
searching: looking for | scanning, finding, seek, discovering | bluetooth, magnifying glass, pairing
secure: protected | security, safe, encrypted, locked, private | lock, shield, padlock, protection, https, payment
security: | secure, protection, safety, shield, guard, cctv, privacy, protect | lock, camera, firewall, surveillance, antivirus, padlock, defence, key
select: | selection, choose, pick, dropdown, select all, dashed square | cursor, click, lasso, highlight, text, tick
selected: | chosen, active, highlighted | layers, checked, squares
selection: | select, marquee, dashed square, select all, highlight | box, crop, cursor, area, text, invert
send: paper plane, paper airplane | submit, send message, deliver, dispatch, post, share | message, email, mail, chat, arrow, transmit, publish, transfer
sent: | dispatched, delivered, shipped, outbox | delivery, package, mail, message
separator: divider | splitter, dividing line, horizontal rule, hr | line, layout, space, break
setting: gear, cog, configuration | preferences, configure, options, config, control | wheel, sliders, tools, adjust, manage
settings: gear, cog, preferences, configuration, options, cogwheel | config, prefs, setup, configure, customise, customize, system, properties, controls | sliders, tools, adjust, manage, admin
share: | send to, forward, export, social share, repost, distribute, share link, spread | nodes, arrow, social media, publish, link, connect, network, upload, invite
shared: | shared folder, common, collaborative, public | folder, users, team, access
shield: | protection, security, protect, safety, guard, secure, defence, defense, privacy | antivirus, firewall, safe, armor, armour, insurance, coat of arms, knight
shut: | shut down, shutdown, power off, turn off, closed | power, off, computer
sidebar: side panel, sidepanel | side menu, drawer, side navigation, panel, toggle sidebar | layout, navigation, menu, collapse, dock, column
sitemap: site map | hierarchy, organisation chart, org chart, tree structure, organization chart | structure, website, network, navigation, diagram
skew: slant, shear | distort, tilt, lean | transform, perspective, italic, axis
slash: disabled, off, crossed out, forward slash | no, not, none, prohibited, strike through, forbidden, divide | mute, diagonal, path
sliders: adjustments, controls | filters, equaliser, equalizer, preferences, filter, tune, mixer, settings, customise | adjust, options, configuration, faders
snooze: | remind me later, sleep, postpone, nap, zzz | alarm, clock, notification, bell, reminder, mute
sort: sort by | order, arrange, rearrange, ascending, descending, order by, sort order | list, arrow, filter, column, table, a to z, rank
sorting: ordering | arrange, order by | list, arrow, filter, ascending, descending, column
space: | spacebar, space bar, whitespace, gap, blank | keyboard, layout, distribute, flexbox, margin, key
spacing: | letter spacing, kerning, gap, space between, tracking, line height | typography, text, layout, margin
spam: junk, junk mail | unwanted mail, report spam, unsolicited | email, warning, mail, block, phishing, alert
spell: spell check, spellcheck | proofread, spell checker, grammar check | text, editor, correct, abc, language
spinner: loader, loading | loading indicator, throbber, busy, please wait, fidget spinner | progress, wait, processing, circle, toy
spline: bezier, bezier curve | curve, curved line, smooth line | vector, path, pen tool, chart, design
stack: layers | pile, heap, levels | data structure, layer, cards, copies, collection, database
star: favourite, favorite | rating, rate, bookmark, like, starred, add to favourites | review, best, award, feedback, fave, night, score, quality, premium, important
start: | begin, launch, play, beginning, go, first | align, power, arrow, left, run
status: | state, condition, presence, online status | user, availability, progress, change
step: | debug step, frame by frame, step over, next frame | debugger, media control, forward, back, skip
steps: stairs | staircase, stages, levels, wizard, progress | walk, process, up, climb, onboarding
stop: | stop button, halt, end, terminate, stop sign, finish, cease | square, media control, player, bus, cancel, kill, abort
structure: | hierarchy, tree structure, organisation, org chart, diagram | tree, nodes, architecture, framework, pyramid
subtract: minus front | minus, exclude, boolean subtract, take away, cut out, remove | math, shape, pathfinder, layers, difference
switch: | toggle, toggle switch, swap, change, network switch, switch camera, exchange | on off, button, electricity, circuit, light
sync: synchronise, synchronize, refresh | reload, update, circular arrows | cloud, backup, repeat, data, arrows, calendar
tabs: | browser tabs, tabbed, tabbed interface | browser, window, pages, navigation, notebook
tag: label, price tag | category, keyword, luggage tag, hashtag, tagging | price, discount, sale, shopping, marker, topic, badge, metadata
tags: labels | categories, keywords, price tags, hashtags | category, topics, metadata, sale
target: bullseye | goal, aim, objective, crosshair, focus, mission | archery, darts, accuracy, marketing, hit, success, purpose
task: to do, todo | checklist, to do list, assignment, job, chore | list, done, project, check, clipboard, work, reminder
textbox: text box, text field, input field | input, form field, text input, text area | form, cursor, type, editor, field
tick: check, check mark, checkmark | done, ok, yes, correct, confirm, complete, accept, tick mark | success, approve, verified, right, agree
time: clock | hour, duration, timer, hours, schedule, watch | history, minute, deadline, wait, stopwatch, alarm, calendar, past
todo: to do list, to do, checklist | task list, tasks, task | check, reminder, list, planner, done, calendar
toggle: switch, toggle switch | on off, on off switch, enable, disable | settings, button, control, form, active
transform: | resize, scale, morph, bounding box, free transform | rotate, shape, points, convert, vector
transparent: see through | wireframe, opacity, clear, glass | cube, 3d, alpha
trash: bin, garbage, rubbish, waste, delete, trashcan, trash can, dustbin, wastebasket | remove, discard, throw away, recycle bin, garbage can, waste bin, rubbish bin, litter | erase, dispose, clear
tray: inbox | in tray, inbox tray | download, upload, arrow, mail, office
unarchive: restore | remove from archive, unpack | archive, inbox, box, arrow
undo: | revert, back, go back, step back, reverse, ctrl z | arrow, history, edit, editor, rollback, cancel
unfold: expand | expand menu, open out, show more, uncollapse | menu, arrows, accordion, sidebar
ungroup: | separate, split group, break apart | layers, objects, design, group
uninstall: remove app | delete app, remove program, remove software | software, trash, delete, app
union: unite, combine | merge shapes, join, add shapes | shape, boolean, pathfinder, layers, set theory, venn diagram
unite: union, combine | merge, join, merge shapes, unify | shape, boolean, pathfinder, squares
unlink: break link, remove link | disconnect, detach, broken link, unchain | link, chain, url, broken
unlock: | open lock, open padlock, unlock padlock, decrypt | lock, security, access, password, open, key, sign in
unlocked: | open lock, open padlock, accessible | lock, security, access, open
update: | refresh, upgrade, system update, sync, renew, new version | software, location, version, install
upload: | send file, export, upload file, import, publish | arrow, cloud, file, attach, tray, share, transfer
valid: | verified, approved, accepted, checked | check, pass, passport, tick
validation: | validate, verify, check, verified, verification | card, file, document, tick, confirm
verified: verified badge | verified account, approved, certified, authentic, blue tick, confirmed | badge, check, tick, trusted, official
view: | eye, visible, look, show, see, watch, layout, preview | display, visibility, grid, list, 360, perspective
viewport: | browser window size, screen size, responsive | width, height, layout, screen, device
warning: alert, caution, exclamation | attention, danger, error, exclamation mark, warning sign, hazard | triangle, risk, important, problem, notice, beware, issue
window: | app window, browser window, application window, windowpane | browser, app, screen, house, program, desktop, curtain
workflow: | process, flowchart, flow chart, automation, pipeline, process flow | diagram, steps, nodes, business, integration
x: close, cross | cancel, dismiss, x mark, clear, remove, delete, times | wrong, no, error, multiply, incorrect, reject, letter x, twitter
za: z a, z to a | descending, reverse alphabetical, sort descending | sort, letters, alphabet, order
zoom: | magnify, magnifying glass, enlarge, zoom in, zoom out, magnifier | search, loupe, bigger, video call, scale, closer, camera
`;
