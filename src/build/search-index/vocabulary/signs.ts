// Signs that are typed for the picture that shows them; a row reads "English term: signs, apart by spaces".
export const signs = `
alert-triangle: ⚠
ampersand: &
anchor: ⚓
approximately-equal: ≈ ≅ ~=
arrow-back-up: ↩ ⤺
arrow-down-left: ↙ ⬋ ⇙
arrow-down-right: ↘ ⬊ ⇘
arrow-down: ↓ ⇓ ⬇ ⭣ ↡
arrow-forward-up: ↪ ⤻
arrow-left-right: ⇄ ⇆ ⇌ ⇋
arrow-left: ← ⇐ ⟵ ⬅ ⭠ <- <--
arrow-right: → ⇒ ⟶ ➔ ➜ ➡ ⭢ -> --> =>
arrow-up-down: ⇅ ⇵
arrow-up-left: ↖ ⬉ ⇖
arrow-up-right: ↗ ⬈ ⇗
arrow-up: ↑ ⇑ ⬆ ⭡ ↟
arrows-horizontal: ↔ ⇔ ⟷ <->
arrows-vertical: ↕ ⇕
asterisk: * ∗ ⁎
at: @
atom: ⚛
backslash: \\
backspace: ⌫
beta: β
biohazard: ☣
bitcoin: ₿
bolt: ϟ ↯
braces: { } {}
brackets: [ ] []
bullet: • ‣
check: ✓ ✔ ☑
chevron-down: ⌄ ˅
chevron-left: ‹
chevron-right: ›
chevron-up: ^ ⌃ ˄
chevrons-left: « <<
chevrons-right: » >>
circle-dot: ◉ ⊙ ◎
circle-minus: ⊖
circle-plus: ⊕
circle-slash: ∅ ⊘
circle-x: ⊗
circle: ○ ◯ ● ⬤
clubs: ♣ ♧
code: </> <> </ />
command: ⌘
copyright: ©
corner-down-left: ↵ ⏎ ⮐
cross: ✝ ✚ † ‡
currency-baht: ฿
currency-cent: ¢
currency-dong: ₫
currency-hryvnia: ₴
currency-lari: ₾
currency-lira: ₺ ₤
currency-naira: ₦
currency-peso: ₱
currency-shekel: ₪
currency-tenge: ₸
currency-won: ₩
delta: Δ ∆
diamond: ◆ ◇ ♦ ♢ ⬥
divide: ÷ ∕ ➗
dollar-sign: $
dot: . · ∙ ⋅
dots-vertical: ⋮ ︙
eject: ⏏
ellipsis: … ⋯
equal-not: ≠ != !==
equal: = == ===
euro: €
exclamation-mark: ! ¡ !!
flag: ⚑ ⚐
gear: ⚙
greater-than-or-equal: ≥ >= ⩾
greater-than: >
grip-vertical: ⠿ ⣿ ⁝
hash: # ♯
heart: ♥ ♡ ❤ ❥
hourglass: ⌛ ⏳
indian-rupee: ₹
infinity: ∞
intersect: ∩
key-return: ↵ ⏎
keyboard: ⌨
lambda: λ
less-than-or-equal: ≤ <= ⩽
less-than: <
line-vertical: |
logic-and: ∧ &&
logic-not: ¬
logic-or: ∨ ||
mail: ✉
mars: ♂
math-function: ƒ
math-integral: ∫
menu: ☰ ≡ ≣
minus: - − – — ➖ --
moon: ☾ ☽
music-note: ♪ ♩
music-notes: ♫ ♬
omega: Ω
option: ⌥
parentheses: ( ) ()
peace: ☮
pencil: ✎ ✏ ✐
percent: % ‰
phone: ☎ ☏ ✆
pilcrow: ¶
play: ▶ ► ▷ ⏵
plus-minus: ± +- +/-
plus: + ➕ ++
pound-sterling: £
power: ⏻ ⏼ ⭘
question-mark: ? ¿ ??
quotes: " “ ” „ ' ‘ ’ ''
radioactive: ☢
recycle: ♻ ♲
redo: ↷ ⤾
refresh: ↻ ⟳
registered: ®
rotate-ccw: ↺ ⟲
russian-ruble: ₽
scissors: ✂ ✄
section-sign: §
shield: ⛨
sigma: Σ ∑
skull: ☠
slash: / ⁄
snowflake: ❄ ❅ ❆
spades: ♠ ♤
sparkles: ✨ ✦ ✧
square-check: ☑
square-root: √
square-x: ☒
square: □ ■ ◻ ◼ ▢ ▪ ⬜
star-and-crescent: ☪
star-of-david: ✡
star: ★ ☆ ⭐ ✩ ✪ ⋆
sum: ∑
sun: ☀ ☼ ☉
temperature: °
terminal: >_ $_ ~$
tilde: ~ ∼
trademark: ™
triangle: △ ▲ ▽ ▼
umbrella: ☂ ☔
underline: _
undo: ↶ ⤿
union: ∪
venus: ♀
wheelchair: ♿
x: × ✕ ✖ ✗ ✘ ⨯ ❌ ╳
yen: ¥
yin-yang: ☯
`;
