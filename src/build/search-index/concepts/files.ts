// Files, documents and writing: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
adonis: adonisjs, adonis js | node framework | javascript, typescript, backend
airtable: | online database, spreadsheet database | table, no code, spreadsheet
alpine: alpine js, alpinejs | javascript framework | frontend, web development
angularjs: angular, angular js | javascript framework, ng | google, frontend, web development
ao3: archive of our own | fan fiction, fanfic | fandom, stories, reading
article-medium: blog, article | publication, post | writing
assignments: homework, tasks | coursework, to do list, worksheets | school, teacher, student, clipboard
astro: astro js | static site generator, web framework | javascript, frontend, website
aws: amazon web services | cloud hosting, cloud provider, lambda | amazon, cloud, server, devops
azure: microsoft azure | cloud hosting, cloud platform | microsoft, cloud, server, blue
backbone: backbone js | javascript framework | frontend, brand
bitbucket: | git hosting, atlassian, code hosting | git, repository, code
bmp: bitmap, bmp file | bitmap image, image file | image, picture, format
book-a: dictionary, glossary, language book | vocabulary, thesaurus, encyclopedia | education
book-bookmark: bookmarked book, saved book | reading list, guide | library
book-copy: books, collection, library | multiple books, copy book | reading
book-headphones: audio book, listen to book | podcast, audio course | audio
book-heart: favorite book, diary, guest book | romance novel, journal | reading
book-key: password book, password manager | secrets, answer key | security
book-marked: bookmarked book, dictionary, reference book | documentation, saved book, guide | library
book-open: read, reading, open book, documentation, manual, study | guide, docs, library, story, learn, textbook, instructions, dictionary, chapter, torah, tanakh, bible reading, enlightenment | education, literature
book-open-check: finished reading, read book, lesson complete, exam passed | course complete, studied, learned | education
book-open-text: read, reading, open book, manual, docs, article | story, textbook, bible, documentation | education
book-shelf: bookshelf, library, bookcase | books, shelves | reading
book-user: contacts, address book, phone book | contact list, directory, biography | people
booklet: notebook | brochure, pamphlet, small book, manual, leaflet | book, read, document, guide
bookmark-check: bookmarked, saved | bookmark added | reading
bookmark-minus: remove bookmark, unbookmark, unsave | delete bookmark | reading
bookmark-off: unbookmark, no bookmark, unsave | remove bookmark | reading
bookmark-plus: add bookmark, save for later, add to reading list | save, add to favorites | reading
bookmark-x: remove bookmark, delete bookmark | unsave | reading
brochure: leaflet, pamphlet, flyer | booklet, prospectus, folded paper | marketing, print, advertising
bulma: bulma css | css framework | frontend, css, web design
bunpo: | japanese learning app, language app | japan, language, learn
businessplan: business plan | strategy, plan document | business, chart, startup, company
cakephp: cake php | php framework | php, backend, web development
carbon: | carbon design system, code screenshots | ibm, design, element, code
catalogue: catalog | product list, directory, brochure, listing | shop, library, book, inventory
checklist: to do list, todo list | check list, task list, ticked list, tasks | list, done, productivity, plan
clipboard-check: task done, completed checklist, checkup list, tasks completed | survey complete, exam passed, inspection, to do done, audit, order confirmed | checklist, form, report
clipboard-clock: pending task, clipboard history | task history, overdue, scheduled task, timesheet | deadline, waiting
clipboard-copy: copy to clipboard, copy | duplicate, paste, copy text | editor, notes
clipboard-data: report, statistics, medical chart | analytics, results, survey results | chart
clipboard-heart: health record, medical record, wishlist | patient chart, favorites list | health
clipboard-list: checklist, to do list, tasks, survey, form | todo, questionnaire, agenda, inventory, order list, inspection, requirements, terms and conditions | report, medical record, test
clipboard-paste: paste, paste from clipboard | insert, ctrl v | editor, copy
clipboard-pen: fill form, survey, sign form | questionnaire, application form, registration, write report | checklist, pencil
clipboard-plus: medical record, new task, add task | add to list, medical report, patient chart | health, hospital
clipboard-signature: sign form, signature | contract, consent form, agreement, petition | document
clipboard-text: report, notes, form, clipboard list | document, medical record, survey, terms and conditions | checklist
clipboard-x: failed test, task cancelled, rejected form | failed inspection, clear clipboard | checklist, report
clone: duplicate, copy | replicate, fork, cloned repository | git, book, repository
cloudflare: | cdn, dns provider, ddos protection | cloud, security, hosting, web
codecov: | code coverage, test coverage | testing, code, ci
commits: git commits, commit history | changes, revisions, version history | git, repository, branch, code
contracts: agreements | legal documents, signed papers | legal, business, document, signature
corrupt: corrupted file, damaged file | broken file, file error | error, data loss, document
couchdb: couch db | nosql database, document database | database, apache, couch
course: lesson, class | online course, training, module, curriculum | education, learning, school, study
craft: | craft docs, note app, craft cms | notes, writing, documents
cucumber: | bdd, gherkin, test automation | testing, behaviour driven, brand
cypress: cypress io | end to end testing, test framework, e2e | testing, javascript
damage: | broken, corrupt, damaged file | file, error, repair
databricks: | data lakehouse, apache spark | data, analytics, cloud, ai
dcos: dc os | mesosphere, cluster operating system | cloud, server, mesos
deleted: removed | deleted branch, erased | git, trash, branch
deno: | javascript runtime, typescript runtime, node alternative | javascript, backend, dinosaur
denodo: | data virtualisation | data, database, brand
description: details, summary | text document, about, information, file details | document, text, notes
device-floppy: save, diskette, floppy disk, disk, save file | save changes, save as, store | retro, storage, computer
diploma: certificate | degree, graduation certificate, qualification, award | school, university, graduation, education
django: | python web framework, python framework | python, backend, web development
doc: document, word file, docx | word document, text file, microsoft word | file, office, paper, format
docker: | containers, containerization, whale | devops, container, deployment, server
doctrine: doctrine orm | php orm, database mapper | php, database, symfony
document: doc, paper, file | page, sheet, text file, contract, legal document, documentation, form | attachment, report, record, office, letter
docx: word file, word document, doc | microsoft word, docx file | document, office, file
dossier: medical record, patient file | case file, health record, medical history | clipboard, documents, hospital, doctor
drops: | language learning app, vocabulary app | language, learn, words
drupal: | cms, content management system | php, website, blog
education: learning, schooling | teaching, study, academic, e learning | school, university, graduation cap, book
elastic: elasticsearch | elk stack, search engine, kibana | search, database, logging
elearning: e learning, online learning | online course, distance learning, remote learning | education, school, computer
ember: ember js, emberjs | javascript framework | frontend, web development
excel: xls, xlsx, excel file | spreadsheet, worksheet | microsoft, table, file, data, office
external-drive: external disk, backup drive, portable drive, usb drive | hard drive, storage | computer
file: document | doc, page, paper, sheet, new file, attachment | folder, text, data, record, upload, download
file-add: new file, add document, create file, file plus | attach, add page | create
file-analytics: report, statistics report, data report | business report, results | business
file-archive: zip, compressed file, file zip | archive, rar, compress, tar | download, backup
file-arrow-down: download file, file download, save file | download document | cloud, transfer
file-arrow-up: upload file, file upload, upload document | send file | cloud, transfer
file-audio: audio file, sound file, mp3, wav | recording, song, voice memo | media, music
file-badge: certificate, certified document, diploma | license, official document, award | achievement
file-box: package file, archive file, 3d model file | bundle, shipment document, asset | package
file-braces: json, json file | css file, config file, code file | programming, data
file-broken: corrupt file, damaged file, missing file | file error, file not found, 404 | error
file-certificate: certificate, diploma, certified document | license, award, warranty | achievement
file-chart-column: report, statistics report, file bar chart | analytics report, data report | business
file-chart-line: report, statistics report | analytics report, stock report | business
file-chart-pie: report, statistics report | analytics report | business
file-check: approved document, file verified, document done | accepted, contract signed, completed form, homework done | validation
file-clock: file history, recent file, version history | expired document, pending document, draft, deadline | time, archive
file-cloud: cloud document, online file | cloud storage, google doc | backup
file-code: source code, script file, code file, html file | program, json, xml, snippet, markup, developer file | programming, document
file-cog: file settings, config file, configuration file | process file, batch job, convert | settings
file-copy: copy, duplicate, copy to clipboard | clone, copy file, paste | documents
file-csv: csv, comma separated values | spreadsheet, export data, table | data
file-cv: resume, cv, curriculum vitae | job application, biography | job, hr
file-damage: corrupt file, damaged file, file broken | file error, missing file | error
file-dashed: draft, temporary file, placeholder file | empty document, template | ghost
file-database: sql file, database file | db dump, data file, backup | data
file-diff: compare files, diff, patch | changes, version compare, code changes | git, code review
file-digit: binary file, bin file | data file, numbers | code
file-doc: word document, docx, word, word processing, word processor | text document | office, document
file-dollar: invoice, bill, quote, file invoice | billing, receipt, estimate, payslip, price list | payment, accounting
file-down: download file, file download, download document | save file, get file, import | cloud, transfer
file-download: download document, file down, save file | get file, import | cloud, transfer
file-edit: edit document, file pen, write document | draft, compose, rename | pencil, write
file-excel: spreadsheet, xls, file spreadsheet, excel | xlsx, csv, worksheet | data, accounting
file-export: export, save as, file output | output, share file | transfer
file-headphone: audio file, audiobook | podcast, mp3, sound file | media
file-heart: favorite file, health record | love letter, medical record | love, health
file-history: version history, recent file | previous versions, document history | time, revision
file-image: image file, picture file, jpg, png, photo | jpeg, gallery, photo file, graphic | media, attachment
file-import: import, load file, file input | insert file, open file | transfer
file-input: import file, import | insert file, load | transfer
file-invoice: invoice, bill | receipt, billing, statement | payment, accounting
file-json: json, json file | config file, braces, file braces | programming, data
file-key: encrypted file, license key, private key file | certificate, ssh key, secure file | security
file-list: document list, order list, form | checklist, invoice, report | document
file-lock: private file, encrypted file, secure document | confidential, password protected, read only | security
file-minus: remove file, remove page | delete document, less | trash
file-music: audio file, song file, mp3 | sheet music, score, sound file | media, music
file-output: export file, export | output, save as | transfer
file-paper: document, scroll, paper | contract, page, certificate | write
file-pdf: pdf, pdf document, acrobat | portable document, ebook | document, print
file-pen: edit document, edit file, write document, file edit, sign document | draft, compose, rename, contract | pencil, write
file-play: video file, media file | clip, tutorial, movie file | media
file-plus: new file, add document, create file, new document | attach, add page, file add | create
file-ppt: powerpoint, presentation, pptx, slides | slide deck, keynote | office
file-question-mark: unknown file, missing file, file unknown | quiz, exam, unsupported file, file not found | help
file-report: report, statistics | business report | business
file-scan: scan document, document scanner | ocr, digitize, file recognition | scanner
file-search: search document, find file, search file, file magnifying glass | document search, inspect file, review, lookup document, audit | magnifier, folder
file-shield: secure document, insurance policy, protected file | privacy policy, data protection | security
file-shred: shredder, shred document, destroy document | permanently delete | office, privacy
file-shredder: shred, shredder, shred document | destroy document, permanently delete, paper shredder | office, privacy
file-signature: sign document, contract, signature | agreement, sign here, esign, legal document | pen, legal
file-sliders: file settings, config file | adjustments, preferences file | settings
file-spreadsheet: excel, spreadsheet, xls, excel file, csv | table, worksheet, sheets, xlsx, calc | data, accounting
file-stack: documents, multiple files, files | batch, collection, paperwork | papers
file-symlink: shortcut, symbolic link, alias file | link to file, move file | unix
file-terminal: shell script, script file, bash script | command file, executable | programming
file-text: document, article, text file, page, terms and conditions, file description | doc, notes, report, txt, paper, contract, letter, privacy policy, manuscript, resume | file, write, read
file-type: text file, font file, ttf | typography document, format | document
file-type-pdf: pdf, pdf document, acrobat | portable document, adobe pdf, ebook | document, print
file-unknown: unknown file type, missing file, file question | unsupported file | help
file-up: upload file, file upload, upload document | send file, attach, export | cloud, transfer
file-upload: upload document, file up, attach file | send file, import | cloud, transfer
file-user: resume, cv, curriculum vitae, file cv | profile document, job application, personal file, portfolio | job, hr, person
file-video: video file, movie file, mp4, m4v | clip, recording, mov | media, film
file-volume: audio file, sound file | voice memo, recording | media
file-warning: file error, corrupt file, file alert | missing file, damaged document, problem report | error
file-word: word document, doc, docx, word processing, word processor | text document, letter | office, document
file-x: delete file, remove file, file error | corrupt file, cancel document, reject document | error, trash
file-xls: excel, spreadsheet, file spreadsheet | xlsx, csv | data, accounting
file-zip: zip, compressed file, archive file, zipped file | rar, archive, compress | download, backup
files: documents | docs, papers, copy, pages, multiple files, duplicate | folder, copies, stack, records
filezilla: | ftp client, file transfer | ftp, upload, server
floppy-disk: save, diskette, disk, save file | save changes, save as, store | retro, storage, computer
folder: directory | dir, file folder, project, open folder, files, file manager, file explorer | archive, documents, storage, category, organize
folder-archive: zip folder, folder zip, compressed folder | archive, backup | files
folder-clock: recent folder, folder history | temporary folder, pending | files
folder-cog: folder settings, system folder | configure, manage folder | files
folder-git: git repository, repo, repository | version control | github
folder-input: import to folder, move to folder | save in folder | files
folder-kanban: project board, project folder, kanban board | project, tasks | project management, scrum
folder-lock: private folder, secure folder, encrypted folder | confidential | files
folder-open: open folder, browse files, open directory | documents, explorer, open file | files
folder-output: export folder, move out of folder | extract | files
folder-plus: new folder, create folder, add folder, folder add | new directory, add category | files
folder-star: favorite folder, starred folder | bookmarks | files
folder-symlink: shared folder, folder shortcut, move to folder | move, link folder | files
folder-tree: directory tree, file tree, folder structure, file explorer | hierarchy, file structure, subfolders | directory
folder-user: shared folder, personal folder, user folder | team folder, client files | files
folders: directories, file manager, file explorer | file folders, projects, collections | files, documents, storage, archive
footnote: | foot note, reference, citation, superscript | text, document, notes, academic
forms: input fields, form fields | questionnaire, survey, text field, application form | input, cursor, data entry
frameworks: | libraries, software frameworks, structure | code, development, software
gif: animated image, gif file | animation, moving image, animated gif, meme | image, file, picture, format, sticker
gitbook: | documentation platform, docs hosting | documentation, book, git
gitee: | chinese git hosting, code hosting | git, china, repository
golang: go language, go programming language | gopher, go lang | programming, google, code
graphql: | query language, graph api | api, query, facebook, backend
hackerrank: hacker rank | coding challenges, coding interview | programming, code, interview
hard-drive: hdd, disk drive, hard disk, storage, ssd | drive, disk, data storage, backup drive, local disk | computer, server
headlessui: headless ui | unstyled components, ui library | tailwind, react, frontend
hexo: | static site generator, blog framework | blog, node, javascript
hwp: hangul word processor, hwp file | hangul document, korean document | korea, document, file
inertia: inertia js | laravel frontend, spa framework | laravel, vue, javascript
ini: ini file | config file, configuration file, settings file | configuration, file, windows, settings
io: | socket io, input output | javascript, websockets, realtime
isr: inventory sales report | sales report, incremental static regeneration | document, report, file, stock
jpg: jpeg, jpg file | image file, photo file | image, picture, photo, format, file
json: json file | javascript object notation, data file, curly braces | code, data, api, file, format
jsx: react file | react, jsx file, javascript xml | code, javascript, file, frontend
kotlin: | android language, jetbrains language | android, java, programming
laravel: | php framework | php, backend, web development
leetcode: | coding challenges, coding interview | programming, interview, algorithm
license: licence | permit, certificate, agreement, driving licence, terms | legal, document, copyright, approval
linqpad: | dotnet scratchpad, csharp editor | c sharp, database, query
livewire: laravel livewire | php components | laravel, php, jellyfish
logs: log file, event log, audit log | journal, history, console output, activity | server, debug, record, monitoring, lines
lottiefiles: lottie | lottie files, animation platform | animation, motion, design
mails: emails, messages | inbox, letters, correspondence | envelope, post
mantine: | react component library, ui library | react, frontend, components
markdown: md | readme, markup, plain text formatting | documentation, text, notes, format, syntax
mcp: model context protocol | mcp server, ai tool connector | ai, agent, server, protocol
md: markdown | markdown file, readme | text, documentation, notes
metabrainz: | musicbrainz, music database foundation | music, data, open source
microfrontends: micro frontends, micro frontend | modular frontend, frontend architecture | frontend, web development, modules
middleware: | software layer, api layer, connector | server, backend, stack, layers
miniprogram: mini program, mini app | wechat mini program, wechat app | wechat, app, mobile
mistral: mistral ai | large language model, llm, le chat, ai company | ai, chatbot, france
mixtral: mixtral ai | mistral ai, large language model, llm | ai, chatbot, model
mongodb: mongo db, mongo | nosql database, document database | database, leaf, backend
mp: mp3, mp4 | audio file, video file | music, media, format
mymind: | bookmarking app, notes app, visual memory app | bookmark, notes, save
mysql: my sql | sql database, relational database | database, sql, dolphin, backend
netbeans: apache netbeans | java ide, code editor | java, ide, programming
nextcloud: next cloud | self hosted cloud, file hosting, cloud storage | cloud, files, sync
nextjs: next js | react framework, web framework | javascript, vercel, frontend, ssr
nodejs: node js | javascript runtime, backend javascript | javascript, npm, server, programming
note: memo | sticky note, post it, annotation, reminder, jot down, musical note | write, document, text, music, paper, todo, comment
note-pencil: compose, write note, edit note, new note, square pen | write, edit, draft, new post, journal | notes, pencil
notebook-pen: journal, diary, take notes, write notes | notes, homework, logbook | school
notebook-tabs: address book, planner, organizer | contacts, notebook, agenda | office
notebook-text: notes, journal, diary | logbook, notebook, recipe book | school
notepad-text: notes, memo, notepad | to do, writing pad, shopping list | office
notes: memo | sticky notes, notepad, annotations, minutes, musical notes | write, document, text, song, melody, reminder, paper
notion: | notes app, workspace app, wiki app | notes, productivity, documents, knowledge base
npm: node package manager | javascript package manager, package registry | node, javascript, packages
npmjs: npm, node package manager | javascript package manager, package registry | node, javascript, packages
nuxt: nuxtjs, nuxt js | vue framework | vue, javascript, frontend
onedrive: one drive | microsoft cloud, cloud storage | cloud, microsoft, files, backup
openbase: open base | package search, open source packages | javascript, developer, packages
output: | export, result, output file | arrow, folder, exit, generate
page: page break | page separator, page divider, sheet | document, paper, print, word
pagekit: | content management system, cms | php, website
pages: page layout, web pages | article, documents, layout, web page | text, picture, document
paste: | insert, clipboard | copy, cut, edit, ctrl v, duplicate
pdf: pdf file, pdf document | portable document | document, file, download, print, brochure, export, format
php: | server side scripting language, hypertext preprocessor | programming, code, backend, web development, elephant
planetscale: planet scale | serverless database, mysql platform | database, sql, cloud
png: png image | portable network graphics, image file, transparent image | picture, bitmap, format, photo, export
pnpm: | package manager, javascript package manager, performant npm | npm, node, javascript
policy: terms, rules | privacy policy, guidelines, insurance policy, regulations | document, legal, security
polymer: polymer project, polymer js | web components, google web components | javascript, frontend, google
powerpoint: microsoft powerpoint | presentation, slides, ppt, slide deck | slideshow, office, meeting
powershell: power shell | command line, shell, terminal | windows, script, console
ppt: powerpoint file, presentation | slides, slideshow, pptx, deck | office, document, meeting, format
pr: pull request | draft pull request, merge request, git pr | git, github, code review
prisma: | orm, database toolkit, database orm | database, typescript, node
program: mini program | app, application, software, mini app | wechat, code, computer
programming: coding, software development | code, developer, programmer, source code | computer, software, laptop, development, html, script
pull: pull request | git pull, fetch, merge request | git, branch, code review, version control, merge
py: python | python file, python script | code, programming, script
python: | python language, programming language, snake, py | code, programming, data science
query: big query, bigquery | database query, sql query, google bigquery, question | google, data, search
questionnaire: survey | poll, form, quiz, feedback form, questions | answer, chat, research
qwen: tongyi qianwen | alibaba ai, large language model, llm | ai, chatbot, china
radix: radix ui | react component library, ui primitives | react, components, frontend
rar: rar file | compressed file, archive, winrar, zip | file, compression, extension
react: reactjs, react js | javascript library, react native | javascript, frontend, web development, atom
reactjs: react, react js | javascript library, jsx, facebook react | frontend, javascript, atom
reason: reasonml, reason ml | ocaml, programming language | code, javascript, meta
redhat: red hat | linux distribution, rhel, red hat linux | linux, server, ibm
redux: | state management, react redux | react, javascript, state
regex: regular expression, regexp | pattern matching, wildcard, asterisk | search, code, text, find and replace, programming
remix: remix run | web framework | react, javascript, music
remixicon: remix icon | icon library, icon set | icons, design, open source
replit: | online ide, cloud coding | code, programming, developer
report: | document, analysis, summary, analytics, report problem, statement | chart, statistics, medical, business, data, flag, complaint
repository: repo, git repository | code repository, codebase, source code | git, version control, code, project, storage
resources: assets | materials, elements, items, components, modules | add, remove, squares
row: table row | horizontal row, line, record | table, spreadsheet, grid, insert, layout
rs: rust, rust file | rust source code | code, programming
rust: rust language, rust lang | rustlang, systems programming language | programming, code, crab
sass: scss | css preprocessor, syntactically awesome style sheets | css, style, frontend
save-all: save everything, save all files | save copies | floppy disk
save-off: unsaved, do not save | not saved, unsaved changes | floppy disk
schema: diagram | database schema, data model, data structure, flowchart | nodes, structure, database
scheme: schema, diagram | chart, scan nodes, scheme search, structure | nodes, network, squares
schools: w3schools, w3 schools | web tutorials, web development tutorials | html, education, learn
scribd: | document sharing, ebook subscription, e-books | books, documents, reading
script: | screenplay, code, scroll, program, film script | movie, document, programming, writing, text
scroll-text: terms and conditions, script, scroll, log | parchment, contract, manuscript, story, law, license, changelog | history, document
sdk: software development kit | developer kit, dev kit, api toolkit | developer, code, programming
section: section sign, section symbol | paragraph sign, divider, clause, part | law, legal, document, layout, editor, paragraph
sentry: | error tracking, error monitoring, application monitoring | bugs, developer, monitoring
seo: search engine optimization, search engine optimisation | website ranking, search marketing | marketing, search, website, keyword, traffic
shadcn: shadcn ui, shadcn/ui | react components, ui library | react, tailwind, frontend
sharik: | wifi file sharing, file sharing app | share, transfer, hotspot
sheet: spreadsheet | table, worksheet, page | grid, cells, data, paper, document
sheets: spreadsheet, ai sheets | google sheets, worksheets, excel, table | ai, data, document
shred: shredder, destroy | shred file, paper shredder, delete forever, erase | file, document, security
signature: autograph, john hancock | sign, sign here, e signature, sign document, signed | contract, pen, agreement, document, legal, handwriting
snippet: text snippet, code snippet | excerpt, clipping, text block | text, code, document
software: | program, application, app, computer program | code, license, package, install, technology
solidjs: solid js, solid | javascript framework, ui library | javascript, frontend, web
source: source code, open source | code, origin | programming, developer, git, html
spreadsheet: sheet, worksheet | table, csv, xls, calc | data, file, document, cells, accounting, report
sql: | database query, structured query language | database, query, code, programming, table
stackoverflow: stack overflow | programming questions, q and a, developer forum | developer, code, questions
stackshare: | tech stack sharing | developer, tools, software
sticky: sticky note, post it | memo, note, reminder note | notes, reminder, paper, pin, todo
sticky-note: post it, memo, note, sticker note | reminder, notes, annotation | office
sticky-notes: post its, notes, memos | brainstorm, reminders | office
storage: file storage | data storage, folder, disk space, archive | database, backup
storj: | decentralized cloud storage, crypto storage | storage, cloud, blockchain
story: user story | agile story, requirement, scrum story, tale | agile, scrum, user
storybook: storybook js | component explorer, ui workshop, design system tool | frontend, components, book
studio: visual studio | vs code, code editor, ide | microsoft, programming, code
sublime: sublime text | text editor, code editor | code, programming, editor
subpoena: summons, court order | writ, legal notice, court summons | court, law, gavel, legal
subtask: sub task, child task | subitem, nested task, checklist | task, project, list
sugarizer: | learning platform for children, sugar learning platform | education, kids, school
summary: abstract, tldr | overview, summarise, summarize, outline, recap | text, document, ai
supabase: | backend as a service, postgres database | database, backend, developer
supernova: | design system platform, exploding star, design tokens | design, tokens, documentation
survey: questionnaire | poll, feedback form, opinion poll, form | research, questions, document
svelte: | javascript framework | javascript, frontend, web development, programming
svg: scalable vector graphics | vector graphics, svg file, vector image | file, image, format, code, design, export
swift: swift language | apple programming language, swiftui | apple, ios, programming
symfony: | php framework, web framework | php, backend, web
symlink: symbolic link | shortcut, alias, soft link | file, folder, link, redirect, arrow
table: | grid, data table, spreadsheet, desk, dining table, tabular | rows, columns, data, cells, database, furniture, chart, sheet
tabler: tabler icons | icon library, icon set, admin template | icons, design, open source
tabnine: tab nine | ai code completion, code assistant | ai, code, programming
tailwind: tailwindcss, tailwind css | css framework, utility css | frontend, web development, css, styling
tailwindcss: tailwind, tailwind css | css framework, utility css | css, frontend, web design
template: | layout, boilerplate, page template, wireframe, preset, theme | design, document, grid, blueprint, starter
terminal: command line, console, cli, execute | command prompt, shell, bash, prompt, run command | code, developer, commands, programming, unix, server, dos
terraform: | infrastructure as code, iac, hashicorp | devops, cloud, infrastructure
text: | paragraph, words, writing, text file, article, typography, body text, content, copy | type, document, font, lines, format, message, editor, sms, description
threejs: three js, three.js | webgl library, 3d javascript library | 3d, javascript, web
toml: toml file | config file, configuration file | file, code, rust
transcribe: transcription, speech to text | dictation, audio to text, transcript | ai, audio, text
ts: typescript | typescript file | code, programming, javascript, source code
tsx: typescript jsx | typescript react file, react component file | code, programming, react, javascript
txt: text file, plain text | text document | file, document, format, notes
typescript: ts | typed javascript, programming language | javascript, code, programming, developer
u-disk: usb stick, flash drive, thumb drive, usb drive, pen drive | memory stick | storage
unknow: unknown | unknown file, unidentified, question mark | file, folder, missing
unknown: | unidentified, unrecognised, question mark, not found | file, device, folder, help, missing
variable: | placeholder, parameter, unknown x, brackets | code, programming, math, function, value, algebra
vercel: | web hosting platform, deployment platform | deploy, hosting, frontend, triangle
versions: version history | revisions, releases, history | layers, git, files, changes
vite: vitejs, vite js | build tool, bundler, frontend tooling | javascript, vue, frontend
vscode: vs code, visual studio code | code editor, ide | microsoft, programming, code
vue: vuejs, vue js | javascript framework | javascript, frontend, web development, programming
vuejs: vue, vue js, mvvm | javascript framework, frontend framework | javascript, frontend, web
wattpad: | story sharing, fan fiction, reading app | books, stories, reading
webflow: | website builder, no code | web design, website, cms
webhook: web hook | http callback, callback url | api, integration, automation, trigger, event, developer
webhooks: web hooks | http callbacks, callbacks | api, integration, automation, trigger, event
wikipedia: wiki | online encyclopedia, encyclopaedia, free encyclopedia | knowledge, research, reference
wix: | website builder, site builder | website, web design
word: microsoft word | whole word, word document, docx, doc, word processor | document, text, file, office, letter
wordpress: word press | blogging platform, content management system | cms, blog, website, theme
wps: wps office | office suite, kingsoft office, word processor | office, document, pdf
write: | quill, feather pen, compose, pen, author | edit, text, letter
xamarin: | cross platform mobile framework, .net mobile | mobile, microsoft, c sharp
xls: excel, excel file | spreadsheet, xlsx, excel spreadsheet | table, file, document, data, format
xml: | markup language, code brackets, extensible markup language | code, file, html, data, tags, format
xsl: xslt, xsl file | style sheet file, xml stylesheet, spreadsheet file | file, xml, extension
ycombinator: y combinator, yc | startup accelerator, hacker news | startup, investor, technology
yuque: | chinese knowledge base, document collaboration | documents, notes, alibaba
zapier: | workflow automation, app integration, no code automation | automation, integration, workflow
zeit: vercel | zeit now, hosting, deployment platform | nextjs, serverless, triangle
zip: zip file | archive, compressed file, zipped, zipper, zip folder, unzip | rar, package, file, extract, folder
zsh: z shell | unix shell, command line, terminal | script, console
`;
