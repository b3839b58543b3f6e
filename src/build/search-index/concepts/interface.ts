// Interface, code and the web: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
24-hours: 24/7, 24h, open 24 hours, around the clock, hours 24 | always open, all day | service
2fa: two factor authentication, two factor | mfa, two step verification, multi factor, otp, one time password | security, login, verification code
2x2: two by two, four squares | grid, tiles, quadrants, four cells | layout, table, matrix
3d: three dimensional, 3 d | three dimensions, depth, xyz, cube | model, render, perspective, printing, axis, rotate
3x2: three by two, six squares | grid, six cells, tiles | layout, table
3x3: three by three, nine squares | grid, apps, nine cells, launcher | layout, table, matrix, tic tac toe
4x4: four by four, sixteen squares | grid, sixteen cells | layout, matrix, table
a-arrow-down: decrease font size, smaller text, text decrease, smaller font | font smaller | accessibility
a-arrow-up: increase font size, larger text, text increase, bigger font | font bigger, zoom text | accessibility
a-b: ab test, a/b test, split test | compare variants, experiment, choice | marketing
a-large-small: font size, text size, letter size | typography, accessibility, aa | editor
aa: font size, text size | letter case, typography, capitalization | font, letters, reading, accessibility
accept: approve | confirm, allow, agree, ok | check, tick, yes, payment, terms
access: | permission, entry, entrance, allow, authorization, access control | lock, key, security, login, wifi, router, hotspot
accessibility: a11y, accessible, universal access | inclusive, disability, handicap, wheelchair, assistive, affordance | assistive technology, ease of access, settings, person
account: profile, user, my account | member, avatar, login, sign in, personal, account settings | person, contact, identity, bank account
actual: actual size, original size | 100 percent, real size, full size, one to one | zoom, image, scale
add: plus, new, create | insert, append, include, attach, add new | more, increase, sum, extra, upload
add-box: square plus, plus square, add square | add, new, create, insert, expand | more, box
add-circle: circle plus, plus circle, add button | add, new, create, insert, floating action button, fab | more, increase
address-book: contacts, phone book, contact list, directory | people list, rolodex, contacts book | phone, address, email
adjust: tweak | fine tune, calibrate, settings, sliders | position, controls, brightness, contrast
adjustments: sliders, settings, controls | equalizer, equaliser, preferences, options, filters, config, tune, mixer, configure, prefs, advanced, calibrate, tweak | fine tune, setup, customize, levels
adjustments-horizontal: settings, filters, sliders horizontal, controls, filter settings | preferences, options, tune, configure | mixer, levels
admin: administrator | superuser, moderator, admin panel, root user, manager | user, settings, permissions, shield, backend
agenda: schedule | day view, calendar view, meeting plan, timetable | calendar, planner, list, meeting
ai-agent: ai assistant, agent, bot, assistant | agentic, robot | ai
ai-chat: chatbot, ai assistant, ai message | chatgpt, virtual assistant | ai
ai-generate: generate with ai, generative ai, sparkles | ai text, magic | ai
alarm: alarm clock, wake up | alert, reminder, clock, timer, siren, snooze, punctuality, wake | time, morning, ring, bell, warning, schedule
alarm-clock: wake up, alarm, morning alarm | timer, snooze, reminder, clock, bell clock | time, sleep
alarm-clock-off: alarm off, no alarm | sleep in, disable alarm | time
alarm-clock-plus: set alarm, add alarm, alarm plus, alarm add | new alarm, reminder | time
alarm-plus: set alarm, add alarm, new alarm, alarm clock plus | reminder | time
alarm-smoke: smoke detector, smoke alarm, fire alarm | fire detector | fire, safety
alarm-snooze: snooze, sleep longer | postpone, remind later | time, bell
alarm-warning: siren, emergency light, police light, beacon | emergency, alarm, ambulance light | police
alert: warning, caution, attention | exclamation, danger, notice, error, important, hazard | notification, problem, alarm, bell, risk
alert-circle: circle alert, error, exclamation circle, warning circle | warning, caution, attention, important, notice, problem | status, notification, validation
alert-octagon: octagon alert, error, stop sign alert | danger, warning, critical, severe, attention | status, stop, exclamation
alert-square: warning square | warning, error, attention, important, notice | status, exclamation
alert-triangle: warning, caution, triangle alert, exclamation triangle, warning triangle, warning sign | danger, hazard, error, attention, be careful, problem, accidental, hazardous, harm, caution sign | status, notification, important, risk
algolia: | search api, site search | search, developer, saas
alias: nickname | alternative name, shortcut, pseudonym | table, database, column, sql
align: alignment | text align, line up, justify, arrange, left align, center, snap | layout, text, position, distribute, flexbox
align-center: center text, text align center, centre align | centered | editor
align-justify: justify, justified, hamburger menu, text align justify | menu, lines, list | editor
align-left: left align, text align left, align text left | hamburger menu, left, paragraph | editor
align-right: right align, text align right | paragraph | editor
alignment: align | text alignment, justify, vertical alignment | layout, text, paragraph, centre
all: everything | every, select all, whole, reply all, clear all, entire | total, group, complete
alphabet-arabic: arabic language, arabic letters, rtl | arab, language
alphabet-chinese: chinese language, hanzi, mandarin | chinese characters, kanji | language
alphabet-greek: greek letters, alpha, greek language | omega, greece | language
alphabet-japanese: japanese language, hiragana | japanese letters, kana | language
alphabet-korean: korean language, hangul | korean letters | language
alt: alt key, option key | alternative, alternate | keyboard, modifier, variant, shortcut
amie: | calendar app, to do app | calendar, schedule, productivity
analyze: analyse | analysis, inspect, examine, diagnose, scan, study | data, chart, research, magnifier
answer: reply, response | respond, q and a, qa, faq | question, chat, help, quiz
app: application, program, software | window, mobile app, programme, app window | store, phone, api, web, tool
app-store: apps, ios store | download app, applications | apple
app-window: window, browser window, application window, program window | browser, web page, desktop app, dialog | software, screen
appointment: meeting, booking | calendar event, scheduled visit, reservation, date | calendar, doctor, schedule, time
approval: approve, approved | sign off, authorisation, authorization, validation | check, tick, stamp, confirm
apps: applications, app launcher, all apps | app grid, app menu, programs, widgets, modules, launcher, software | grid, tiles, app drawer, store
archive: archive box | store away, put away, filing box, box, storage | zip, backup, history, folder, email, compress, old, files
archive-restore: unarchive, restore | take out of archive, recover, restore backup | box, backup
archive-x: delete archive, remove from archive | junk, discard | box
area-chart: chart area, area graph | mountain chart, trend | data
around: | space around, surrounding | align, distribute, spacing, layout
arrange: sort | organize, organise, reorder, arrangement, tidy, sort order, order | align, layout, layers, list, alphabetical
arrow-down: down arrow, downward, scroll down | south, decrease, lower, descend, downvote | navigation, direction, download
arrow-down-01: sort numerically, sort by number, numeric order | sort ascending, low to high | numbers, list
arrow-down-10: sort numbers descending, sort by number | sort descending, high to low | numbers, list
arrow-down-az: sort a to z, alphabetical order, sort alphabetically, alphabetical sort | sort ascending, order by name, abc | letters, list
arrow-down-narrow-wide: sort ascending, sort increasing | sort, low to high, order | list, table
arrow-down-wide-narrow: sort descending, descending order | sort, high to low, order | list, table
arrow-down-za: sort z to a, reverse alphabetical | sort descending, order by name | letters, list
arrow-left: back, left arrow, previous, go back, back button | prev, backward, return, west, left | navigation, history, browser, direction
arrow-right: forward, right arrow, next, go, go forward, next button | continue, proceed, east, right, onward | navigation, direction, browser
arrow-up: up arrow, upward, scroll up | north, increase, back to top, raise, ascend, send, upvote | navigation, direction, upload
arrow-up-01: sort numerically, sort by number | sort ascending, order | numbers, list
arrow-up-10: sort numbers descending, sort by number | sort descending, high to low | numbers, list
arrow-up-az: sort a to z, alphabetical order | sort ascending, sort alphabetically | letters, list
arrow-up-narrow-wide: sort ascending, ascending order, sort up | sort, low to high, order | list, table
arrow-up-wide-narrow: sort descending | sort, high to low, order | list, table
arrow-up-za: sort z to a, reverse alphabetical | sort descending | letters, list
artboard: art board | canvas, frame, drawing board, design canvas | design, page, layout, crop
asana: | project management, task manager | tasks, team, productivity
asc: ascending, sort ascending | sort a to z, low to high | sort, order, list, arrow
ascending: asc, sort up | sort a to z, low to high, smallest first, increasing | sort, order, list, arrow up
aspect-ratio: 16:9, screen ratio, image ratio | resize, crop, dimensions, proportions, video format | screen, image
at: at sign, @, at symbol | email address, mention, arobase, handle, tag someone | email, contact, username, address
at-sign: at, @, email symbol, at symbol | mention, email, email address, arobase, handle, username, tag someone | contact, internet
attachment: attach, paper clip, paperclip | attached file, enclosure, email attachment | file, email, document, clip, add
auth: authentication | log in, sign in, authorization, verification | security, password, 2fa, identity
auth-2fa: two factor, two factor authentication, mfa, 2 factor | two step verification, otp, verification code, authenticator | security, login
auth0: | identity platform, single sign on, sso | authentication, login, okta, security
authorized: authorised, access granted | permitted, key card, unlocked, allowed, approved | permission, security, key
auto: automatic | automatically, automated, autopilot, smart | mode, brightness, focus, car, settings
autofit: auto fit | fit width, fit to content, fit height, auto size, resize | column, arrow, layout, stretch, width
automation: automate | automatic process, workflow, robotics, auto | gear, robot, process, script, machine
az: a to z | alphabetical, sort alphabetically, sort by name | sort, order, letters, list
backspace: delete key | delete character, delete left, clear, remove, erase | keyboard, correct, typing, undo, key
backup: back up | restore, save copy, recovery, sync, archive | cloud, database, copy, storage, data
badge: emblem, insignia | label, verified, seal, rosette, name tag, award | achievement, sticker, id, medal, police, sheriff
badge-alert: unverified, warning badge, important notice | alert, attention, warning | status
badge-check: verified, verified badge, verified account, seal check, rosette discount check, official, blue check | certified, authentic, trusted, approved, twitter verified, guarantee, genuine, original | status, quality, legit
badge-info: info badge, information | notice, details | status
badge-plus: add badge, new award | follow, add, join | status
badge-question-mark: help badge, unverified, unknown status | help, question, doubt | status
badge-x: rejected, unverified, not verified | denied, invalid, expired, fake | status
badges: | achievements, medals, labels, emblems | awards, stickers, rank, military
ban: prohibited, forbidden, block | blocked, not allowed, no entry, disallow, disabled, stop, cancel, restrict, never | deny, slash, forbid, spam, no
banner: | flag, pennant, streamer, headline, sign | ad, advertising, header, announcement, castle
bar-chart: chart bar, bar graph, column chart, statistics, stats | analytics, poll, histogram, report, metrics | data, business
bar-chart-2: chart bar, bar graph, column chart, statistics | analytics, poll, stats | data
bar-chart-3: chart column, bar graph, statistics | analytics, poll, stats | data
bar-code: upc, ean, product code | scan, price code | store, checkout, product
baseline: | line spacing, text density, underline, text baseline | typography, font, density, text
baseline-density-medium: density, row height, list spacing | hamburger menu, comfortable view, lines | layout
bash: shell, bourne again shell | terminal, command line, shell script | linux, console, code
bell: notification | notifications, reminder, alarm, ring, doorbell, notify, subscribe, alert, ding, ringtone, buzzer, chime | sound, updates, school, inbox
bell-dot: new notification, unread notification, notification badge | unread, alert | badge
bell-electric: school bell, fire alarm bell, alarm bell | ring, doorbell | fire
bell-minus: unsubscribe, remove notification | fewer alerts | follow
bell-off: mute notifications, notifications off, silent, bell slash, do not disturb | muted, unsubscribe, silence, no alerts, quiet | sound
bell-plus: subscribe, add notification, add reminder | notify me, set alert | follow
bell-ring: notification, ringing, alert, bell ringing, reminder, alarm | new notification, subscribe, ring, notify me, call bell | sound
bell-ringing: notification, ringing, alert, bell ring, reminder, alarm | new notification, subscribe, ring, notify me | sound
bell-slash: mute notifications, notifications off, silent, bell off, do not disturb | muted, unsubscribe, silence | sound
bell-z: snooze, snooze notifications, sleep mode | quiet hours, remind later | sleep
between: | space between, justify, in the middle | align, distribute, spacing, layout, gap
between-horizontal-end: insert row between, insert between rows | add row, insert row, new row | table, spreadsheet
between-horizontal-start: insert row between, insert between rows | add row, insert row, new row | table, spreadsheet
between-vertical-end: insert column between, insert between columns | add column, insert column, new column | table, spreadsheet
between-vertical-start: insert column between, insert between columns | add column, insert column, new column | table, spreadsheet
bevel: bevel join | chamfer, cut corner, line join | stroke, corner, vector, path
bin: trash, rubbish bin, garbage, dustbin, trash can | delete, remove, recycle bin, waste, wastebasket, discard, rubbish, throw away | clean up, dump, erase
binary-tree: tree data structure, tree structure | hierarchy, decision tree, nodes | algorithm
biometric: | fingerprint, face id, touch id, iris scan | security, access, identity, scan
biometric-access: fingerprint login, touch id, biometric login | fingerprint, unlock, authentication | security
blank: empty | unchecked, none, nothing, clear, plain, unfilled | placeholder, page, checkbox, white
blend-mode: overlap, blending, venn diagram | opacity, layer blend | design
block: | ban, brick, code block, forbid, stop, text block | paragraph, barrier, code, content, module, cube
blocked: banned, forbidden | not allowed, denied, barred, restricted, prohibited, disabled | spam, user, call, stop, no
blockquote: block quote, quotation | quote, pull quote, quoted text, citation | text, editor, paragraph, html
blocks: | modules, components, building blocks, bricks, extensions, integrations, modular | toys, apps, plugins, cubes, scratch
blur-off: sharp, no blur, unblur | focus | photo
bold: bold text | heavy, fat, bold type, thick, embolden, strong | text, font, format, typography, editor, emphasis
bolt-off: flash off, no flash, zap off | no power | electricity
bookmark: save for later, favorite, favourite | saved, reading list, ribbon, marker, read later, remember | tag, book, page, keep, star, label
bookmarks: saved items, favorites, favourites | reading list, saved pages, collection | browser, links, tags, library
border: | outline, frame, edge, stroke, cell border, table border | table, box, rectangle, spreadsheet, line
border-none: borderless, no border
border-radius: corner radius, rounded corners, square round corner | round corner | design
bot-message-square: chat bot, ai assistant, virtual assistant | ai chat, bot, automated reply | robot
bot-off: no bots, no ai, ai disabled | bot disabled, human only | ai
bottombar: bottom bar, footer | bottom panel, status bar, tab bar, toolbar | layout, panel, navigation, window
bounding: bounding box | transform box, selection handles, free transform | resize, shape, select, design, handles
braces: curly brackets, curly braces | code, json, object, brackets, dental braces, serialize, serialise | programming, developer, snippet, css, javascript
brackets: square brackets | parentheses, code, array, braces, angle brackets, curly brackets | programming, developer, html, maths
brackets-angle: angle brackets, code, html, chevrons left right | tags, markup | programming
brackets-curly: braces, curly braces, curly brackets, json | code, object | programming
brackets-round: parentheses, parenthesis, round brackets | function, code | programming
brackets-square: square brackets, array, brackets | list, code | programming
brain-circuit: artificial intelligence, ai, machine learning, neural network, deep learning | cyber brain, ai brain, llm, smart | technology
brain-cog: psychology, thinking process, mindset, cognitive | machine learning, critical thinking, problem solving, logic | mind
brain-off: no ai, no brain | mindless, thoughtless | ai
branch: git branch | fork, version control, source control, repo branch | git, code, repository, merge, tree, split, nodes
brightness: luminosity, screen brightness | light, sun, lightness, exposure, dim | display, light mode, contrast, dark mode, settings
bring: bring to front | move to front, bring forward, send to top | layer, arrange, order, stack, z index
browser: web browser, browser window | window, website, web page, app window, webpage | internet, www, tab, web, chrome, page
browsers: browser windows | windows, tabs, multiple windows | internet, web, website
browsing: surfing, web browsing | surf, web search, internet | browser, web, dashboard, online
bubble: speech bubble, chat bubble | message, chat, comment, bubble tea, boba | talk, conversation, soap, text, messenger
bubble-chat: message circle, comment, speech bubble, chat bubble | conversation, talk, message | social
bug-off: debugged, no bugs, bug free, bug fixed | fixed, pest control, no insects | testing
bug-play: debug, start debugging, run debugger | debugger, test | developer
bulk: bulk edit | batch, multiple, mass edit, in bulk | edit, select all, many, pencil
bullet: bullet point | bullet list, bulleted list, unordered list, ammunition, ammo | list, gun, text, ul
bullets: bullet list, bulleted list, bullet points | unordered list, list, ul | text, format, paragraph
button: push button | radio button, radio input, option | form, click, input, ui
calendar: agenda | date, schedule, planner, day, month, event, appointment, date picker, booking, diary | time, reminder, meeting, week, deadline, plan, tomorrow, yesterday, century, decade
calendar-blank: date, calendar, schedule | day, empty calendar | planner
calendar-check: booked, appointment confirmed, event confirmed, attended | reservation confirmed, rsvp, availability, scheduled, booking done | event, date
calendar-clock: schedule, appointment time, deadline, date and time, reschedule | pending event, due date, upcoming, timetable, book time | planner
calendar-days: calendar, month view, date picker, schedule | date, dates, agenda, monthly, planner | month
calendar-dollar: payday, payment due, billing date | subscription, pay schedule | money
calendar-due: due date, deadline | expiry date, date | planner
calendar-event: event, appointment, booking, calendar date | meeting, reservation, save the date, date, schedule | planner
calendar-heart: anniversary, valentines day, wedding day, save the date, birthday reminder | date night, special day, romantic date | love
calendar-month: monthly, month view, month | schedule, date | planner
calendar-off: no date, day off, unscheduled, time off | not available, cancelled | planner, absence, absent
calendar-plus: add event, new event, new appointment, book, add to calendar, book appointment | schedule, add date, create event, make appointment | planner, tomorrow
calendar-range: date range, from to, period, week | duration, trip dates, check in check out, multi day | booking
calendar-repeat: recurring event, repeat event, calendar sync | monthly, subscription renewal, regular, periodic | planner
calendar-search: find date, search events, check availability, filter by date | find appointment | booking
calendar-star: special event, holiday, important date | public holiday, festival, birthday | event
calendar-sync: sync calendar, recurring event, repeat event | calendar repeat, subscription renewal | planner
calendar-time: schedule, date and time, calendar clock | deadline, appointment time | planner
calendar-user: appointment, staff schedule, shift plan | meeting, roster, attendance | hr
calendar-week: weekly, week view, week | schedule, date | planner
calendar-x: cancel event, event cancelled, cancelled booking, unavailable date | delete event, missed appointment, no availability | planner
calendars: | schedules, multiple calendars, planners | date, events, months
call-bell: reception bell, service bell, concierge bell, hotel bell | reception, room service, dinner is served, servant | hotel
call-end: end call, hang up, decline call, phone off | reject call, disconnect | phone
call-incoming: incoming call, inbound call, phone incoming | answer call, pick up | phone
call-missed: missed call, unanswered call, phone missed | no answer | phone
call-outgoing: outgoing call, outbound call, phone outgoing | make call | phone
cancel: abort | stop, close, dismiss, x, reject, discard, decline, remove, cross | delete, no, error, undo, quit
cancel-circle: circle x, x circle, close circle, error, failed | dismiss, clear, remove, wrong, reject, invalid, delete | status, cross
candlestick-chart: candlesticks, stock chart, chart candlestick, chart candle | trading, stock market | finance
caps: all caps, uppercase | capital letters, capitals, upper case, caps lock | text, font, typography
carousel: slideshow | image slider, gallery, merry go round, swipe, slider | slides, banner, fairground, photos, theme park
carousel-horizontal: carousel, slider, image slider, slideshow | swipe, gallery | layout
carousel-vertical: vertical slider, vertical carousel | feed, reels | layout
case-lower: lower case, small letters | minuscule, uncapitalized | editor
case-sensitive: letter case, match case, aa, upper and lower case | font size, capitalization, typography | search, editor
case-upper: uppercase, capital letters, all caps | capitals, caps | editor
category: categories | group, classify, classification, type, kinds, taxonomy, section | tag, shapes, organize, filter, genre
cells: table cells | merge cells, split cells, spreadsheet cells | table, spreadsheet, grid, excel
center: centre, middle | align center, centred, midpoint | align, focus, text, layout, target
centered: centred, centered text | middle, in the middle | focus, chat, align, layout
centerline: centreline, center line | mirror axis, symmetry axis, flip axis | symmetry, flip, mirror, align
character-recognition: ocr, text recognition, scan text | optical character recognition | camera, document
chart-area: area chart, area graph | mountain chart, trend, statistics | data
chart-bar: bar chart, bar graph, column chart, statistics, stats | analytics, poll, histogram, report, metrics, results | data, business
chart-bubble: bubble chart, bubble graph | scatter plot | data
chart-candle: candlestick chart, candlesticks, stock chart | trading, stock market | finance
chart-candlestick: candlestick chart, candlesticks, stock chart, chart candle, ohlc | trading, forex, stock market, box plot | finance, crypto
chart-column: bar chart, column chart, bar graph, statistics, stats | analytics, poll, histogram, report, metrics | data, business
chart-column-decreasing: falling bars, decline chart | decrease, loss, bar chart | data, business
chart-column-increasing: growth chart, growth, rising bars | increase, sales growth, bar chart, profit | data, business
chart-column-stacked: stacked bar chart, stacked columns | stacked chart, composition | data
chart-donut: donut chart, doughnut chart, ring chart | pie chart, statistics, percentage | report, data
chart-dots: scatter plot, dot plot | line chart, correlation | data
chart-funnel: sales funnel, conversion funnel, funnel chart | conversion, pipeline | marketing
chart-gantt: gantt, gantt chart, project timeline, timeline | project plan, schedule, roadmap, milestones | project management
chart-histogram: histogram, distribution | frequency chart, statistics | data
chart-infographic: infographic | pie chart, report | data
chart-line: line chart, line graph, graph | trend, analytics, statistics, growth, economy | data, finance
chart-line-down: falling graph, trending down, decline chart | loss, stock down, line chart | finance
chart-line-up: growth chart, trending up, rising graph | increase, profit, stock up, line chart | finance
chart-network: network graph, network chart | relations, nodes, connections, graph database | data
chart-no-axes-column: bar chart, column chart, statistics, stats | analytics, poll, signal bars, ranking | data
chart-no-axes-column-increasing: bar chart, growth, signal bars, stats | increase, signal strength, rising bars, levels | data
chart-no-axes-gantt: gantt, gantt chart, timeline | schedule, roadmap, project plan | project management
chart-pie: pie chart, pie graph, circle chart, pie | statistics, analytics, market share, percentage, segments, breakdown | report, data, infographic
chart-radar: radar chart, spider chart, spider web chart | skills chart, polar chart | data
chart-sankey: sankey, flow diagram, alluvial | flow chart, energy flow | data
chart-scatter: scatter plot, scatter chart, scattergram, dot plot | correlation, data points, bubble chart | data, maths
chart-spline: curve chart, smooth line chart | trend line, line chart | data
chart-treemap: tree map | hierarchy chart, mosaic | data
chat-1: message, comment, speech bubble, chat bubble | conversation, talk | social
chat-3: message, comment, speech bubble, chat bubble | conversation, talk | social
chat-check: message read, read receipt, message sent | seen, delivered | chat
chat-circle: message circle, comment, speech bubble, chat bubble | conversation, talk, message, dm | social
chat-circle-dots: typing, is typing, typing indicator, message circle more | chatting, comment | chat
chat-dots: typing, is typing, typing indicator, message dots | chatting, comment | chat
chat-follow-up: follow up, reply | next message | chat
chat-history: message history, conversation history | recent chats | chat
chat-poll: poll, survey, vote | opinion poll, questionnaire | chat
chat-private: private chat, private message, secret chat | encrypted chat, incognito | chat
chat-teardrop: message, comment, speech bubble, chat bubble | conversation, talk | social
chat-text: comment, text message, sms, message square text | feedback, written message | chat
chat-voice: voice message, voice chat, voice note | audio message, voicemail | chat
chats-circle: conversation, chats, discussion, dialogue | group chat, forum, comments | social
check: tick, checkmark, check mark | done, ok, confirm, complete, success, accept, approve, yes, verified, correct, finished, true, ready | valid, todo, right, select, verify, agree
check-check: read receipt, message read, double check, seen, delivered, check double, double tick | read, mark all as read, blue ticks, verified, all done | chat, whatsapp
check-circle: success, done, ok, circle check, checkmark circle, completed, tick circle | complete, correct, approved, confirmed, verified, valid, passed, finished, yes | status, validation, green check, task
check-double: read receipt, message read, check check, seen, delivered, double tick | read, mark all as read, blue ticks | chat, whatsapp
check-list: checklist, to do list, task list | todo, tasks | productivity
check-square: checkbox, checked box, square check, tick box, checked | selected, todo, done, completed, ticked | form, task, option
checkbox: tick box, check box | checked, selected, tickbox, checklist, form field | form, todo, task, option, input, select
checkbox-blank: unchecked, empty checkbox, unchecked box | unselected, square, empty box, unticked | form, option, todo
checkbox-blank-circle: radio off, empty circle, unchecked circle | unselected, circle, radio button unchecked | form, option
checkbox-circle: success, done, ok, circle check, check circle, completed | complete, correct, approved, verified, valid, finished | status, validation, green check
checkbox-indeterminate: indeterminate checkbox, partially selected, mixed state | square minus, some selected, partial | form, option, tree
checkmark: tick, check, check mark | done, ok, verified, success, confirm, complete | yes, correct, approve, valid
checkmark-badge: verified, verified badge, badge check, blue check | certified, official, trusted, approved | status
checkmark-circle: success, done, ok, circle check, check circle, completed, tick circle | complete, correct, approved, confirmed, verified, valid, passed, finished, yes | status, validation, green check
checkmark-square: checkbox, checked box, square check, tick box, checked | selected, todo, done, completed | form, task, option
checks: ticks, double check, double tick | read receipt, all done, message read, delivered | todo, tasks, checklist, done, seen
circle-alert: alert circle, error, exclamation circle, warning circle | warning, caution, attention, important, notice, problem | status, notification, validation
circle-asterisk: required, wildcard | mandatory, important | form
circle-check: success, done, ok, check circle, checkmark circle, completed, tick circle | complete, correct, approved, confirmed, verified, valid, passed, finished, yes, resolved, accepted, ready, true, easy | status, validation, green check, task, form
circle-check-big: success, done, check circle, completed | complete, correct, approved, confirmed, verified, finished, ok | status, validation, task
circle-dashed: dashed circle, empty circle, todo, backlog, circle dotted | draft, not started, pending, placeholder, loading, open issue | status, lack, missing part
circle-dashed-check: draft approved, pending check | almost done, provisional, in review, partially complete | status, task
circle-dot: radio button, radio selected, target, issue opened, record | selected, option, bullet, open issue, record button | form, github
circle-ellipsis: more options, dots three circle, more horizontal circle, three dots in circle | more, overflow menu, typing, pending, meatballs menu | menu, options
circle-gauge: speedometer, dashboard, speed test, performance | speed, tachometer, gauge | car
circle-half: contrast, half moon, theme toggle, half circle | dark mode, half filled, opacity, invert | display
circle-help: help, question, help circle, circle question mark, question circle, faq | support, ask, unknown, tooltip, what is this, get help | info, customer support, hint
circle-lock: private, secure, locked | encrypted, protected | security
circle-minus: minus circle, remove, remove circle | delete, subtract, decrease, do not enter, no entry, zoom out, less | button, round, block
circle-notch: loading spinner, spinner, loading, loader circle | wait, progress, busy | animation
circle-off: disabled, none, not allowed, empty set | prohibited, null, off, banned, no | circle, forbidden
circle-plus: add, plus circle, add circle, add button, new | create, insert, more, increase, fab, floating action button, zoom in | button, round
circle-power: power button, on off, power | turn on, turn off, standby, shut down | computer
circle-question-mark: help, question, help circle, circle help, question circle, faq | support, ask, unknown, tooltip, what is this, get help | info, customer support, hint
circle-slash: prohibited, not allowed, forbidden, ban, blocked | no, disabled, null, empty set, no entry | sign
circle-slash-2: empty set, diameter, null | none, prohibited, average, zero | maths
circle-small: bullet, bullet point, dot | middle dot, status dot | list
circle-star: featured, favorite, rating | special, highlight, ribbon
circle-user: profile, avatar, account, account circle, profile picture, user circle | user, me, login, member, person | social, settings
circle-user-round: profile, avatar, account, user circle | user, me, login | social
circle-x: x circle, error, cancel, close circle, failed, circle cross | close, dismiss, clear, remove, wrong, reject, invalid, failure, delete, declined, clear input | status, validation, cross
circles-four: apps, four circles, four dots | categories, app menu | layout
clear: | erase, reset, remove formatting, clear all, clear format, wipe, empty, clear night | delete, text, format, clean
clear-formatting: remove formatting, clear format, plain text | unformat | editor
click: tap | mouse click, press, pointer, cursor, select, hand pointer, touch | mouse, button, interact, link
clipboard: clip board | paste, copy, checklist, notepad, task list | report, form, survey, list, tasks, document, notes
clock-24: 24 hours, 24h, around the clock | all day, always open | time
clock-alert: overdue, deadline, late, time warning | running late, delay, timeout | time
clock-check: on time, time approved | punctual, timesheet done, scheduled | time
clock-clockwise: redo history, schedule again | future, repeat | time
clock-countdown: countdown, time left, remaining time | timer, deadline, waiting | time
clock-counter-clockwise: history, recent, version history, undo history | past, time machine, restore, back in time | time
clock-dollar: hourly rate, time is money | billable hours, wage | money
clock-fading: pending, time passing | waiting, ephemeral, expiring, disappearing messages | time
clock-pause: on hold, paused | break, time out | time
clock-plus: add time, overtime | extend time, add hours | time
clock-record: time tracking, tracking time | log hours | time
close: dismiss, x, shut | exit, cancel, cross, quit, hide, collapse | panel, window, remove, delete, tab
close-circle: circle x, x circle, error, cancel, failed | dismiss, clear, remove, wrong, reject, invalid, delete | status, cross
close-large: close, x, cross | cancel, dismiss, exit, delete | remove
closed: shut | locked, not open, hidden | door, eye, captions, folder
cloud-arrow-down: download from cloud, cloud download | restore from cloud | storage
cloud-arrow-up: upload to cloud, upload, cloud upload, backup | save to cloud | storage
cloud-backup: online backup, backup, time machine | save to cloud, restore | storage
cloud-check: synced, saved to cloud, backup complete, cloud saved | online, sync done, autosaved | storage
cloud-cog: cloud settings, cloud service | devops, cloud computing, saas | storage
cloud-download: download from cloud, download, download cloud, cloud arrow down | restore from cloud, sync down | storage
cloud-off: offline, cloud slash, no cloud, not synced, no connection | sync off, disconnected, local only | storage, network
cloud-slash: offline, cloud off, no cloud, not synced | sync off, disconnected | storage
cloud-sync: cloud synchronization, sync to cloud, cloud backup | synchronize, backup | storage
cloud-upload: upload to cloud, upload, upload cloud, backup, cloud arrow up | save to cloud, online backup, upload file, sync up | storage
cn: chinese, china | chinese emphasis, emphasis mark | text, language, format
co-present: present together, screen share, online presentation | webinar, share screen | meeting
code: source code, coding | programming, developer, html, dev, program, script, angle brackets, development, xml | software, engineer, embed, tag, develop, hacker
code-2: source code, html, code tags, embed | developer, programming, coding | web development
code-block: code snippet, source code | developer, editor, markdown | programming
code-simple: source code, html, angle brackets | developer, programming, coding | web development
code-xml: source code, html, code tags, embed, html tag, code slash | developer, programming, markup, coding, dev tools, jsx | web development
codeblock: code block, code snippet | preformatted text, snippet | code, programming, markdown, editor
cog: gear, settings, sprocket | cogwheel, preferences, options, configuration, config, prefs, setup, configure, gearwheel | admin, tools, engine, machine, control, setting
collapse: minimize, minimise | fold, shrink, close, hide, contract, reduce, accordion | sidebar, panel, arrows, expand, list
collections: saved items | bookmarks, saved, library, albums, favourites | bookmark, folder, groups
columns: | column layout, kanban, two columns, split view, side by side | layout, table, grid, board, text
columns-2: two columns, split view, side by side, 2 columns | split screen, layout columns, compare | layout
columns-3: three columns, 3 columns, kanban columns | layout columns, table columns | layout
columns-3-cog: column settings, table settings, customize columns | configure columns | table
combine: merge, unite | union, join, unify, group, blend | shapes, layers, squares
coming: coming soon | soon, opening soon, upcoming | launch, wait, announcement, calendar
command: cmd, command key | terminal, cmd key, shortcut, command palette | keyboard, mac, apple, console
command-line: terminal, console, shell, cli, command prompt | bash, cmd | developer
commands: slash commands | shortcuts, prompts, instructions, keyboard commands | terminal, slash, code
commit: git commit | save changes, checkin, check in, node | git, version control, branch, code, history
compare: comparison | diff, difference, versus, contrast, vs | git, code, arrows, changes, balance
component: symbol | building block, module, ui component, reusable element | figma, design system, diamond
components: building blocks, modules | symbols, parts, ui kit, design system | figma, design, react, diamond
computer-screen-share: share screen, present screen, screen sharing | cast, remote desktop | video call, meeting
concierge-bell: reception bell, service bell, call bell, hotel bell, front desk | concierge, reception, room service, ring for service, hotel service | hotel, restaurant
config: configuration, settings | preferences, options, setup | gear, file, server, table
configuration: config, settings, setup | preferences, options, configure | gear, server, tools, sliders
conflict: merge conflict | clash, dispute | git, merge, pull request, error
connect: | join, pair, connection, attach, plug in, link | network, bluetooth, wireless, cable, integration
connected: linked | paired, plugged in, connection, online | network, bluetooth, wifi, plug
connection: | network, connect, data transfer, linked nodes, link | internet, cloud, flow, wifi
contact-book: address book, phone book, contacts | directory, people list | phone, address
contact-round: contact card, contact, business card | address book, person card, vcard | phone, people
contacts-book: address book, contacts, phone book | directory | phone, address
contents: table of contents, toc | outline, index, chapters | list, book, document, navigation
contrast: | high contrast, dark mode, theme, half circle, light dark, invert colors | brightness, display, accessibility, image, settings, theme toggle
control: ctrl, control key | control tower, remote control | keyboard, settings, slider, airport, manage, animation
cookie-man: gingerbread man, gingerbread | christmas cookie, biscuit | christmas
copy: duplicate, clone | copy to clipboard, ctrl c, replicate, paste, copied, two pages | clipboard, documents, files, photocopy
copy-check: copied, copied to clipboard, duplicated | copy success, select all, multiple done | clipboard, documents
copy-link: copy url, share link, get link | link, copy address | web
copy-plus: duplicate, clone, add copy | make a copy, copy and add | documents
copy-x: delete copies, remove duplicates, close all | cancel copy, clear copied | documents
corners: | fullscreen, expand, border radius, rounded corners, frame corners, crop marks | maximize, frame, zoom, focus
create: | make, open pull request, compose, plus, new, add | git, start, build
creation: create | generate, making, text generation | ai, text, new, design
crosshair: reticle, registration mark | target, aim, sight, scope, bullseye, sniper | focus, gun, shoot, locate, gps, precision, goal, precise, accurate
curly-braces: braces, curly brackets, json, code | object, css, brackets curly | programming
cursor: mouse pointer, pointer | mouse arrow, mouse cursor, text cursor, caret, arrow, i beam | click, select, mouse, type, selection
cursor-click: click, mouse click, mouse pointer click, click here | tap, press, cta | computer
cursor-text: text cursor, i beam, text input, insertion point | type, text field, caret | editor
custom: customised, bespoke | custom size, custom field, personalised | settings, size, field, edit
customer-service: customer support, headset, support agent, help desk, call center | hotline, call centre, live support | headphones, contact
customer-support: customer service, support agent, help desk, call center | headset, hotline, live support | contact
customize: customise, personalise | personalize, configure, tailor, settings | edit, options, sliders, theme
daily: every day, each day | daily task, routine, day view | calendar, tasks, reminder, today
dark-mode: night mode, dark theme, theme toggle | moon, black theme, color scheme, appearance | theme, display
dash: | hyphen, minus, line | arrow, punctuation, stroke
dashboard: control panel | overview, speedometer, gauge, home screen, admin panel, layout, cockpit | analytics, widgets, admin, tiles, metrics, monitor, speed
dashboard-speed: speedometer, performance, speed test | gauge, speed | car
dashed: broken line, dotted | dashed line, dotted line, outline, placeholder, incomplete | border, stroke, selection, draft
dashes: dash list, dashed list | bullet list, list, lines | text, unordered list
date: day | calendar, calendar day, day of the month, appointment | time, schedule, month, event
days: | dates, calendar, month view, day count | schedule, week, date
decrease: reduce, less | lower, outdent, smaller, indent less, minus, diminish | indent, text size, down, shrink
deep: nested | deep menu, indented, nested menu, hierarchy | menu, list, levels
delay: late | wait, postponed, pending, clock | time, delivery, message, snooze
delete: remove, trash, erase | bin, discard, clear, backspace, garbage, rubbish, throw away, destroy, del, get rid of | x, cancel, dustbin, waste, uninstall
delete-back: backspace, delete key, delete left, erase | remove character, clear | keyboard
delete-bin: trash, bin, garbage can, rubbish bin, trash can | remove, recycle bin, discard, wastebasket, dustbin | waste
delivered: received | message sent, arrived, delivery complete, read receipt | package, message, check, shipping
density: | row height, line spacing, compact, spacing, table density | list, rows, text, view
desc: descending, sort descending | sort z to a, high to low | sort, order, list, arrow
descending: desc, sort down | sort z to a, high to low, largest first, decreasing | sort, order, list, arrow down
deselect: unselect | clear selection, select none, unmark | selection, checkbox, cursor
details: | information, specs, detail view, description, show details, more info | list, info, document, triangle
device-rotate: rotate phone, screen rotation, auto rotate | orientation | phone
diff: difference | compare, changes, patch, code diff, file changes | git, code, plus minus, version control
difference: subtract | exclude, xor, boolean difference, delta | layers, shapes, compare
disconnect: | hang up, end call, unplug | phone, call, network, offline
discover: explore | compass, find, search, browse | navigation, adventure, new
dislike: thumbs down | downvote, disapprove, bad, negative feedback, hate | vote, feedback, reject, rating
distribute: space evenly | distribute spacing, even spacing, align, equal spacing | layout, arrange, alignment, design
do-not-touch: no touching, hands off | forbidden, do not handle | warning, museum
done: finished, completed | check, tick, complete, success, ok, checkmark | message, call, ready
donut-chart: doughnut chart, ring chart, chart donut | pie chart, statistics | report, data
door-enter: log in, sign in, enter, entrance | entry, check in, go in | door, access, room
door-exit: log out, sign out, exit, leave | emergency exit, way out, check out, quit | door, room
dots: ellipsis | more, three dots, more options, dot menu, overflow menu, drag handle, points | grid, menu, typing, scatter chart, pattern
dots-circle-horizontal: more options, circle ellipsis, three dots in circle | more, overflow menu, pending, meatballs menu | menu, options
dots-nine: app launcher, apps, nine dots, app grid, waffle menu, bento menu | grid, all apps, keypad, app drawer, more apps | menu, dots, launcher
dots-six: drag handle, six dots, grip horizontal | drag, reorder, move, sortable, grabber, grip | list, rearrange, dots
dots-six-vertical: drag handle, six dots, grip vertical, drag and drop handle | drag, reorder, move, sortable, grabber, grip | list, rearrange, dots
dots-three: three dots, ellipsis, more options, meatballs menu, horizontal dots, more horizontal, overflow menu, three dot menu | more, options, typing, et cetera, loading dots, more actions, context menu | menu, dot dot dot, settings
dots-three-circle: more options, circle ellipsis, three dots in circle | more, overflow menu, typing, pending, meatballs menu | menu, options
dots-three-vertical: kebab menu, more options, three dots, dots vertical, ellipsis vertical, overflow menu, three dot menu | kebab, more, options, context menu, action menu, more actions | menu, settings, android menu
dots-vertical: kebab menu, more options, three dots, ellipsis vertical, more vertical, vertical dots, overflow menu, three dot menu, dots three vertical | kebab, more, options, context menu, action menu, more actions, show more | menu, settings, android menu, toolbar
dotted: dashed | dotted line, dashed line, broken line, dotted border | outline, placeholder, circle, stroke
download-cloud: download from cloud, cloud download, cloud arrow down | restore from cloud | storage
download-simple: download, save, get file | import | cloud
draft: | unfinished, work in progress, wip, draft pull request, rough copy | email, document, edit, pencil
drag: | drag and drop, dnd, drag handle, reorder, grab, move | mouse, hand, cursor, arrows
drag-drop: drag and drop, dnd | drag, move, drop zone, reorder, rearrange | cursor, upload, sortable
drag-move: move, four way arrow, move handle | drag, pan, reorder, arrows move, move tool | arrows, directions
draggable: drag handle, drag and drop | movable, grip, moveable | drag, reorder, cursor
dropdown: drop down, select | combo box, select box, drop down list, picker | form, menu, chevron, list
dropdown-list: select box, dropdown, combobox, select | picker, menu | form
dual-screen: two screens, extend display, second screen | multi monitor, dual monitor | computer
due: due date, deadline | due today, expiry date, overdue | calendar, reminder, payment
duplicate: copy, clone | replicate, double, make a copy | copy and paste, layers, repeat
dynamic: | brush stroke, variable stroke, tapered stroke | stroke, brush, vector, calligraphy
ease: easing | easing curve, animation curve, transition, timing function, ease in out | animation, motion, curve, keyframe
edge: | border, browser, web browser, rim, connector | microsoft, internet, corner, line
edit: modify, pencil | write, pen, compose, update, rename, alter, revise, rewrite, amend, change | text, create, note, draw, correct, content
edit-2: pencil, edit, write, pen | modify, change, rename | editing
edit-3: pencil, edit, write, pen line | modify, change, rename | editing
edit-box: compose, write, square pen, pen square | new post, modify, change | pencil, notes
edit-off: read only, no editing | uneditable, not editable, locked | pencil
editing: | edit, co editing, modify, correction, proofreading | pencil, text, write, ai, map
elements: ui elements | components, blocks, shapes | ai, design, interface
ellipsis: three dots, dot dot dot, more | more options, more menu, overflow menu, kebab menu, meatball menu, dots, context menu | menu, options, actions, typing, loading
ellipsis-vertical: kebab menu, more options, three dots, dots vertical, vertical ellipsis, vertical dots, overflow menu, three dot menu | kebab, more, options, context menu, action menu, more actions, show more | menu, settings, android menu, toolbar
emphasis: stress | emphasis mark, highlight, emphasise, emphasize, em | text, format, italic, font
empty: blank | empty set, none, null, nothing, void, no data, vacant, empty battery | zero, battery, low, hourglass, set
encrypt: encryption | encode, secure, lock, cipher | security, key, password, privacy
enter: go in | login, log in, entrance, come in, return key, arrow into, sign in | door, arrow, access
entering: going in | entry, arriving, geofence entry | geofence, location, arrow
envelope-open: read mail, opened email, mail open, open letter | mark as read, newsletter | letter
error: | mistake, failure, fault, 404, problem, page not found, warning, failed | alert, bug, x, network, exception
error-warning: circle alert, error, warning, alert circle | caution, attention, important, problem | status, exclamation, notification
event: appointment | calendar entry, meeting, occasion, scheduled event, date | calendar, schedule, conference, timeline, party
exclamation: exclamation mark, exclamation point | alert, warning, important, attention, bang, caution | error, notice, punctuation, danger, urgent
exclamation-circle: circle alert, alert circle, error, warning circle | warning, caution, attention, important, notice | status, notification
exclamation-mark: bang, exclamation point, shriek | warning, alert, important, attention, urgent, priority, notice, strict | error, punctuation, danger
exclude: boolean exclude | xor, subtract shapes, pathfinder exclude, remove | shapes, overlap, design, vector, path
exit: leave | sign out, quit, logout, way out, exit full screen, get out, log out | door, escape, close, emergency, arrow
expired: out of date | invalid, passport expired, overdue, lapsed | passport, pass, time, date
external: external link | open in new tab, new window, open link, outbound link, external hard drive | link, website, arrow, url
external-link: open in new tab, arrow square out, new window, open link, outbound link, new tab, pop out | launch, visit website, leave site, hyperlink, open externally, go to url, outsource | url, browser, share, web
eye-check: seen, viewed | read, watched, verified view, read receipt | visibility, watch, review
eye-close: closed eye, eye off, hide, hidden, eye slash | hide password, invisible, asleep, shut eye | privacy, visibility
eye-closed: closed eye, eye off, hide, hidden | hide password, asleep, shut eye, invisible, wink, sleeping | privacy, visibility, password, rest
eye-dashed: partly hidden, semi visible | hidden, preview, maybe visible, limited visibility | visibility, privacy, eye
eye-off: hide, hidden, invisible, eye slash, eye closed, hide password, crossed eye, conceal | not visible, private, unseen, password hidden, eye crossed out, hide password toggle, view off, unwatch, vanish, disappear, obscured | privacy, password, visibility, blind, incognito, secret, disguise
eye-search: inspect | examine, investigate, preview, look closely | review, spy, watch
eye-slash: hide, hidden, invisible, eye off, hide password, crossed eye, conceal | not visible, private, unseen, password hidden, visibility off, unwatch | privacy, password, visibility, secret
face-id: facial recognition, face recognition, face unlock, scan face | face scan, biometric login, face login, unlock with face | security, authentication, phone
factor: | two factor authentication, 2fa, mfa, two factor access | security, login, password, authentication
faders: sliders, adjustments | settings, mixer, equalizer, controls, filters, preferences | audio, music, options, volume
faders-horizontal: settings, filters, sliders horizontal, controls | preferences, options, tune, mixer | levels
fading: | fade, fade out, gradient circle, partly dashed | circle, clock, status, recent
fail: failure | error, unsuccessful, broken | cross, problem, structure
family: font family | typeface, font | text, typography, people
favicon: site icon, website icon | browser icon, tab icon | browser, website, logo
favorite: favourite, fav | heart, star, like, bookmark, love, save, starred | wishlist, liked, best
favourite: favorite, fav | heart, star, like, love, bookmark, starred, wishlist | save, liked, best
feedback: | review, comment, survey, suggestion, opinion, rate us, report, rating | chat, message, customer, star
filter: funnel | refine, sort, filter list, sieve, narrow down, strain, criteria, filter by date, filter by price | search, options, list, facets, coffee, effect
filter-2: filter, filter lines, filter list | refine, sort, narrow down | search, list
filter-horizontal: filters, sliders horizontal, adjustments, settings | preferences, refine, tune | search
filter-off: clear filter, remove filter, no filter, reset filter | unfilter, unfiltered | search, table
filter-remove: clear filter, reset filter, filter off | no filter, unfilter | search, table
filter-vertical: filters, sliders vertical, adjustments, settings | equalizer, refine, tune | search
filter-x: clear filter, remove filter, reset filter, filter off | no filter, unfilter | search, table
find: look for | find and replace, magnifying glass, locate, magnifier, find my phone, search | text, phone, replace
find-replace: find and replace, search and replace, replace | substitute, change all | editor, magnifier
finger-access: fingerprint login, touch id, biometric access | fingerprint, unlock, authorize | security
finger-print: touch id, thumbprint, biometric, fingerprint login | biometrics, fingerprint scanner, unlock | security, identity, detective
finger-print-scan: touch id, fingerprint scanner, fingerprint login, biometric login | unlock, biometrics | security, identity
fingerprint-pattern: fingerprint, touch id, thumbprint, biometric, fingerprint login | biometrics, fingerprint scanner, unlock, forensic | security, identity, detective
fingerprint-scan: touch id, fingerprint scanner, fingerprint login, biometric login | unlock, biometrics | security, identity
fingerprint-simple: touch id, fingerprint, thumbprint, fingerprint login | biometric, unlock | security, identity
firstline: first line indent | first line, paragraph indent | text, indent, paragraph
fit: fit to screen | google fit, fit page, scale to fit | fitness, zoom, screen, size
fit-to-screen: full screen, zoom to fit, fit screen | fit to window, scale to fit | view
fixed: | fixed location, gps fixed, locked, pinned | locate, crosshair, gps, position
flag: | report, banner, country, milestone, mark, goal, nation, pennant | language, finish, important, race, priority, marker, independence, independence day, parade, pioneer
flash-off: no flash, zap off, bolt off | camera flash disabled, no power | photo
flip: mirror, reflect | flip horizontally, flip vertically, turn over, reverse, flip image | image, rotate, symmetry, transform, sandals
flip-phone: foldable phone, clamshell phone | old phone, mobile | devices
float: | float left, float right, wrap text, text wrap | text, layout, css, align, image
flow: flowchart, flow chart | workflow, process, stream, diagram | arrow, connection, nodes, sequence, automation
flow-chart: flowchart, workflow, process diagram | diagram, decision tree, algorithm | process
focus: | target, autofocus, focus mode, center, crosshair, viewfinder, aim, concentrate | camera, frame, scan, photo, attention, goal
focus-2: target, crosshair, recenter | center, aim, focus, viewfinder, autofocus | camera, location
focus-mode: concentration, zen mode, do not disturb | distraction free, reading mode | productivity
fold: | crease, fold up, unfold, page fold, folded map, collapse | calendar, arrows, paper, code, lines
follow: subscribe | add user, follow up, add friend, user plus | user, social, chat, social media
forbid: ban, prohibit | forbidden, not allowed, no entry, prohibited, block, disallow, cancel, stop | slash, no, restrict, deny
forbid-2: prohibited, not allowed, forbidden, ban, blocked | no, disabled, restricted, no entry | sign
forgot: forgot password, forgotten password | reset password, password recovery | login, question mark, lock
forgot-password: lost password, reset password, password recovery | password help, can't log in, recover account | login, lock, security
form: web form | questionnaire, input fields, survey, input form, application form | input, field, fill in, register, document
form-input: text field, text input, input field | form field, textbox | form
format: | clear formatting, remove formatting, text style | text, font, editor
format-clear: clear formatting, remove formatting, plain text | unformat | editor
formatting: format | clear formatting, remove formatting, plain text, clear format | text, editor, style
found: | not found, 404, no results, missing, discovered | search, file, image, error
frame: | border, artboard, picture frame, photo frame, bounding box, group | picture, layout, canvas, crop, photo, container
frame-off: borderless
freeform: | free layout, masonry, bento, arbitrary layout | layout, design, grid
freeze: frozen | freeze column, freeze row, freeze panes, lock column, sticky column, freeze card | table, spreadsheet, snowflake, ice
front: front view | bring to front, top layer, ahead | layer, vehicle, foreground
full-screen: fullscreen, maximize, expand | enlarge, corners out, fit to screen | video player, window
fullscreen: full screen, maximize | maximise, expand, enlarge, full size | video, resize, window, corners, screen
fullscreen-exit: exit full screen, minimize, leave full screen | shrink, corners in | video player, window
funnel: filter | sales funnel, conversion funnel, strain, sieve, refine | marketing, search, conversion, chart, kitchen
funnel-simple: filter, filter list, filter lines | refine, sort, narrow down | search, list
funnel-x: clear filter, remove filter, reset filter, filter off | no filter, delete filter, unfilter | search, table
gallery-horizontal: carousel, slider, image slider | slideshow, swipe, cover flow | layout
gallery-horizontal-end: carousel, stacked cards | timeline, history, album | layout
gallery-thumbnails: slideshow, image gallery, filmstrip | photo album, thumbnails, preview | photos
gallery-vertical: vertical carousel, feed, reels | scroll feed, stories | layout
gallery-vertical-end: feed, stacked cards, stories | carousel, backlog, history, scroll feed | layout
gantt-chart: gantt, chart gantt, project timeline | project plan, schedule, roadmap | project management
gap: spacing | space between, gutter, spinner, interval | layout, distribute, align, loading
gauge: meter, speedometer | dashboard, speed, tachometer, pressure gauge, performance, indicator, dial, credit score | measure, metrics, kpi, level, fast
gear: cog, settings, cogwheel, sprocket | preferences, options, config, configuration, setup, prefs, configure, customize, setting, gearwheel | engine, machine, admin, tools, mechanical, control, machinery
gear-six: settings, cog, gear, preferences, options | configuration, setup, gearwheel, admin | machine, config
gears: cogs, settings, cogwheels, sprockets | cog, configuration, options, preferences | mechanics, machine, process, engineering, machinery, mechanical
generate: | ai generate, make, magic, produce, sparkles, generative ai, create | ai, sparkle, image, text, new
generation: generate | image generation, ai image, text to image | ai, image, create
generative: generative ai | gen ai, generate, ai generated | ai, sparkle, artificial intelligence
generator: | content generator, generate, voice generator, key fob, maker | ai, create, text, key
get: http get, get request | fetch, request method, rest api | api, web, http
git: version control, source control | branch, commit, merge, repository, pull request, vcs, repo, fork | code, github, developer, programming
git-branch: branch, version control, fork, new branch | git, feature branch, source control, repository | github, gitlab, code
git-commit: commit, commit horizontal | version, checkpoint, save change | github, code
git-commit-horizontal: commit | version, checkpoint, timeline | github, code
git-compare: compare branches, diff, code diff | changes, switch branch | github
git-diff: diff, code diff, compare changes | changes, git compare | github
git-fork: fork, repo fork | branch, clone repository | github, code
git-graph: commit history, git history, git log | branches, network | github
git-merge: merge, merge branch, pull request merged | merge request, combine | github, code
git-pull-request: pull request, pr, merge request, mr | code review, contribute | github, code
git-pull-request-closed: closed pr, rejected pull request | pr rejected | github
git-pull-request-draft: draft pr, draft pull request | work in progress, wip | github
gizmo: | transform gizmo, 3d axis, axes, manipulator | 3d, axis, rotate, gadget
global-search: web search, internet search, search online | seo, browse | internet
grab: grabbing hand | drag, hand, hold, grasp, move, grab cursor, pan | cursor, gesture, fist
grabbing: grab | dragging, drag, holding, grasp, move, grabbing hand, pan | cursor, hand, gesture, fist
grammar: grammar check | proofreading, spell check, spelling | text, writing, correct, language
grammarly: | grammar checker, writing assistant, spell check | writing, text, english
grid: | tiles, grid view, layout, table, apps, matrix, squares, mosaic, hash | gallery, dashboard, thumbnails, design, view
grid-2x2: four squares, table, quadrant, window, grid four | matrix, 2 by 2, eisenhower matrix | layout
grid-3x3: table, nine squares, tic tac toe board, grid | matrix, hashtag grid, rubiks cube, 3 by 3 | layout
grid-dots: app launcher, nine dots, app grid, waffle menu | apps, keypad, all apps, bento menu | menu, dots, grid
grid-four: four squares, table, grid 2x2 | matrix, tiles | layout
grid-nine: nine squares, table, grid 3x3 | matrix, app grid | layout
grid-view: tiles, layout grid, card view | gallery view, thumbnails, apps | layout
grip: drag handle | handle, drag, reorder, move, dots, drag and drop, six dots | grab, sort, list, resize
grip-horizontal: drag handle, six dots, dots six, drag dots, grabber | drag, reorder, move, sortable, rearrange, drag and drop | list, dots, handle
grip-vertical: drag handle, six dots, dots six vertical, drag dots, grabber | drag, reorder, move, sortable, rearrange, drag and drop | list, dots, handle
guide: guidebook | manual, instructions, signpost, how to | direction, help, arrow, book, tutorial
hand-click: tap, click, pointing finger, touch | press, cursor hand, tap here, interactive | gesture
hand-pointing: pointer, pointing finger, pointing hand, cursor hand | click, link cursor, point up | gesture
hand-stop: stop hand, halt | stop, raise hand, high five, palm, forbidden, wait, enough, halt gesture | gesture, warning, prevent, interrupt
hand-tap: tap, touch, click | press, double tap, tap here | gesture
handle: resize handle, drag handle | grip, resize corner, corner handle | drag, resize, textarea
hanging-clock: wall clock, clock | time | home
hard-drive-download: save to disk, download to drive, backup | restore, install | storage
hard-drive-upload: upload from disk, backup to drive | export | storage
hash: hashtag, number sign, # | octothorpe, hash key, trending, channel, pound sign, amount | social media, tag, phone, number, slack
head-circuit: artificial intelligence, ai, machine learning | thinking, neural, brain | technology
heading: header, title | headline, h1, h2, h3, section title, subheading | text, typography, format, font, paragraph
headset-off: support offline, no headset | audio off | sound
heart-add: add to favorites, add to wishlist, heart plus | like, wishlist | love
heart-break: broken heart, heartbreak, heart crack, break up | divorce, heartbroken | love
heart-broken: broken heart, heartbreak, heart crack, break up | divorce, dumped, heartache, grief, sorrow, lonely, love lost | love
heart-crack: broken heart, heartbreak, heart broken, break up | divorce, lovesick, sad love, unrequited love | love
heart-handshake: partnership, charity, friendship, cooperation, solidarity | care, support, trust, deal, relationship, peace, mutual aid | love
heart-minus: remove from favorites, remove from wishlist, unlike | unfavorite, dislike | love
heart-off: unlike, unfavorite, remove from wishlist, no love | dislike, not favorite, aromantic | love
heart-plus: add to favorites, add to wishlist, save to favorites, heart add | like, wishlist, follow | love
height: | line height, leading, vertical size, tall, row height, vertical resize | size, measure, arrows, text, spacing
help: question mark, question | support, faq, assistance, info, question circle, sos, lifebuoy, query | what, customer service, guide, information, ask, documentation
help-circle: help, question, circle help, circle question mark, question circle, faq | support, ask, unknown, tooltip, what is this, get help | info, customer support, hint
help-square: question square, help box | help, faq, support, question | info, hint
hide: conceal | hide keyboard, dismiss, close keyboard, invisible | keyboard, down, collapse
hierarchy: tree structure | org chart, organization chart, organisation chart, sitemap, tree, structure, organogram, tree diagram, information architecture | organization, topology, nodes, levels, network
hierarchy-2: org chart, tree structure, organization | structure, reporting line, mind map | diagram
history: version history | past, clock, time machine, undo, recently viewed, revisions, log, recent | restore, backup, time, previous, rewind, timeline, yesterday, previously
history-toggle: history, toggle history, recent | time, log
hold: long press, press and hold | tap and hold, pause, grasp | touch, gesture, hand, cursor
home: house, homepage, home page | main page, residence, dwelling, start, start page, front page, main, indoor, indoors | building, family, shelter, real estate, property, address, roof, dashboard, homescreen
home-2: home, house, homepage, main page | start page, dashboard, residence, landing page | building
home-heart: sweet home, house heart | stay home, nursing home, shelter | family, love
home-office: work from home, remote work, wfh | home working, study | job, house
hourglass-high: waiting, loading, sandglass, hourglass start | sand timer, time left, egg timer | time
hourglass-low: time running out, almost done | waiting, sand timer, deadline | time
hours-24: 24 hours, 24/7, 24h, open 24 hours, around the clock | always open, all day, non stop | service
house-heart: charity home, sweet home, home heart | stay home, nursing home, shelter, homely, foster home | family, love
house-plug: electric home, home energy | smart home, home electricity, green home, power supply | energy
house-plus: add home, new house, home plus | hospital, home care, new property | real estate
house-wifi: smart home, home network, home wifi | home automation, internet at home, iot | wireless
http: | web request, http request, url, https, rest api, request method, get, post | web, internet, server, api, website
icons: pictograms | symbols, glyphs, shapes, icon set | design, library, emoji, assets
id-badge: name badge, name tag, employee badge, id card, identification badge | staff pass, lanyard, access card | identity, office
imagine: imagination | ai image generation, visualise, creativity | ai, image, idea, magic
important: priority | urgent, important label, essential, critical | label, email, star, book, flag
inactive: not active | disabled, dashed, off, idle | panel, layout, sidebar, hidden
inbox-check: inbox zero, all read, inbox done | processed, archived | email
increase: | increment, raise, indent, larger, bigger, grow, more, increase indent | text, size, plus, up
indefinite: | indefinite list, unordered, list | text, format
indent: indentation, tab | increase indent, text indent, indent more, outdent, tab right | text, paragraph, format, list, code
indent-decrease: outdent, unindent, decrease indent, indent left | unnest, list outdent | editor
indent-increase: indent, tab, increase indent, indent right | nest, list indent | editor
indeterminate: | partially checked, mixed state, partial selection, minus checkbox, tri state | checkbox, minus, form, select
infinity-circle: unlimited, endless | forever | maths
info: information | about, details, help, info circle, i, more info, notice, tooltip | hint, faq, question, description, read more, explain, explanation
info-circle: info, information, i, about | details, more info, tooltip, learn more, hint, notice | help, status, explain, explanation, example, facts, introduce
information: info | about, details, help, info circle, notice, more info | hint, faq, question, support
information-circle: info, i, about, info circle | details, more info, tooltip, learn more, hint | help, status
initial: drop cap, initial letter | first letter, large capital | text, typography, paragraph
ink-bottle: ink, inkwell | quill, writing ink, calligraphy | pen
inner: inside | inner shadow, inside border, internal | border, shadow, table, circle
input: text field, input field, text box, textbox | form field, enter, insert | form, import, file, type, keyboard
input-cursor-move: text input, input field, text field | form field, rename, textbox | form
input-field: text field, text input, textbox | form field | form
insert: | add, insert row, add row, add column, insert column | table, spreadsheet, plus, new
insert-column-left: add column left, insert column before | add column, new column | table
insert-column-right: add column right, insert column after | add column, new column | table
insert-row-bottom: insert row below, add row below | add row, new row | table
insert-row-top: insert row above, add row above | add row, new row | table
inset: | prohibit, forbidden, ban, inner | circle, slash, sign
inside: inner, within | interior, in, internal | map pin, location, marker
inspect: inspect element | inspect code, dev tools, element picker, examine | cursor, developer, browser, debug
inspection: inspection panel | access panel, vent cover, check | panel, screws, metal plate
install: setup | download, installation, install app | software, app, download arrow
installing: updating, installing updates | installation, software update | update, progress, download
interaction: | touch, tap, gesture, click, interact, hand pointer | finger, hand, screen, ux
inverse: invert | inverted, invert selection, reverse, opposite | selection, negative, design
invoke: | pin invoke, call, trigger | pin, function
iris: iris scan, retina scan | iris recognition, eye scan | eye, biometrics, security
issue: problem | error, bug, defect, fault, trouble | warning, laptop, tv, repair
issues: problems | bugs, tickets, open issue, tasks, issue tracker | github, gitlab, errors, report
italic: slanted text | oblique, cursive, emphasis, slanted | text, font, format, typography, editor
item: | element, object, entry | align, list, layout, distribute
items: | group items, ungroup items, objects, elements | group, layers, selection
iteration: loop, cycle | repeat, iterate, sprint, recurrence, circular arrow | agile, scrum, arrow, refresh
jira: | issue tracker, atlassian, project management | agile, tickets, scrum
join: merge, combine | connect, unite, line join, arrows merging, round join | arrows, stroke, corner, together
justified: justified text | full justify, align justify, block text | text, align, paragraph
justify: justified text, justified | align justify, full justify, block text, align both sides, distribute | text, paragraph, layout, format, menu
kanban: kanban board, task board | scrum board, project board, agile board, trello board, board | project management, tasks, columns, workflow, agile
kanban-view: kanban board, task board, board view | trello, agile board | project management, scrum
kerning: letter spacing | character spacing, tracking, letter space | typography, text, font
key-off: | revoke, revoke access
key-round: password, access key, credential | api key, secret, passkey, login, private key | security, unlock
key-square: access key, key | password, hotel key, credential, passkey | security, car
keyboard-hide: hide keyboard, close keyboard, dismiss keyboard | keyboard down | phone
label: tag | sticker, price tag, name tag, important, category | price, text, jar, organize, badge
language: | translation, multilingual, locale, localization, i18n, change language, globe, translate, idiom, linguistics, vernacular, dialect, communicate, speech, semantic, bilingual, interpreting | speak, international, text, alphabet, foreign, chat, localize, localise
language-circle: language, translate, change language | multilingual, locale
large: big | text size, bigger, bold, increase text size | font, size, play, pause
lasso: lasso tool, lasso select | free select, freehand selection, selection tool, polygon lasso | select, design, rope, cowboy
layer: | stack, bring forward, send backward, level, sheet | design, arrange, photoshop, map
layers: stack | stacked, levels, overlay, stacked sheets, tiers | design, photoshop, map, full stack, arrange
layout: | template, page layout, panel, sidebar, grid, wireframe, columns, structure, arrangement | design, dashboard, website, frame, view, interface
layout-bottombar: footer, bottom bar, panel bottom | tab bar, dock | layout
layout-collage: collage, masonry | photo grid, bento | layout
layout-dashboard: dashboard, control panel, admin panel, overview | home screen, bento, widgets, main page, portal | admin, tiles
layout-grid: grid view, tiles, four squares, card view | gallery view, apps, thumbnails, grid | layout, view
layout-kanban: kanban board, kanban, board view | trello, task board, agile board, columns | project management, scrum
layout-list: list view, list layout | media list, thumbnails list, rows, catalog | layout, view
layout-masonry: masonry, masonry grid, pinterest layout | waterfall layout, gallery, bento | layout
layout-navbar: header, top bar, navbar, panel top | toolbar, app bar | layout
layout-sidebar: sidebar, panel left, side panel, toggle sidebar | navigation panel, drawer, side menu | layout, window
layout-sidebar-left-collapse: close sidebar, collapse sidebar, hide sidebar | fold menu | layout
layout-sidebar-left-expand: open sidebar, expand sidebar, show sidebar | unfold menu | layout
layout-sidebar-right: right sidebar, panel right, inspector | details panel, properties | layout
layout-template: template, page template, web layout, wireframe | page layout, landing page, theme | web design
leak: data leak, database leak | data breach, breach, spill | database, security, drip, hack
leaving: exiting | departing, exit, geofence exit | geofence, location, arrow
letter-case-lower: lower case, small letters | minuscule, uncapitalized | editor
letter-case-upper: uppercase, capital letters, all caps | capitals, caps | editor
letter-spacing: tracking, kerning, character spacing | typography | editor
library-big: books, bookshelf, library | bookcase, collection, shelf | reading
life-buoy: support, help, sos, lifebuoy, lifebelt, life ring, life preserver, life saver | rescue, customer support, help center, float, emergency, safety ring, drown, drowning, overboard | sea, ship, swimming, beach, lifeguard
ligature: joined letters | typographic ligature, combined letters | typography, font, text
lightning-a: auto flash, flash auto | automatic flash | photo
lightning-slash: flash off, no flash, no power, zap off | power outage | electricity
limitation: limit, restriction | speed limit, gauge, constraint, quota, maximum | speedometer, rule, boundary
line-chart: chart line, line graph, graph | trend, analytics, statistics, growth | data, finance
line-height: line spacing, leading | paragraph spacing, text spacing | editor
lines: | waveform, text lines, strokes, stripes, hamburger | audio, sound, menu, text, align
link: hyperlink, url | chain, web address, anchor link, connect, attach, permalink, weblink, href, bond, interconnection, shortlink | share, copy link, website, connection, related
link-2: link, hyperlink, url, chain | connect, web address, permalink | web
link-2-off: unlink, broken link, remove link, link break | disconnect, dead link | web
link-break: unlink, broken link, remove link, link off | disconnect, dead link | web
link-off: unlink, broken link, remove link | disconnect, dead link | web
link-unlink: unlink, broken link, remove link | disconnect, dead link | web
linked: | linked layers, connected, chained | layers, chain
links: hyperlinks | urls, bookmarks, chain | website, connection, share
list: list view | bullet list, menu, to do list, todo list, checklist, items, bulleted list, contents, tasks | text, order, enumerate, index, view, lines
list-bullets: bulleted list, bullet list, unordered list, bullet points, ul | list, points, items | editor, text
list-check: checklist, to do list, task list, list checks | todo, tasks, productive, productivity | prepare, preparation, responsibility
list-checks: checklist, to do list, task list, done tasks, list check | todo, requirements, all done, tasks completed | productivity
list-collapse: accordion, collapsible list | expand list, toggle list, faq | layout
list-dashes: dashed list, bullet list | unordered list | editor
list-details: detail view, detailed list | list view, summary, items with details | layout
list-end: add to end, play last, add to queue | append, queue last | playlist
list-filter: filter list, filter lines, filter, sort by | refine, narrow down, faceted search, sort | search, list, table
list-music: play list, song list, tracklist, music queue | queue, album tracks, songs | music
list-numbers: numbered list, ordered list, list ordered | ranking, steps, enumeration | editor, text
list-ordered: numbered list, ordered list, list numbers, ol, number list | ranking, steps, enumeration, sequence, instruction, instructions, procedure | editor, text
list-plus: add to list, add to queue, new list item, playlist add | append, add row | playlist
list-restart: restart list, replay queue | reset list | playlist
list-search: search list, find in list | lookup, filter list | magnifier
list-start: play next, add to top | prepend, queue next | playlist
list-todo: to do list, todo, checklist, tasks, task list | todos, chores, agenda | productivity
list-tree: tree view, nested list, hierarchy, outline | file tree, structure, table of contents, outliner | diagram
list-unordered: bulleted list, bullet list, bullet points, ul | list, points | editor, text
list-video: video playlist, watch list, play queue | playlist, episodes, watch later | video
list-view: list layout, rows view | list, table view, view list | layout
list-x: clear list, remove from list, clear queue | delete list, remove items | playlist
load-balancer: load balancing, traffic distribution | server, scale | network
loader: loading, spinner | throbber, loading spinner, progress, wait, busy, activity indicator | processing, pending, refresh, load
loader-2: loading spinner, spinner, loading, loader circle, throbber | wait, progress, busy | animation
loader-circle: loading spinner, spinner, loading, loader 2, circle notch, throbber | wait, progress, busy, please wait, processing | animation, async
loader-pinwheel: beach ball, pinwheel, spinning wheel, loading spinner | spinner, loading, wait | animation, mac
loading: loader, spinner | throbber, progress, wait, please wait, busy, buffering | processing, pending, truck, cursor
location-off: no location, location disabled, map pin off | hide location, gps off | map
lock-key: locked, padlock, secure | private, password, keyhole lock | security, access
lock-keyhole: padlock, locked, secure, private | security, password, protected, confidential | access, safety
lock-keyhole-open: unlocked, open padlock, unlock | unsecured, accessible, public | security, access
lock-open: unlock, unlocked, open padlock, lock unlock | unsecured, accessible, public, unprotected | security, access
lock-password: password, passcode, pin lock | forgot password, login, change password, secret, pin code | security, authentication
lock-unlock: unlocked, lock open, open padlock | unsecured, accessible | security, access
log: | log in, log out, journal, call log, timber, sign in, wood log | login, history, wood, record, lumber
log-in: sign in, login, enter, log on | sign up, register, authenticate, access account, enter door, member login | account, session, door, user, authentication
log-out: sign out, logout, exit, leave, log off, sign off | quit, end session, disconnect, door exit, log out of account | account, session, door, arrow right, user, authentication
login: log in, sign in, signin | log on, logon, enter, authentication, auth, authenticate | user, password, account, access, door, sign up
login-box: log in, sign in, enter | log on, authenticate, register | account, door, session
login-circle: log in, sign in, enter | log on, authenticate, register | account, door, session
login-square: log in, sign in, enter | log on, authenticate, register | account, door, session
logout: log out, sign out, signout | log off, logoff, exit, quit, leave | user, account, door, session, power
logout-box: log out, sign out, exit, leave | log off, quit, end session | account, door, session
logout-circle: log out, sign out, exit, leave | log off, quit, end session | account, door, session
logout-square: log out, sign out, exit, leave | log off, quit, end session | account, door, session
look: | view, see, glance, gaze, watch | eye, appearance, style, direction
lost: missing | lost signal, lost connection, not found | disconnected, find my phone, search
ltr: left to right | text direction, writing direction | text, paragraph, align, arrow
magnifying: magnifying glass, search, magnifier | zoom, find, loupe, lookup, enlarge | look, inspect, explore, detective, lens
magnifying-glass: search, find, zoom, magnifier, loupe, look up, lens | explore, inspect, discover, query, seek, detective | research, browse, seo, enlarge
magnifying-glass-minus: zoom out, reduce | smaller, decrease size | search, view
magnifying-glass-plus: zoom in, enlarge, magnify | bigger, increase size, closer | search, view
mail-at-sign: email, email address | mail, contact | internet
mail-check: email sent, email verified, mail delivered, verify email | message sent, email confirmed, read receipt | letter
mail-fast: express mail, send email | quick delivery, newsletter | letter
mail-lock: encrypted email, private mail | secure email, confidential | privacy
mail-open: read mail, opened email, envelope open, open letter, mail opened | read message, mark as read, email read, newsletter, inbox | letter
mail-plus: new email, compose email, mail add, invite by mail | new message, invite | letter
mail-question-mark: email question, contact us, inquiry | enquiry, forgot email, unknown sender | letter
mail-search: search email, find email | search inbox | letter
mail-send: send email, send mail | outbox, sent, email sent | letter
mail-unread: unread email, new email, new mail | unread, inbox | letter
mail-volume: newsletter, email marketing | mail announcement, campaign | marketing
mail-warning: email alert, spam warning, mail error | phishing, suspicious email | letter
mail-x: delete email, email failed, mail bounced | unsubscribe, undelivered, spam | letter
margin: box margin, outer spacing | spacing, css margin, whitespace | box model, layout, padding, css
mark: | symbol, sign, tick, punctuation, note | question, exclamation, highlight, grade, trade mark
marked: bookmarked | saved, flagged, favourite, favorite | bookmark, read later, important, highlight
markup: markup language | annotate, mark up, annotation | pen, edit, html, draw
marquee: rectangular selection, marquee selection | selection box, dashed rectangle, select area, lasso | select, crop, border, marching ants
masonry: masonry layout | pinterest layout, staggered grid, mosaic | grid, layout, gallery, tiles
material: texture | fabric, layers, material design, surface | 3d, design, layer
maximize-screen: full screen, expand | enlarge | window
megaphone-off: no announcements, muted announcements | stop marketing | marketing
megaphone-simple: announcement, announce, loudspeaker, bullhorn | marketing, advertising, promotion
menu: hamburger, hamburger menu, burger menu | navigation, nav, three lines, bars, list, more, drawer, options | sidebar, mobile menu, toggle menu, dropdown, restaurant, food list, lines
menu-2: hamburger menu, three lines, menu, burger menu | hamburger, nav, navigation menu, drawer, sidebar | list, bars, mobile menu
menu-3: hamburger menu, three lines, menu | hamburger, nav, drawer, navigation menu, align right | list, bars
menu-4: hamburger menu, menu, lines | hamburger, nav, drawer, navigation menu | list, bars
menu-deep: nested menu, hamburger menu | three lines, submenu, hamburger, menu | list, bars, nav
menu-fold: collapse menu, collapse sidebar, close menu | hide menu, hamburger menu, outdent, sidebar fold | sidebar, drawer, nav
menu-order: reorder, drag handle, sort handle | rearrange, move up down, sortable | list, menu
menu-search: search list | search menu, find in list, lookup | list, magnifier, filter
menu-unfold: expand menu, expand sidebar, open menu | show menu, hamburger menu, indent, sidebar unfold | sidebar, drawer, nav
mesh: wireframe, mesh grid | net, gradient mesh, polygon mesh, lattice | 3d, model, grid, topology
message-2: chat, comment, speech bubble, chat bubble | conversation, talk, sms | social
message-chatbot: chat bot, ai assistant, bot | virtual assistant, ai chat | robot
message-circle: chat, comment, speech bubble, chat bubble, talk, bubble chat | conversation, message, dm, discuss, live chat, whatsapp, speech, reply | sms, social
message-circle-heart: love message, like comment | dating chat, positive feedback | chat
message-circle-more: typing, is typing, typing indicator, chat dots, message dots | chatting, comment, writing a message | chat
message-circle-plus: new message, new chat, add comment | start conversation, compose | chat
message-circle-question-mark: ask question, help chat, faq, support chat | customer support, inquiry, q and a | chat
message-dots: typing, is typing, typing indicator, chat dots | chatting, comment | chat
message-language: translate, translation, language | foreign language, interpreter, localization | chat
message-plus: | | suggest
message-report: report message, report comment, message warning | abuse, complaint | chat
message-square: chat, comment, speech bubble, chat bubble, message | conversation, talk, discuss, live chat, sms, feedback | social
message-square-code: code review, code comment, code snippet | share code | developer
message-square-diff: code review, pull request comment | suggested change | developer
message-square-dot: unread message, new message | unread, notification | chat
message-square-heart: love message, like comment, positive feedback | kind words, testimonial, love letter | chat
message-square-lock: private chat, private message, encrypted chat | end to end encryption, confidential | chat
message-square-more: typing, is typing, typing indicator, message dots | chatting, comment, feedback | chat
message-square-off: comments off, chat disabled, mute chat | no comments, no messages | chat
message-square-plus: new message, new chat, add comment, chat new | start conversation, compose | chat
message-square-quote: testimonial, quote, review | quotation, customer review, citation | chat
message-square-reply: reply to message, reply, respond | answer, response | chat
message-square-share: forward message, share message | share chat | chat
message-square-text: comment, text message, sms, chat text, review | feedback, testimonial, written message | chat
message-square-warning: report message, feedback problem, report comment | abuse, warning message, report | chat
message-user: direct message, contact user | private chat | chat
messages-square: conversation, chats, discussion, forum, dialogue, threads | group chat, debate, comments, talk, q and a | social
mic-off: mute, muted, microphone off, microphone slash, mute microphone, unmute | silence, mic muted, no audio, turn off mic | sound, call, meeting
mic-vocal: karaoke, singing, sing, handheld microphone, microphone stage | singer, vocals, concert, podcast, performance, stand up | music, stage
microphone-2: karaoke, singing, mic vocal | singer, vocals, podcast, voice recording | music
microphone-off: mute, muted, mic off, mute microphone | silence, mic muted | sound, call
microphone-slash: mute, muted, mic off, microphone off, mute microphone | silence, mic muted | sound, call
microphone-stage: karaoke, singing, sing, mic vocal | singer, vocals, concert, performance | music, stage
milestone: signpost, goal | project goal, waypoint, checkpoint, achievement, road sign | project, roadmap, progress, flag
mind-map: mindmap, brainstorm, brainstorming | concept map, idea map, nodes | thinking, diagram
minimize-screen: exit full screen, shrink, collapse | contract, leave full screen | window
minus-circle: circle minus, remove, remove circle | delete, subtract, decrease, do not enter, no entry, less | button, round, block
mirroring-screen: screen mirroring, cast screen, cast | screen share, airplay | tv, display
mobile-download: download app, get app, install app | app download | phone
mode: | setting, state, switch, theme | airplane mode, night mode, focus mode, blend, camera
monitor-arrow-up: share screen, present screen, screen share | cast | video call, meeting
monitor-up: share screen, present screen, screen share | upload, cast | video call, meeting
mono: monospace, monospaced font | fixed width font, code font | font, typography, code, text
more: ellipsis, three dots, more options | kebab, meatballs, dots, overflow menu, kebab menu, see more, show more, context menu, etc | options, actions, menu, additional, expand, settings
more-2: kebab menu, dots vertical, ellipsis vertical, three dots, more options, overflow menu, three dot menu | kebab, options, context menu, action menu | menu, settings
more-horizontal: three dots, ellipsis, more options, meatballs menu, horizontal dots, dots three, overflow menu, three dot menu | more, options, typing, loading dots, more actions, context menu | menu, dot dot dot, settings
more-vertical: kebab menu, more options, three dots, dots vertical, ellipsis vertical, overflow menu, three dot menu | kebab, options, context menu, action menu, more actions | menu, settings, android menu
mouse-left: left click, left mouse button, mouse left click | click, primary button | computer
mouse-pointer: cursor, mouse cursor, pointer, arrow cursor, select tool | select, click, arrow | computer
mouse-pointer-2: cursor, mouse cursor, pointer, arrow cursor, select tool | select, click, collaborator | computer
mouse-pointer-click: click, mouse click, cursor click, click here | tap, press, cta, clickable, pay per click | computer
mouse-right: right click, right mouse button, context click | context menu, secondary button | computer
mouse-scroll: scroll wheel, scroll down, mouse wheel | scroll, middle click | computer
native: react native | native app, mobile app framework | react, mobile, javascript
navbar: navigation bar, nav bar | header, top bar, app bar, menu bar | layout, navigation, menu, collapse, web page
navigation-off: no gps, gps off, navigation disabled | location off | map
neural-network: deep learning, machine learning, ai | nodes, network, artificial intelligence | technology
new: | add, create, plus, fresh, recent | latest, update, badge, release
newspaper-clipping: news, article, newspaper, press | headline, magazine, blog | media
no: | not, without, none, prohibited, disabled, off | cancel, forbidden, refuse, negative
no-copyright: copyright free, public domain | royalty free, creative commons zero | legal
node: | graph node, tree node, point, vertex, element | tree, structure, workflow, hierarchy, network, branch
node-tree: hierarchy, tree view, tree diagram | file tree, structure, nested, mind map | diagram
non: | non binary, nonbinary, enby | gender, identity, lgbtq
none: nothing | empty, no, off, null, zero, absent | signal, border, without, no volume
nord: nordvpn, nord vpn | vpn service | vpn, security, privacy
not: | no, negate, negation, unequal, prohibited | logic, exclude, math, off, denied
notches: resize handle, drag handle | grip, resizer | corner, resize, textarea, lines
notdef: missing glyph, tofu | missing character, unknown character, crossed box | font, unicode, typography
notification: bell | alert, reminder, notify, push notification, alarm, badge | message, ring, unread, subscribe, inbox, update, news
notification-off: bell off, mute notifications, do not disturb | silent, muted | sound
notification-snooze: snooze notifications, snooze, bell z | quiet hours, remind later | sleep
oauth: open authorization | single sign on, sso, social login, authorization | login, security, token, api
object: object scan, item | shape, element, thing, align objects | design, 3d, scan, square
octagon-alert: alert octagon, error, stop sign alert | danger, warning, critical, severe, attention | status, stop, exclamation
octagon-x: stop error, critical error | error, stop, blocked, fatal, denied, failure | stop sign, status, danger
off: disabled, slash, crossed out | inactive, disable, turn off, deactivate, no, not | hidden, unavailable, switch off, muted
offline: disconnected, no internet | no connection, no signal, not connected, unavailable | network, wifi, off, connection lost
offset: | shifted, displaced | check, position, shadow
on: | enabled, active, turned on, switch on, enable | toggle, power, start
online: | connected, internet, web, remote, virtual | available, network, e learning, course, webinar
open: | unlocked, unfolded, expand, launch | access, door, book, folder, read, external
open-arm: hug, welcome, open arms | embrace, celebrate | people
open-source: oss, free software | open code, community | github, license
opened: opened mail | read mail, open envelope, read message, mark as read | email, letter, envelope
openvpn: open vpn | vpn software, vpn client | vpn, security, privacy, lock
options: choices | settings, preferences, menu, configuration | more, select, http, choose, customise
ordered: numbered | ordered list, numbered list, 123 list, sequential | list, steps, ranking, numbers
organization-chart: org chart, organisation chart, hierarchy, organigram | organogram, company structure, reporting line | management, team
orientation: rotate screen | landscape, portrait, rotate, screen rotation | page layout, device, photo, direction
outer: outer border, outside border | frame, outline, perimeter | table, cells, border
outside: outside stroke, outer | exterior, stroke outside, external | border, align, design
over: step over | above, skip over, jump over, debug step | debugger, arrow, code
overflow: stack overflow | programming questions | developer, code, question, q and a
overline: line above, overlined text | overscore, overbar, text decoration | text, typography, format
p2p: peer to peer, peer-to-peer | direct transfer, file sharing, torrent, person to person | network, payment, share
padding: box padding, inner spacing | spacing, css padding, inset | box model, layout, margin, css
page-break: page separator, insert page break, new page | section break | document
panel: | sidebar, pane, side panel, drawer, section | layout, dashboard, dock, toolbar, window, solar
panel-bottom: bottom panel, footer, terminal panel, dock | bottom bar, console, bottom sheet | layout, window
panel-bottom-close: close bottom panel | hide terminal, collapse footer | layout
panel-bottom-open: open bottom panel, bottom sheet | show terminal | layout
panel-left: sidebar, left sidebar, side panel, toggle sidebar, layout sidebar | navigation panel, drawer, side menu, hide sidebar, show sidebar | layout, window
panel-left-close: close sidebar, collapse sidebar, hide sidebar | fold menu, hide navigation, sidebar close | layout, drawer
panel-left-open: open sidebar, expand sidebar, show sidebar | unfold menu, show navigation, sidebar open | layout, drawer
panel-right: right sidebar, inspector, side panel | details panel, properties panel, layout sidebar right | layout, window
panel-right-close: close right sidebar, hide details | collapse panel | layout, drawer
panel-right-open: open right sidebar, show details | expand panel | layout, drawer
panel-top: header, top bar, navbar, toolbar, app bar | browser window, web page, title bar | layout, window
panels: panes | layout, split view, sections, sidebars | dashboard, columns, wireframe, window
panels-top-left: page layout, web layout, website layout, layout | wireframe, dashboard layout, template | window
paper-plane: send, send message, paper airplane, submit, telegram | direct message, dm, post, paper aeroplane, send email, origami plane | message, chat, mail
paper-plane-right: send, send message, submit, send horizontal | direct message, post | message, chat
paper-plane-tilt: send, send message, submit, paper airplane | direct message, dm, telegram | message, chat
password: passcode, passphrase | pwd, credentials, secret, login, asterisks, pin code | security, lock, key, sign in, authentication, auth, private, forgot
password-fingerprint: fingerprint login, biometric login | touch id, passwordless | security
password-mobile-phone: phone verification, two factor, sms code | otp, authenticator app, 2fa | security, phone
password-user: user login, credentials, login form | account password, sign in, username and password | security
patch: http patch, patch request | partial update, fix, hotfix, update | api, http, rest, request
path: | route, bezier, trail, vector path, line, track | way, drawing, pen tool, svg, walk, curve
pathfinder: boolean operation | shape builder, combine shapes | union, subtract, intersect, exclude, vector, design
pen-box: edit, compose, write, square pen | new post, modify, change | pencil, notes
pen-line: edit, write, sign, signature | modify, rename, underline, draw | pen
pen-nib: vector pen, pen tool, fountain pen, nib | calligraphy, writer, ink, draw path | design, writing, tattoo
pen-square: edit, compose, write, square pen, edit box | new post, modify, change, draft | pencil, notes
pen-tool: vector pen, bezier pen, pen nib, path tool | draw path, fountain pen, vector, illustrator, graphic design | design, anchor point
pencil-edit: edit, write, modify | rename, change, compose, draw | pencil
pencil-line: edit, write, underline, draw | rename, highlight, modify | pencil
pencil-off: read only, no editing, uneditable, edit off | not editable, locked, view only | pencil
pencil-ruler: design tools, drawing tools, drafting | design, sketch, stationery, blueprint, geometry | school, architect
pencil-slash: read only, no editing, edit off | not editable, view only | pencil
pencil-sparkles: ai writing, ai edit, write with ai, ai writer | magic edit, generate text | ai
pending: waiting, awaiting | in progress, pass pending, on hold, pending approval | id card, status, pause
performance: speed | computer performance, system monitor, benchmark, diagnostics | laptop, activity, pulse, speedometer
perspective: | 3d view, distort, perspective transform | vanishing point, transform, grid, depth, point of view, isometric
phone-call: call, calling, phone ringing, ring, hotline | call us, telephone, dial, contact, voice call, ringing phone | support
phone-disconnect: end call, hang up, decline call | reject call, leave call | call
phone-end: end call, hang up, decline call | reject call, disconnect | call
phone-find: find my phone, lost phone | locate phone, search phone | map
phone-forwarded: call forwarding, forward call, phone transfer, transfer call | divert call, redirect call | call
phone-incoming: incoming call, received call, inbound call, receive call | answer call, pick up, call received | call
phone-lock: locked phone, secure phone | screen lock, mobile security | security
phone-missed: missed call, unanswered call, call missed | voicemail, no answer | call
phone-off: end call, hang up, decline call, phone disconnect, call end | reject call, disconnect, no calls, leave call | call
phone-outgoing: outgoing call, outbound call, dialled call | make call, dialed, call back | call
phone-pause: call on hold, hold call | pause call | call
phone-plus: add call, add phone number, add contact | conference call, new call | call
phone-slash: end call, hang up, decline call, phone off | reject call, no calls | call
phone-transfer: transfer call, call forwarding, forward call | divert call | call
phone-x: end call, hang up, decline call, reject call | missed call, call failed | call
picker: colour picker, color picker | eyedropper, dropper, pipette | colour, color, select, choose, design
picture-in-picture: pip, floating video, mini player, popup player, secondary window, floating window | multitask, small window, popout video, overlay window, small screen | video, tv, player
picture-in-picture-2: pip, floating video, mini player | small window, overlay window | video, tv
picture-in-picture-exit: exit pip, close mini player | return to full window | video
pie-chart: chart pie, pie graph, circle chart | statistics, analytics, market share, percentage, segments | report, data
pilcrow-left: right to left, rtl, text direction rtl | paragraph direction | editor
pilcrow-right: left to right, ltr, text direction ltr | paragraph direction | editor
pin-code: passcode, pin number, security code | password, otp, atm pin | lock, bank
pinned: | fixed, stuck, sticky, pushpin, saved | location, keep on top, favourite, map
pivot: pivot table | transpose, rotate table, swap rows and columns | table, spreadsheet, excel, data
placeholder: | dummy, blank, empty, empty state, skeleton | image, template, input, default, box
play-list: playlist, song list, tracklist, music queue | queue, songs | music
play-list-add: add to playlist, add to queue, list plus | save song | music
playlist-add: add to playlist, add to queue, list plus | save song | music
plus-circle: add, circle plus, add circle, add button, new | create, insert, more, increase, fab | button, round
plus-square: square plus, add box, boxed plus | add, new, create, expand | box, more
pocket-knife: swiss army knife, penknife, multi tool | survival, utility | tools
pointer: cursor, mouse pointer | arrow cursor, mouse cursor, hand cursor, click, interactive | mouse, select, arrow, clickable, hand
points: control points | handles, bezier handles | curve, ease, animation, score
poll: voting | survey, opinion poll, vote, questionnaire | chat, chart, results
pop: | remove, take out | stack, queue, data structure, pop out
post: http post, post request | send data, submit, publish | api, http, rest, request
power: power button, on off | shut down, shutdown, turn off, switch off, standby, switch on, power off, hibernate | electricity, energy, restart, log out, socket, start
power-off: shut down, turn off, switch off | power button, standby, off | computer
preference: settings | options, sliders, configuration, controls | filter, adjust, setup
preference-horizontal: settings, filters, sliders horizontal, preferences | options, tune, controls | levels
preference-vertical: settings, sliders vertical, preferences, equalizer | options, tune, controls | levels
present: co present, present together | share presentation, presentation, screen share | meeting, people, slides
presentation-chart: business presentation, slideshow chart, keynote | presentation, report, flip chart, pitch deck | meeting
preview: | view, look, see, peek, quick look | eye, message, chat, watch, draft
printer-3d: 3d printer, 3d printing, printer three d | additive manufacturing, filament | maker
printer-check: printed, print success, printer ready | print done | office
private: | locked, secret, incognito, confidential, restricted | lock, hidden, repository, privacy, security
progress: | loading, progress circle, status, completion, in progress, progress bar | percentage, task, steps, wait, spinner
prohibit: forbidden, ban | no entry, block, not allowed, banned, blocked, deny | stop, disabled, cancel, access denied, unavailable
prohibited: forbidden, ban, not allowed | no entry, blocked, banned, deny, never | stop, cancel, access denied, illegal, disabled
prohibited-2: not allowed, forbidden, ban, blocked | no, disabled, no entry | sign
projecting: projecting cap, square cap | line cap, stroke cap, line end | stroke, line, path
projector-screen: presentation, whiteboard, slideshow | slides, flip chart, lecture | meeting, cinema
prompt: command prompt, terminal | command line, cli, shell, console, caret | code, developer, bash
properties: table properties | attributes, details, settings, key value | table, columns, database
proportions: aspect ratio | dimensions, ratio, size, scale, resize | screen, format, layout
protection: | shield, security, safety, secure, guard | antivirus, privacy, firewall, safe, insurance, lock
protocol: http protocol, url scheme | http, https, standard, web address | network, url, slashes
push: | push pin, thumbtack, drawing pin, pin | git, stack, notification, fix, press
put: | http put, put back, restore, update | request, api, rest, method
qr-code: qr, 2d barcode, quick response code, matrix code | scan, barcode, scan me, scan to pay, ticket code | camera, phone, link, payment
qr-scan: qr scanner, qr reader, scan code, scan qr code | qr code, scan to pay | camera, phone
que: http query, query method | query request, http method | api, http, rest
question: question mark, help | faq, query, ask, support, q and a, unknown, what, why | info, information, quiz, confused, answer, assistance
question-answer: q and a, qa, q&a, faq | questions, discussion, forum, chat, conversation | help, support, interview
question-mark: help, ask, question | faq, unknown, what, why, query, support, help button | punctuation, quiz, mystery, info, curious, curiosity, guess, doubt
queue: | waiting line, line, up next, playlist, waiting list | music, list, stack, wait, people, order
quill-pen: feather, quill, feather pen | author, poem, calligraphy, history, write, literature | ink, writing
radio-button: option button, selected option, single choice | circle dot, choice | form
range: | date range, span, interval, extent, period | calendar, distance, area, slider
ratio: aspect ratio | proportion, dimensions | crop, screen, image, video, size, scale
re: regarding, reply | re:, subject line, in reply to | email, mail, message
receive: | get, incoming, accept, collect, inbox | download, payment, money, message, mail, income
received: | incoming, accepted, arrived, got, delivered | arrow, call, follower, inbox
recognition: | detection, scan, ocr, identify, speech recognition, face recognition | ai, voice, text, biometric
record-mail: voice mail, voice message | answering machine, tape recorder | phone
recovery: | restore, recover, account recovery, reset password, retrieve | backup, data, rescue, undo, account
rectangle-ellipsis: form field, password field | input field, text field, pin code, otp, masked input, typing, password | form, login, security, dots
redo: | repeat, forward, do again, reapply | arrow, edit, history, ctrl y, editor, again
reduce: | decrease, minus, lessen, remove, shrink, minimise | less, compress, smaller, discount
reference: citation | source, reference image, referral, quote, bibliography | image, folder, document
refresh: reload, sync | update, renew, restart, rotate, circular arrows, try again, retry, cyclic | arrow, cycle, repeat, loop, synchronise, reset, page
relation-many-to-many: many to many, database relation | er diagram | database
relation-one-to-many: one to many, database relation | foreign key, er diagram | database
releases: new release | what's new, changelog, version, launch, new | badge, check, verified
reload: refresh | restart, retry, update, try again, circular arrow | browser, page, rotate, cycle, sync
reminder: | remind me, to do list, alert, notification, task | calendar, list, bell
remove: delete | take away, minus, erase, clear, discard, x | trash, cancel, uninstall, eliminate, subtract
remove-formatting: clear formatting, clear format, plain text, format clear | remove style, unformat | editor
reopen: open again, reopen issue | restart issue, open issue | github, issue, bug
reorder: rearrange, change order | sort, drag and drop, reposition, move item | list, order, arrow
replace: swap, substitute | exchange, find and replace, switch, change | search, edit, text, update
replace-all: find and replace, replace | substitute all, change all | editor, search
request: | pull request, ask, demand, inquiry | git, merge, api, http, apply
reserved: | booked, booking, reservation, taken | table, seat, restaurant
reset: | restore defaults, start over, revert, undo, clear, reload | arrow, filter, timer, refresh, zoom
reset-password: forgot password, change password, password recovery | new password, rotate password, recover account | login, lock, security
restart: reboot | start over, reload, refresh, replay, play again, try again | arrow, power, reset, cycle
restore: recover, unarchive | undelete, put back, revert, roll back, bring back | backup, archive, database, history, trash, undo
restore-bin: restore, undelete, recover | recover from trash, put back, undo delete | bin
rights: copyright | free rights, royalties, license, licence, royalty free | legal, creative commons, dollar
rosette: | badge, award badge, verified badge, seal | award, discount, prize, winner, certificate, verified
rosette-discount-check: verified, verified badge, badge check, blue check | certified, official, trusted | status
rotate-lock: rotation lock, lock orientation, portrait lock | screen rotation locked | phone
rounded-corner: border radius, corner radius | round corner | design
route-off: no route, route not found | detour, path closed | map
rows: table rows | lines, list view, stack, horizontal split | table, layout, grid, spreadsheet, list
rows-2: two rows, split horizontal, 2 rows | stacked, layout rows | layout
rows-3: three rows, list layout, rows, 3 rows | layout rows | layout
rtl: right to left | text direction, writing direction, arabic text | text, paragraph, align
sample: | pick colour, colour sample, color sample | eyedropper, dropper, colour, color
sandbox: sandpit | test environment, playground, testing, isolated environment | sand, kids, developer, bucket
sans: sans serif | sans-serif font, grotesque, font without serifs | font, typography, text
save: floppy, floppy disk, floppy disc, diskette | disk, store, save file, keep, save changes | download, document, bookmark, backup, storage, retro, write, preserve
scaling: resize | enlarge, grow, scale up, size | corner, arrow, square
scan: scanner | viewfinder, scanning, qr scan, scan code, focus frame | barcode, qr code, camera, face recognition, document, corners, ocr, search
scan-barcode: barcode scanner, barcode reader, scan code | scan product, price check, checkout | store, camera
scan-eye: iris scan, retina scan, eye scan | biometric, vision recognition, eye tracking | security, identity
scan-face: face id, facial recognition, face recognition, face scan, face unlock | biometric login, face detection, identify, ar filter | security, camera
scan-line: scan, scanner | barcode scan, qr scan, document scan, viewfinder | camera, code
scan-qr-code: qr scanner, qr reader, scan code, scan qr | qr code, scan to pay, check in | camera, phone
scan-search: image search, visual search, reverse image search | search by photo, inspect, lens, zoom area | camera, magnifier
scan-smiley: face id, facial recognition, face scan | face unlock, face detection, biometric | security, camera
scan-text: ocr, text recognition, scan document | optical character recognition, read text, copy text from image, live text | camera, document
schedule: | timetable, agenda, appointment, calendar, plan | time, clock, date, event, planner
scheduling: | appointment booking, planner, ai calendar, timetable | calendar, ai, time
screen-rotation: rotate screen, auto rotate, device rotate, rotate phone | orientation, landscape mode | phone
screen-share: share screen, present, screen sharing, cast screen, present screen | screencast, presentation, share my screen, remote desktop, mirror | video call, meeting, monitor
screen-share-off: stop sharing, stop screen share, stop presenting | end presentation | video call, meeting
scroll: | parchment, ancient document, mouse scroll, papyrus, scroll down, dungeons and dragons, manuscript, fable, torah, quest, decree | history, paper, document, mouse wheel, page, diploma
seal: | badge, stamp, verified badge, certified, rosette, approval | certificate, verified, quality, warranty, discount, official
seal-check: verified, verified badge, badge check, official, blue check | certified, authentic, trusted, approved | status, quality
search: magnifying glass, find, magnifier | look for, lookup, look up, seek, query, browse, discover, explore, inspect, locate | zoom, loupe, investigate, research, filter, lens, detective
search-alert: search error, search warning | no results, search problem | magnifier
search-check: found, results found | search success, verify, match found, audit | magnifier
search-code: code search, find in code | inspect code, debug, grep, code review | developer, magnifier
search-slash: search off, no search | search disabled, no results | magnifier
search-x: no results, search off, not found, clear search | nothing found, search failed, cancel search, no match | magnifier, empty
searching: looking for | scanning, finding, seek, discovering | bluetooth, magnifying glass, pairing
secret: secret phrase | seed phrase, passphrase, hidden, confidential, private | password, wallet, security
secret-phrases: seed phrase, recovery phrase, mnemonic | passphrase, wallet backup, secret words | crypto, security
section-sign: paragraph sign, §, law section | legal, statute, article | law
secure: protected | security, safe, encrypted, locked, private | lock, shield, padlock, protection, https, payment
secured: protected | secured network, locked, safe, encrypted | lock, network, security
secured-network: secure connection, https, vpn | ssl, secure internet | security
security: | secure, protection, safety, shield, guard, cctv, privacy, protect | lock, camera, firewall, surveillance, antivirus, padlock, defence, key
security-wifi: secure wifi, wifi protection | protected network | network
select: | selection, choose, pick, dropdown, select all, dashed square | cursor, click, lasso, highlight, text, tick
selected: | chosen, active, highlighted | layers, checked, squares
selection: | select, marquee, dashed square, select all, highlight | box, crop, cursor, area, text, invert
selector: dropdown, up down | select box, combobox, picker, chevron up down | form, sort, chevron, input
send: paper plane, paper airplane | submit, send message, deliver, dispatch, post, share | message, email, mail, chat, arrow, transmit, publish, transfer
send-2: send message, submit, paper plane | post, send | chat
send-horizontal: send message, submit, paper plane, paper plane right | post, reply, send | chat
send-plane: send, send message, paper plane, submit, paper airplane | direct message, telegram | chat
sensitive: case sensitive, match case | upper and lower case, case sensitivity | search, text, letters
sent: | dispatched, delivered, shipped, outbox | delivery, package, mail, message
separator: divider | splitter, dividing line, horizontal rule, hr | line, layout, space, break
separator-horizontal: divider, horizontal rule, horizontal line, hr | split, page break | layout
separator-vertical: divider, vertical rule, vertical line | split | layout
serif: serif font | roman font, times, font with serifs | font, typography, text
service-bell: reception bell, call bell, concierge bell, hotel bell | reception, room service | hotel
servicemark: service mark, sm | trademark, brand mark | legal, brand, copyright
setting: gear, cog, configuration | preferences, configure, options, config, control | wheel, sliders, tools, adjust, manage
settings: gear, cog, preferences, configuration, options, cogwheel | config, prefs, setup, configure, customise, customize, system, properties, controls, advanced, advanced settings | sliders, tools, adjust, manage, admin
settings-2: preferences, toggles, sliders, options, controls | configuration, adjust, switches, filters, setup | config, admin
setup: set up, settings | configuration, configure, install, installation | gear, system, update
share: | send to, forward, export, social share, repost, distribute, share link, spread, communicate, content sharing | nodes, arrow, social media, publish, link, connect, network, upload, invite
share-2: share, share nodes, share network, social share | send, connect, branches, share link, network, communicate, disseminate | social, android, nodes, post
share-box: share, export, open in new window, external link | send out, launch, share sheet | ios, social
share-network: share, share nodes, share 2, social share | send, connect, network | social, android, nodes
shared: | shared folder, common, collaborative, public | folder, users, team, access
shield: | protection, security, protect, safety, guard, secure, defence, defense, privacy | antivirus, firewall, safe, armor, armour, insurance, coat of arms, knight, brave, courage, bravery
shield-alert: security warning, security alert, shield warning | threat, vulnerability, risk, at risk, warning | safety, virus
shield-ban: blocked, forbidden | firewall block, denied, ad blocker, banned | security
shield-check: protected, secure, verified, safe, security check, shield tick | security, protection, antivirus, guaranteed, trusted, warranty, insured, privacy protected, safe payment | safety, defense, guard
shield-half: security, defender | firewall, guard, antivirus, coat of arms | protection, safety
shield-keyhole: data protection, privacy, security | private, secure, encryption | safety, access
shield-lock: data protection, privacy, security | encryption, gdpr, private, secure login | safety, password
shield-off: unprotected, protection off, insecure | security disabled, vulnerable, no protection | safety, firewall
shield-plus: medical insurance, add protection, health insurance | antivirus, healthcare, immune, first aid | safety, health
shield-slash: shield off, unprotected, protection off | security disabled, vulnerable | safety
shield-star: sheriff, police badge | badge, authority, premium protection, hero | police, safety
shield-user: admin, account protection, privacy | user security, moderator, identity protection | safety, permissions
shield-warning: security warning, shield alert, security alert | threat, vulnerability, risk | safety, virus
shield-x: unprotected, insecure, not secure | blocked, threat, security failed, denied, fraud, scam, unsafe | safety, virus
short: brief, short text | viewport short, low, short answer, small height | height, text, input
shortcut: alias | keyboard shortcut, quick link, table shortcut, link | arrow, table, fast
show: reveal, display | show keyboard, unhide, make visible, open keyboard | keyboard, screen, visible
shut: | shut down, shutdown, power off, turn off, closed | power, off, computer
shut-down: power off, turn off, power button, switch off | power, standby, off | computer
side: sidebar, side bar | side panel, side menu, side pane, drawer | layout, panel, navigation
side-bar: sidebar, panel left, side panel | drawer, side menu, toggle sidebar | layout
sidebar: side panel, sidepanel | side menu, drawer, side navigation, panel, toggle sidebar | layout, navigation, menu, collapse, dock, column
sidebar-fold: collapse sidebar, close sidebar, hide sidebar | fold menu | layout
sidebar-simple: sidebar, panel left, side panel, toggle sidebar | drawer, side menu | layout
sidebar-unfold: expand sidebar, open sidebar, show sidebar | unfold menu | layout
sides: left and right border, side borders | both sides, vertical borders | border, table, cells
sign-in: log in, enter, log on | sign up, register, authenticate, access account | account, session, door, user, authentication
sign-out: log out, exit, leave, log off | quit, end session, log out of account, door exit | account, session, door, user, authentication
sitemap: site map | hierarchy, organisation chart, org chart, tree structure, organization chart, information architecture | structure, website, network, navigation, diagram
skew: slant, shear | distort, tilt, lean | transform, perspective, italic, axis
slash: disabled, off, crossed out, forward slash | no, not, none, prohibited, strike through, forbidden, divide | mute, diagonal, path
slash-commands: slash command, shortcut command | command palette, hotkey | keyboard
slashed: crossed out, prohibited | circle slash, forbidden, struck through, not allowed | circle, ban, line
slashes: double slash | forward slashes, diagonal lines, comment | code, url, path
sliders: adjustments, controls | filters, equaliser, equalizer, preferences, filter, tune, mixer, settings, customise | adjust, options, configuration, faders
sliders-horizontal: settings, filters, adjustments, adjustments horizontal, equalizer, faders horizontal, filter settings, controls | preferences, options, tune, advanced search, fine tune, configure, customize | mixer, audio, levels
sliders-vertical: settings, adjustments, equalizer, mixer, faders, eq, controls | filters, preferences, options, tune, volume levels | audio, sound, levels
smallcaps: small caps, small capitals | capital letters, uppercase | text, typography, font
smart-home: home automation, connected home | iot, house wifi, google home, alexa | house, device
sms-code: verification code, one time password, otp | two factor, 2fa, sms verification | phone, login
snooze: | remind me later, sleep, postpone, nap, zzz | alarm, clock, notification, bell, reminder, mute
soon: coming soon | upcoming, shortly, not yet available | clock, calendar, launch
sort: sort by | order, arrange, rearrange, ascending, descending, order by, sort order, prioritize, hierarchy order | list, arrow, filter, column, table, a to z, rank
sort-a-z: sort alphabetically, alphabetical order, sort by name | sort ascending, abc | letters, list
sort-alphabet-asc: sort a to z, alphabetical order, sort alphabetically | sort ascending, order by name | letters, list
sort-alphabet-desc: sort z to a, reverse alphabetical | sort descending | letters, list
sort-asc: sort ascending, ascending order, low to high | sort, order, sort up | list, table
sort-ascending: sort asc, sort up, ascending order, low to high, arrow up narrow wide | sort, order, a to z, smallest first, oldest first | list, table, filter
sort-ascending-letters: sort a to z, alphabetical order, sort alphabetically | sort by name, ascending | letters, list
sort-ascending-numbers: sort numerically, numeric order, low to high | ascending | numbers, list
sort-desc: sort descending, descending order, high to low | sort, order, sort down | list, table
sort-descending: sort desc, sort down, descending order, high to low, arrow down wide narrow | sort, order, z to a, largest first, newest first | list, table, filter
sort-number-asc: sort numerically, numeric order | sort ascending, low to high | numbers, list
sort-number-desc: sort numbers descending | sort descending, high to low | numbers, list
sort-z-a: reverse alphabetical | sort descending, sort by name | letters, list
sorting: ordering | arrange, order by | list, arrow, filter, ascending, descending, column
source-code: code, programming, html | developer, coding, markup | web development
space: | spacebar, space bar, whitespace, gap, blank | keyboard, layout, distribute, flexbox, margin, key
spaces: workspaces | rooms, groups, overlapping circles, venn diagram | circles, team, desktop
spacing: | letter spacing, kerning, gap, space between, tracking, line height | typography, text, layout, margin
spam: junk, junk mail | unwanted mail, report spam, unsolicited | email, warning, mail, block, phishing, alert
speech-to-text: dictation, transcribe, voice typing, transcription | voice recognition, subtitles, voice to text | microphone
speedtest: speed test | internet speed, ookla, bandwidth test | internet, speedometer, network
spell: spell check, spellcheck | proofread, spell checker, grammar check | text, editor, correct, abc, language
spell-check: spellcheck, spelling, proofread, grammar check | abc check, autocorrect, spell checker | editor
spellcheck: spell check, spelling | spell checker, proofread, grammar check | text, check, abc
spinner: loader, loading | loading indicator, throbber, busy, please wait, fidget spinner | progress, wait, processing, circle, toy
spinner-ball: loading spinner, spinner, loading | wait, progress, loader | animation
spinner-gap: loading spinner, spinner, loading | wait, progress, loader | animation
spline: bezier, bezier curve | curve, curved line, smooth line | vector, path, pen tool, chart, design
spotlight: stage light | spot light, floodlight, searchlight, lamp, highlight | light, stage, theatre
square-asterisk: password field, required field, masked password | password, required, wildcard | login, form
square-bookmark: saved, bookmark | reading list | reading
square-chart-gantt: gantt, gantt chart, project timeline | schedule, roadmap, project plan | project management
square-check: checkbox, checked box, check square, tick box, checked | selected, todo, done, completed, ticked, checklist item | form, task, option
square-check-big: checkbox, checked box, tick box | selected, todo, done, completed, checked | form, task, option
square-code: code block, source code, code snippet | html, developer | programming
square-kanban: kanban board, kanban, task board, board view | trello, agile board, project board, project template | project management, scrum
square-library: library, bookshelf | books, collection | reading
square-lock: locked, padlock, secure | private, password, encrypted | security
square-menu: menu square, hamburger button, menu button | hamburger menu, nav, three lines | box, list
square-minus: minus square, indeterminate, collapse, boxed minus | partially selected, remove, subtract, delete, indeterminate checkbox | tree view, less, box
square-pen: edit, compose, write, pen box, note pencil, pencil square, edit box | new post, modify, change, draft, update, new message, rename | pencil, notes
square-plus: plus square, add box, boxed plus, add square | add, new, create, expand, insert | tree view, more, box
square-round-corner: border radius, corner radius, rounded corner | round corner | design
square-slash: disabled, slash command | command, forbidden, unavailable | keyboard
square-split-horizontal: split screen, split view, two columns | side by side, split horizontal, vertical divider | layout
square-split-vertical: split view, two rows | split screen, horizontal divider | layout
square-star: featured, favorite | rating, special
square-terminal: console, command line, terminal, shell, command prompt, cli | bash, cmd, terminal box | developer
square-unlock: unlock, lock open, unlocked | open padlock | security
square-x: x square, close box, boxed x | close, cancel, dismiss, delete, error, unchecked, wrong | cross, window
squares-four: four squares, tiles, dashboard, apps, layout grid | categories, grid view, modules | layout
stack: layers | pile, heap, levels | data structure, layer, cards, copies, collection, database
stack-2: layers, stack | levels, layer, pile | design
star: favourite, favorite | rating, rate, bookmark, like, starred, add to favourites, experience, experienced | review, best, award, feedback, fave, night, score, quality, premium, important
star-half: half star, half rating, half star rating | star rating, review, average rating | rating
star-off: unfavorite, unstar, remove favorite, not favorite | no rating, star slash | rating
star-plus: add to favorites, add favourite, add star | add review, rate | rating
starred: favorite, favourite | star tag, bookmarked, featured, marked with a star | tag, label
start: | begin, launch, play, beginning, go, first | align, power, arrow, left, run
status: | state, condition, presence, online status | user, availability, progress, change
step: | debug step, frame by frame, step over, next frame | debugger, media control, forward, back, skip
step-into: debug step into, step in | debugger, enter function | debugging, code, breakpoint
step-out: debug step out | debugger, leave function | debugging, code, breakpoint
step-over: debug step over | debugger, next line, skip | debugging, code, breakpoint
steps: stairs | staircase, stages, levels, wizard, progress | walk, process, up, climb, onboarding
stop: | stop button, halt, end, terminate, stop sign, finish, cease | square, media control, player, bus, cancel, kill, abort
stop-watch: stopwatch, timer, chronometer | countdown, lap time, speed | sport, time
structure: | hierarchy, tree structure, organisation, org chart, diagram | tree, nodes, architecture, framework, pyramid
subnode: child node, sub node | tree node, branch, subitem | mind map, tree, diagram
subtract: minus front | minus, exclude, boolean subtract, take away, cut out, remove | math, shape, pathfinder, layers, difference
success: successful, payment successful | completed, approved, done, accepted | check, tick, payment
surfshark: surf shark | vpn service | vpn, security, privacy
swipe-down: swipe, pull down | pull to refresh, slide down | gesture
swipe-left: swipe, swipe gesture | slide left, dismiss, drag left | gesture
swipe-right: swipe, swipe gesture | slide right, unlock, drag right | gesture
swipe-up: swipe, scroll up gesture | slide up, drag up | gesture
switch: | toggle, toggle switch, swap, change, network switch, switch camera, exchange | on off, button, electricity, circuit, light
sync: synchronise, synchronize, refresh | reload, update, circular arrows | cloud, backup, repeat, data, arrows, calendar
tab: browser tab, close tab | page tab | browser, window, close
table-cells-merge: merge cells, combine cells | span cells | spreadsheet
table-cells-split: split cells, unmerge cells | divide cells | spreadsheet
table-of-contents: toc, contents, outline, contents page | chapters, index, list of contents, sections | book, document
table-properties: table settings, spreadsheet, data table | rows and columns | editor
tabs: | browser tabs, tabbed, tabbed interface | browser, window, pages, navigation, notebook
tag: label, price tag | category, keyword, luggage tag, hashtag, tagging, house for sale, for sale | price, discount, sale, shopping, marker, topic, badge, metadata, cheap, bargain, affordable
tags: labels | categories, keywords, price tags, hashtags | category, topics, metadata, sale
tall: tall viewport, high | height, full height, stretch vertically | arrows, viewport, vertical
target: bullseye | goal, aim, objective, crosshair, focus, mission, accuracy, precision, calibrate | archery, darts, marketing, hit, success, purpose, precise, accurate, attempt
task: to do, todo | checklist, to do list, assignment, job, chore | list, done, project, check, clipboard, work, reminder
temporary: temporary chat | disappearing messages, incognito chat, provisional, temp | chat, message, dashed
terminal-window: console, command line, terminal, shell, command prompt, cli | bash, cmd, terminal box | developer
tex: latex | tex typesetting, math typesetting, typesetting | text, maths, document
text-align-center: align center, center text, centre text | centered, align text center | editor
text-align-end: align right, right align, text align right | paragraph | editor
text-align-justify: justify, justified text, align justify | full justify, paragraph | editor
text-align-left: align left, left align, align text left, text align start | paragraph, left aligned | editor
text-align-right: align right, right align, text align end | right aligned | editor
text-align-start: align left, left align, text align left | paragraph | editor
text-color: font color, text colour, letter color | foreground color | editor
text-cursor: i beam, cursor text, insertion point | type, text tool, text input | editor
text-cursor-input: text input, input field, text field, form field, rename | type, form input, textbox | form
text-direction-ltr: left to right, ltr | text direction | editor
text-direction-rtl: right to left, rtl | arabic text, hebrew text | editor
text-indent: indent, increase indent | tab, first line indent | editor
text-initial: drop cap, initial letter | first letter, typography | editor
text-outdent: outdent, unindent, decrease indent | indent decrease | editor
text-quote: blockquote, quotation, quote | citation, indented text | editor
text-recognition: ocr, scan text | optical character recognition, read text | camera, document
text-scan-2: ocr, text recognition, scan text | scan document, read text | camera, document
text-search: find in text, search text, ctrl f | find in page, search document, full text search | magnifier, document
text-select: select text, select all, text selection | highlight text, marquee | editor
text-size: font size, letter size | typography, text height, sentence | editor
text-spellcheck: spell check, spelling, proofread | grammar check | editor
text-to-speech: tts, read aloud, read out loud | screen reader, voice output | audio
text-wrap: word wrap, wrap text, line break | line wrap | editor
textbox: text box, text field, input field | input, form field, text input, text area | form, cursor, type, editor, field
thought-bubble: thinking, think, thought | dream, idea, imagination | comic
thumb-down: dislike, disapprove, thumbs down, downvote, bad, disagree | no, negative, reject, poor, unlike | feedback, vote, rating, reaction, social
thumb-up: like, approve, thumbs up, upvote, good, agree, recommend, recommended | yes, positive, great, ok, well done, kudos, compliment | feedback, vote, rating, reaction, social, encourage, encouragement, recommendation
thumbnails: thumbs, previews | gallery thumbnails, film strip, image strip, slide previews | gallery, images, layout
thumbs-down: dislike, disapprove, thumb down, downvote, bad, disagree | no, negative, reject, poor, unlike, boo | feedback, vote, rating, reaction, social, defeat, terrible, awful, useless
thumbs-up: like, approve, thumb up, upvote, good, agree, well done, recommend, recommended | yes, positive, great, ok, favorite, accept, kudos, compliment, easy, helpful | feedback, vote, rating, reaction, facebook, social, encourage, encouragement, recommendation
thumbs-up-down: feedback, like or dislike, vote | rating, poll, review, opinion | reaction, survey
tick: check, check mark, checkmark | done, ok, yes, correct, confirm, complete, accept, tick mark | success, approve, verified, right, agree
tick-double: read receipt, message read, check check, double check, seen | mark all as read, blue ticks | chat, whatsapp
time: clock | hour, duration, timer, hours, schedule, watch | history, minute, deadline, wait, stopwatch, alarm, calendar, past
time-zone: timezone, world clock, world time | local time, utc, gmt, jet lag | globe, clock
timer-off: timer stopped, no timer | no limit, timer disabled | time
timer-reset: reset timer, restart timer | start again | time
timezone: time zone, time zones | world clock, utc, gmt, local time | clock, globe, time
tm: trademark, trade mark | tm symbol, registered | brand, legal, badge
todo: to do list, to do, checklist | task list, tasks, task | check, reminder, list, planner, done, calendar
toggle: switch, toggle switch | on off, on off switch, enable, disable | settings, button, control, form, active
toggle-left: switch off, toggle off, off switch, toggle, turned off | disabled, switch, inactive, ios switch | settings
toggle-off: switch off, toggle left, off switch, toggle | disabled, switch, inactive | settings
toggle-on: switch on, toggle right, on switch, toggle | enabled, switch, active | settings
toggle-right: switch on, toggle on, on switch, toggle, turned on | enabled, switch, active, ios switch | settings
tooltip: hint, tool tip | hover text, popover, callout, info bubble | bubble, help, message
trace: http trace, trace request | trace route, track, debugging | api, http, request
traces: scan traces | trace scan, distributed tracing, observability | debug, scan, monitoring
transaction-history: payment history, transactions, bank statement | purchase history, order history | money
transform: | resize, scale, morph, bounding box, free transform | rotate, shape, points, convert, vector
translate-2: translate, translation, language | localization, i18n, multilingual
translation: translate | translator, interpreter, multilingual, languages | language, dictionary, international
transparent: see through | wireframe, opacity, clear, glass | cube, 3d, alpha
trash: bin, garbage, rubbish, waste, delete, trashcan, trash can, dustbin, wastebasket | remove, discard, throw away, recycle bin, garbage can, waste bin, rubbish bin, litter | erase, dispose, clear, scrap, useless
trash-2: delete, bin, garbage can, rubbish bin, trash can, remove | recycle bin, discard, wastebasket, dustbin, delete permanently, litter | clean, waste
trash-off: no trash, do not delete | undeletable, keep, no litter | bin
trash-x: delete permanently, empty trash, delete | clear bin, remove all | waste
tray: inbox | in tray, inbox tray | download, upload, arrow, mail, office
tray-arrow-down: download, inbox, save, import | receive | email
tray-arrow-up: upload, outbox, share, export | send out | email
tree-structure: org chart, hierarchy, tree diagram, sitemap | structure, flow chart, node tree, mind map | diagram
tree-view: file tree, nested list, hierarchy, list tree | structure, explorer, outline | folder
triangle-alert: warning, caution, alert triangle, exclamation triangle, warning triangle, warning sign | danger, hazard, error, attention, be careful, alert, problem | status, notification, important, risk
trim: pathfinder trim, crop | cut, clip, cut off | pathfinder, shapes, design
twenty: twenty four hours, 24 hours | 24h, around the clock, 24/7 | clock, time, service
two-factor-access: two factor, 2fa, two factor authentication, mfa | two step verification, otp, verification code, multi factor | security, login
typeface: font, lettering | font family, typography | text, letter, design
ui: user interface, radix ui | interface, components, interface design | react, design, screen
unarchive: restore | remove from archive, unpack | archive, inbox, box, arrow
unavailable: not available, blocked | prohibited, no entry, forbidden, not allowed, disabled | circle, slash, ban
undo: | revert, back, go back, step back, reverse, ctrl z, reversible, revertible | arrow, history, edit, editor, rollback, cancel
unfold: expand | expand menu, open out, show more, uncollapse | menu, arrows, accordion, sidebar
ungroup: | separate, split group, break apart | layers, objects, design, group
uninstall: remove app | delete app, remove program, remove software | software, trash, delete, app
union: unite, combine | merge shapes, join, add shapes | shape, boolean, pathfinder, layers, set theory, venn diagram
unit: shelving unit, module | shelves, storage unit, rack | furniture, storage
unite: union, combine | merge, join, merge shapes, unify | shape, boolean, pathfinder, squares
unlink: break link, remove link | disconnect, detach, broken link, unchain, disconnect link | link, chain, url, broken, freedom, break free, apart
unlisted: not listed, hidden | private, unlisted pull request | git, pull request
unlock: | open lock, open padlock, unlock padlock, decrypt | lock, security, access, password, open, key, sign in
unlocked: | open lock, open padlock, accessible | lock, security, access, open
unordered: bullet list, unordered list | bulleted list, bullet points, bullets | list, text, format
unpin: remove pin | pin off, detach, unstick | pin, thumbtack, pushpin
update: | refresh, upgrade, system update, sync, renew, new version | software, location, version, install
updates: installing updates | software update, upgrade, system update, refresh | download, install, version
upload: | send file, export, upload file, import, publish | arrow, cloud, file, attach, tray, share, transfer
upload-cloud: upload to cloud, upload, cloud upload, backup, cloud arrow up | save to cloud, online backup | storage
upload-simple: upload, send up, publish | export, share | cloud
urgent: emergency, alarm light | siren, beacon, important, high priority, alert | alarm, police, warning
ux: user experience | usability, ux design, ui ux | design, user, interface
valid: | verified, approved, accepted, checked | check, pass, passport, tick
validation: | validate, verify, check, verified, verification | card, file, document, tick, confirm
verification: id verification, identity verification | verify, identity check, kyc, authentication | id card, user, security
verified: verified badge | verified account, approved, certified, authentic, blue tick, confirmed | badge, check, tick, trusted, official
verified-badge: verified, badge check, verified account, blue check | certified, official, trusted, genuine, authentic | status
versions-off: no versions | version control off | files
vertically: vertical | align vertically, centre vertically, up and down | align, layout, middle
video-camera: camcorder, video, record video, film | movie camera, video call, vlog, facetime | media
video-camera-slash: video off, camera off, stop video | no video, video disabled | call, meeting
video-chat: video call, facetime, video meeting | online meeting, skype | call
video-conference: video call, video meeting, online meeting, zoom meeting | webinar, conference call, group call | meeting
video-off: camera off, stop video, video camera slash, turn off camera | no video, video disabled, hide video | call, meeting
view: | eye, visible, look, show, see, watch, layout, preview | display, visibility, grid, list, 360, perspective
view-off: hide, hidden, eye off, eye slash, invisible, hide password | conceal, not visible, private | privacy, password, visibility
viewport: | browser window size, screen size, responsive | width, height, layout, screen, device
vivaldi: vivaldi browser | web browser, browser | internet, web
voice-comment: voice message, voice note, audio comment | voice chat | chat
voice-recognition: speech recognition, voice command, voice search | dictation, voice assistant, siri | microphone
vpn: virtual private network, nordvpn | nord vpn, secure connection, private network | security, privacy, network
warning: alert, caution, exclamation | attention, danger, error, exclamation mark, warning sign, hazard | triangle, risk, important, problem, notice, beware, issue
warning-circle: circle alert, alert circle, error, exclamation circle | caution, attention, important, notice, problem | status, notification, validation
warning-octagon: octagon alert, alert octagon, error | danger, critical, severe, attention | status, stop, exclamation
webcam-off: camera off, no webcam | video disabled | call
webhook-off: no webhook, webhook disabled | api disabled | developer
whole: whole word, match whole word | entire word, full word, complete | search, text, find
whole-word: match whole word, entire word | exact match, word search | search
window: | app window, browser window, application window, windowpane | browser, app, screen, house, program, desktop, curtain
window-maximize: | full screen window
wireless-charging: qi charging, charging pad | inductive charging, charge phone | phone
workflow: | process, flowchart, flow chart, automation, pipeline, process flow | diagram, steps, nodes, business, integration
world-download: download from web | internet download | internet
world-search: web search, internet search, search online | seo, browse | internet
wrap-text: word wrap, text wrap, line wrap | line break | editor
www: world wide web | internet, website, web address, web | globe, browser, url
x: close, cross | cancel, dismiss, x mark, clear, remove, delete, times | wrong, no, error, multiply, incorrect, reject, letter x, twitter, multiplication
x-circle: circle x, error, cancel, close circle, failed | close, dismiss, clear, remove, wrong, reject, invalid, failure, delete | status, validation, cross
x-mark: cross, close, x | cancel, wrong, delete, dismiss, no | remove, multiply
x-square: square x, close box, boxed x | close, cancel, dismiss, delete, error | cross, window
za: z a, z to a | descending, reverse alphabetical, sort descending | sort, letters, alphabet, order
zap-off: flash off, no flash, no power, lightning slash | power outage, camera flash off, blackout | electricity
zoom: | magnify, magnifying glass, enlarge, zoom in, zoom out, magnifier | search, loupe, bigger, video call, scale, closer, camera
zoom-in: magnify, enlarge, magnifying glass plus | bigger, closer, increase size, expand view | search, magnifier, map
zoom-out: reduce, magnifying glass minus | smaller, shrink, decrease size, overview | search, magnifier, map
zoom-question: | curious, curiosity
zoom-reset: actual size, reset zoom | 100%, fit, normal size | view
`;
