// Money and trade: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
affiliate: affiliate marketing | referral, partner, partner program | commission, network, link, marketing, earn
alipay: | chinese payment app, mobile payment | payment, wallet, china, qr pay
amazon: | online shop, online shopping, marketplace, kindle, aws | shopping, delivery, retail, ecommerce
bank: | financial institution, piggy bank, savings, treasury | money, finance, loan, column building, account, museum, courthouse, online banking
banknote: paper money | cash, money, dollar bill, bank note, bill | payment, pay, currency, salary, dollar, price, note
barcode: bar code | upc, ean, product code, scan, sku, qr code | price, product, shop, checkout, scanner, inventory
basket: shopping basket | cart, shopping cart, hamper, trolley, checkout, add to basket | shop, buy, store, purchase, ecommerce, picnic
bitcoin: btc | cryptocurrency, crypto, crypto coin, digital currency | blockchain, money, coin, mining, finance, payment
blockchain: distributed ledger | crypto, cryptocurrency, web3, decentralized, bitcoin | network, chain, blocks, nodes, smart contract, nft
btc: bitcoin | crypto, cryptocurrency | coin, money, blockchain, currency
business: | briefcase, company, commerce, corporate, work | office, job, entrepreneur, professional
candlestick: candlestick chart | stock chart, trading chart, ohlc, forex | trading, stocks, finance, crypto, market
cardholder: card holder | wallet, card case | credit card, payment, money
cart: shopping cart, trolley, shopping trolley | basket, add to cart, checkout, shopping bag, wheelbarrow | shop, buy, store, purchase, ecommerce, order
cash: money, banknote | bill, notes, paper money, dollar bill, dosh, cash payment | payment, pay, dollar, currency, coin, register, salary
cashback: cash back, money back | refund, reward, rebate, return money | payment, discount, bonus, loyalty
cent: penny | coin, small change | money, currency, dollar, euro, price
cny: yuan, renminbi, rmb | chinese yuan, chinese currency, yen | china, money, currency
coin: | money, token, penny, change, crypto coin | currency, payment, gold, cash, savings, finance, price
coins: money | cash, tokens, small change, savings, loose change, gold, change | payment, currency, finance, wealth, budget, income, donate
contactless: contactless payment, tap to pay | nfc, tap and go, wireless payment | card, pay, credit card, phone, terminal
copper: | copper coin, bronze, level | coin, money, rank, metal
coupon: voucher, discount code | promo code, ticket, discount, gift card, offer | sale, shopping, deal, rebate, promotion
credit: credit card | debit card, payment card, bank card, card payment | payment, pay, checkout, money, loan, billing
currency: money | dollar, currency symbol, foreign exchange, forex, euro, cash | coin, finance, price, payment, bank, exchange
deposit: | luggage deposit, pay in, hand over, give, left luggage | money, hand, savings, bank, baggage
dirham: uae dirham | emirati dirham, moroccan dirham, aed | currency, money, dubai, uae
discount: reduction, price reduction | sale, percent, percentage, offer, deal, special offer, markdown, price off, rebate | coupon, promotion, price tag, bargain, promo
dollar: usd, dollar sign, buck | money, us dollar, bucks, currency, price, cash, pay, cost | payment, finance, sale, billing, salary, fee
eth: ethereum, ether | crypto, cryptocurrency | coin, blockchain, currency, money, web3
ethereum: eth, ether | crypto, cryptocurrency, smart contract | blockchain, coin, token, web3, currency, nft
eur: euro | euro sign, european currency | currency, money, cash, europe
euro: eur, euro sign, € | european currency, money, price | currency, cash, finance, europe, payment, coin
franc: chf, swiss franc | swiss currency | currency, money, switzerland, receipt
funds: mutual fund | fund, investment, stock, shares, capital, investing | money, finance, chart, stock market, savings
gbp: pound, pound sterling | british pound, sterling, quid, pound sign | currency, money, uk, england
georgian: | georgian lari, georgian alphabet, gel | georgia, currency, money, language
gold: gold bar, gold bars | bullion, ingot, gold ingots, precious metal | wealth, investment, money, treasure, bank
honor: honour | honor of kings, glory, distinction, merit | award, game, medal
income: | incoming, incoming message, received, earnings, revenue | chat, money, message, arrow
indian: indian rupee | inr, rupee | india, currency, money, receipt
inr: indian rupee, rupee | rupee sign, indian currency | currency, money, india
invoice: bill | receipt, statement, payment slip, factura, billing | payment, accounting, document, money, order, finance
japanese: | hiragana, japanese alphabet, jpy, japanese yen | japan, language, currency, yen
jpy: japanese yen, yen | yen sign, japanese currency | currency, money, japan
kickstarter: | crowdfunding, crowd funding | funding, startup, project, campaign
krone: krona, koruna | danish krone, swedish krona, czech koruna, norwegian krone, dkk, sek | currency, money, denmark, norway, sweden, crown
krw: south korean won, won | won sign, korean won | currency, money, korea
kzt: tenge, kazakhstani tenge | tenge sign | currency, money, kazakhstan
lari: georgian lari, gel | lari sign | currency, money, georgia
legal: law | justice, legal document, court, gavel, judge hammer, scales | lawyer, contract, terms, attorney
lira: turkish lira | italian lira, lira sign | currency, money, turkey
market: marketplace | stock market, trade, exchange, shop, store | analysis, order, buy, sell, trading, bazaar
mastercard: | credit card, debit card, payment card | payment, bank, checkout, pay
monero: xmr | cryptocurrency, crypto coin | coin, currency, privacy coin, blockchain
money: cash | dollar, currency, banknote, payment, funds, finance, bills, dosh | pay, salary, income, rich, price, wealth, bucks, savings, dough
moneybag: money bag, money sack, bag of money | wealth, funds, cash, savings | dollar, rich, bank, loot, robbery, budget, investment
ngn: naira, nigerian naira | nigerian currency | nigeria, currency, money
order: | purchase, buy order, sort, sequence, arrangement | shop, checkout, market, list, delivery, limit, ranking
patreon: | membership platform, support creators, crowdfunding | donate, creator, subscription, funding
pay: payment | checkout, buy, purchase, pay bill | credit card, money, mobile payment, wallet, spend
payment: pay | checkout, transaction, purchase, contactless, card payment, billing, settle | money, credit card, invoice, bank, cash, buy, cost, subscription
paypal: | online payment, payment service, e wallet | pay, checkout, donate, money transfer
peso: philippine peso, mexican peso | piso | currency, money, philippines, mexico, cash
piggy: piggy bank, money box | savings, save money, coin bank, moneybox | money, pig, finance, deposit, coin, budget, fund
pix: | brazilian instant payment, instant payment | payment, brazil, money transfer, bank
pound: pound sterling, gbp, british pound | quid, sterling, uk currency | currency, money, england, britain, hash, weight, cash
price: price tag, cost | pricing, tag, price label, label | sale, shop, discount, money, amount, fee, buy
real: real estate, brazilian real | property, housing | house, brazil, currency, agent
receipt: bill, sales slip | invoice, check, till receipt, proof of purchase | purchase, payment, tax, shopping, order, expense, refund, cash register
refund: money back | return, chargeback, reimbursement, cashback, repay | payment, receipt, purchase, customer service, guarantee
register: cash register, till | checkout, point of sale, pos, sign up | shop, payment, store, cashier, account, create account
riyal: saudi riyal, sar | rial | currency, money, saudi arabia, qatar, cash
rub: ruble, rouble, russian ruble | islamic star | currency, russia, money
ruble: rouble, rub, russian rouble | russian currency | currency, money, russia, belarus, cash
rupee: indian rupee, inr | rs, indian currency | currency, money, india, nepal, pakistan, cash
safe: strongbox, vault | safe deposit box, safety deposit box, locker | money, bank, security, secure, lock, valuables, storage
saving: | save money, money jar | cloud, money, jar, budget, piggy bank, done
shopping: | shopping cart, shopping bag, shopping basket, cart, basket, trolley, buy, checkout | shop, store, ecommerce, purchase, retail, groceries, supermarket, mall, add to cart
sterling: pound, pound sterling, gbp | british pound, quid | currency, money, uk, england
stock: | inventory, stock market, shares, out of stock | trading, package, warehouse, finance, chart, invest
stripe: | payment processor, online payments | payment, checkout, credit card, billing
taka: bangladeshi taka, bdt | bangladeshi currency | currency, money, bangladesh
taobao: | online shopping, chinese marketplace | shopping, ecommerce, china
tax: | tax return, vat, duty, levy, taxation | receipt, money, government, finance, percent, invoice, accounting
tip: tip jar | gratuity, donation jar, donate | money, coin, savings, service, restaurant, waiter
token: | coin, crypto token, nft | cryptocurrency, crypto, blockchain, access, swap
trade: | exchange, trading, buy and sell, trade up | stock, market, arrow, business, trademark
transaction: | payment, money transfer, exchange, transfer money | money, finance, bank, purchase, arrows, currency
treasure: treasure chest | treasure map, booty, loot | pirate, gold, chest, jewels, island, adventure, map
trolley: hand truck, sack truck | shopping trolley, cart, dolly, luggage trolley, luggage cart | delivery, shopping, warehouse, supermarket, airport, moving
vault: safe | bank vault, strongroom, strongbox | bank, money, security, secure, lock, treasure, password manager
vip: very important person | premium, exclusive, crown | membership, celebrity, diamond, special
visa: | credit card, debit card, payment card | payment, bank, pay, checkout
wallet: billfold | purse, e wallet, crypto wallet, pocketbook | money, cash, payment, pay, card, balance, finance, funds
withdraw: withdrawal, cash out | take out money, payout, cashout | atm, money, bank, cash, hand, bitcoin
xrp: ripple | cryptocurrency, crypto coin | coin, currency, blockchain
yen: japanese yen, jpy | japanese currency | currency, money, japan, cash
yuan: renminbi, rmb, cny, chinese yuan | chinese currency | currency, money, china, cash
`;
