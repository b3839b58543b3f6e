// Words of computing and the web that no icon is named after, and what they are drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
about us, aboutus, about page, about: info-circle, users, building, info
action bar, actionbar, app bar, appbar, toolbar, ribbon bar: layout-navbar, dots, layout-bottombar
autofill, autocomplete, auto complete, prefill, typeahead: forms, wand, cursor-text, search
autoplay, auto play: player-play, play
autosave, auto save: device-floppy, cloud-check, refresh
blocklist, blacklist, denylist, deny list: ban, user-x, list, shield-x
whitelist, allowlist, allow list, safelist: list-check, shield-check, user-check
click bait, clickbait: click, hand-click, speakerphone
conversion rate, ctr, click through rate: click, percentage, chart-line, filter
deeplink, deep link, permalink, hyperlink, anchor link: link, external-link
enum, iterator, namespace, mutex, pointer variable, data type: code, braces, variable
env, environment variable, dotenv: variable, settings, file-code, terminal
firmware, bios, embedded: cpu, chip, circuit-board
freemium, free plan, pricing plan, pricing: tag, coin, gift, credit-card
screensaver, screen saver, wallpaper desktop: device-desktop, photo, moon
iframe, webview, web view, embed frame: app-window, frame, browser, code
intranet, extranet, lan, wan, subnet: network, server, sitemap, topology-star
latency, ping time, response time, lag: gauge, clock, wifi, activity
lazyload, lazy loading, preload, preloader, prefetch: loader, loader-2, download
lightbox, image viewer, photo viewer: photo, maximize, photos
localhost, dev server, local server: server, terminal, home, device-desktop
microservice, microservices, service mesh: hexagons, boxes, topology-star, packages, sitemap
multiselect, multi select, select multiple, bulk select: checks, list-check, checkbox, select
ransomware, trojan, malware, spyware, keylogger, worm virus: bug, virus, skull, shield-x
scrollbar, scroll bar, overscroll: scroll, arrows-vertical, mouse, layout-sidebar-right
semantic, ontology, taxonomy: sitemap, tags, hierarchy, category
sprite, spritesheet, pixel art: grid, photo, grid-dots
subdomain, domain name, dns record, tld: world-www, world, server, globe
sysadmin, system administrator, devops engineer: server, user-cog, terminal
telemetry, observability, apm, tracing: activity, chart-line, gauge, radar
uptime, downtime, sla, health check: activity, heartbeat, server, clock-check
webp, avif, tiff, heic, raw photo: photo, file, image, file-type-jpg
wysiwyg, rich text, text editor, rich text editor: typography, edit, text, forms
quick start, quickstart, getting started, get started: rocket, player-play, flag, book
popup, pop up, modal, dialog box, lightbox window, overlay: app-window, message, layers-intersect, picture-in-picture
toast message, snackbar, flash message: message, bell, info-circle, bread
captcha, i am not a robot, bot check: robot, shield-check, checkbox, puzzle
custom, bespoke, tailor made, personalised, personalized: adjustments, user-cog, wand, settings
jwt, bearer token, access token, secret key, ssl, tls, https, certificate ssl: key, lock, shield-lock, certificate
cors, csrf, xss, sql injection, injection attack: shield, bug, code, database
crud, rest api, graphql, endpoint, endpoints: api, code, database, webhook
orm, nosql, mysql, mongodb, postgres, postgresql, sqlite, redis: database, sql
ci cd, cicd, continuous integration, continuous delivery, pipeline build: infinity, git-merge, refresh, rocket
unit test, e2e test, test suite, qa, quality assurance, tester: test-pipe, bug, checklist, flask, clipboard-check
data science, data scientist, big data, data mining, deep learning, neural network, llm, gpt, large language model, language model: brain, ai, chart-dots-3, robot, database, sparkles
machine learning, artificial intelligence, genai, gen ai, copilot: ai, sparkles, brain, robot
prompt engineering, ai prompt, magic prompt: sparkles, terminal, message, wand
blockchain network, web3, defi, dao, smart contract, decentralized: currency-bitcoin, link, cube, hexagons, topology-star
metaverse, vr headset, augmented reality, virtual reality, ar, vr, xr, mixed reality: device-vision-pro, badge-vr, badge-ar, augmented-reality, glasses
no code, low code, drag and drop builder: drag-drop, blocks, puzzle, code-off
saas, paas, iaas, cloud computing, cloud service: cloud, cloud-computing, server
cdn, edge network, load balancer, reverse proxy: world, server, topology-star, cloud
erp, crm, pos, point of sale, cms, lms, hris: users, database, address-book, cash-register, building-store, layout-dashboard
kpi, okr, metrics, key result, scorecard: target, gauge, chart-bar, dashboard, chart-line
b2b, b2c, c2c, d2c: building, briefcase, users, building-store
faq page, knowledge base, knowledgebase, help center, help centre, helpdesk, help desk, customer service, customer support: help, headset, lifebuoy, book, message-question
seo, search engine optimization, search ranking: search, trending-up, chart-line, world-search
cta, call to action: click, hand-click, pointer, speakerphone
a b testing, split testing: a-b, arrows-split, flask, test-pipe
sandbox, playground code: box, flask, code
cookie banner, cookie consent, gdpr, ccpa, data protection: cookie, shield-lock, shield-check, lock
tos, terms of service, terms and conditions, terms of use, eula, legal notice, imprint: file-text, license, gavel, contract, scale
unsubscribe link, opt out, opt in: mail-off, toggle-left, bell-off, circle-x
wip, work in progress, under construction, coming soon, beta version: barrier-block, crane, hourglass, tool, traffic-cone, clock
tbd, to be done, n a, not applicable: minus, question-mark, dots
eta, estimated time, arrival time, delivery time: clock, clock-hour-4, truck, hourglass
dob, date of birth, birth date, birthday date: calendar, cake
id card, identity card, driving licence, driver license, drivers license, national id: id, id-badge, license, user-square
iban, swift code, account number, routing number, sort code: building-bank, hash, credit-card, bank
vat, tax return, sales tax, gst, income tax: receipt-tax, percentage, receipt, tax, invoice
pnl, p l, balance sheet, ledger, general ledger, income statement: report-money, notebook, chart-bar, file-invoice, book
sku, ean, upc, product code, serial number, part number: barcode, hash, tag, qrcode
hq, head office, headquarters, main office: building, building-skyscraper
rip, rest in peace: grave, skull, candle, cross
fyi, for your information, btw, tldr, tl dr: info-circle, message, info
lol, lmao, rofl, haha: mood-happy, laugh, laughing, mood-smile
omg, wtf, wow: mood-surprised, mood-wrrr, alert-circle
bff, bestie, best friend, best friends: friends, heart-handshake, users, hearts
diy project, home improvement, renovation, renovate: hammer, tool, home-cog, paint
gif animation, animated gif, meme: gif, photo, mood-happy, mood-tongue
hd video, full hd, uhd, high definition, 1080p, 720p, 8k: badge-hd, badge-4k, badge-8k, high-definition, hd
cc, closed captions, subtitles, subtitle: badge-cc, closed-captioning, message
lte, 3g, 4g, 5g network, mobile data, cellular data: signal-4g, signal-5g, signal-3g, cell-signal-full, antenna-bars-5
nas, raid, san storage, file server: server, database, hard-drive
ram stick, ddr, dimm, memory card, micro sd, memory stick: memory, cpu, device-sd-card, sd-card, usb
gpu, graphics card, video card, nvidia card: graphics-card, cpu, device-desktop
psu, power supply, power adapter, wall socket, wall charger, charger: plug, outlet, battery-charging, bolt
led light, led strip, light bar, neon, fluorescent: bulb, lamp, lightbulb, sun
gui, user interface, interface design, ux, ux design, ui design: layout, app-window, palette, vector, pointer
ide, code editor, text editor app: code, terminal, app-window
cli, command line, shell script, bash, zsh, powershell, console: terminal, prompt, command
regex, regular expression, wildcard: asterisk, code
changelog, release log, what s new, whats new: list, git-commit, history, file-text, news
read me, readme, docs, documentation, api docs: book, file-text, book-2
opensource, open source: brand-open-source, git-branch, brand-github, open-source
breadcrumb, breadcrumbs trail: chevrons-right, chevron-right, bread
skeleton screen, placeholder, loading placeholder: photo, square-dashed, loader, square
sticky note, post it, postit: note, sticker, notes
stepper, wizard steps, progress steps, step by step: stairs, list-numbers, progress, route
tooltip, hover card, hover: message, info-circle, pointer, help
accordion menu, collapse section, expand section: chevron-down, fold, layout-list, list
carousel slider, image slider, slideshow: carousel-horizontal, photo, photos, presentation
hero image, hero section, banner image, header image: photo, layout-navbar, star, picture
drop zone, dropzone, drag file here: cloud-upload, drag-drop, upload, file-upload
rate limiter, quota, usage limit: gauge, ban, chart-pie
log file, logs, audit log, event log: file-text, list, history
heatmap, heat map, click map: flame, map, grid-dots, chart-treemap
git branch name, pull request, merge request, pr review: git-pull-request, git-merge, git-branch
ticket system, issue tracker, support ticket, bug tracker: ticket, bug, checklist
kanban board, scrum board, trello board, task board: layout-kanban, layout-columns, kanban, checklist
dark web, tor, deep web: spy, mask, world, ghost
hacker, hacking, cybercrime, cyber attack, cyber security: spy, skull, terminal, shield-lock, bug
cyberpunk, sci fi, science fiction, steampunk: robot, alien, cpu, ufo
dual screen, second monitor, multi monitor: devices, device-desktop, screen-share, monitor
airdrop, airplay, nearby share, chromecast, screen mirroring: cast, screen-share, share
do not disturb, dnd, focus mode, silent mode, quiet mode: moon, bell-off, moon-off, volume-off, minus-circle
airplane mode, flight mode, aeroplane mode: plane, airplane-mode
low power mode, battery saver, power saving, energy saver: battery-eco, leaf, battery-low, battery
screen time, app usage, usage: hourglass, chart-bar, device-mobile, clock
parental control, child lock, parental controls, kid mode: mood-kid, lock, shield, user-shield, kid
picture in picture, pip, mini player: picture-in-picture
split view, side by side, compare view: layout-columns, columns, layout-sidebar, square-split-horizontal
fullstack, full stack, frontend, front end, backend, back end, web developer: code, server, browser, stack
`;
