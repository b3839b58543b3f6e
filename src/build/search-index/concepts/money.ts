// Money and trade: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
affiliate: affiliate marketing | referral, partner, partner program | commission, network, link, marketing, earn
afghani: afghan afghani, afn | afghan currency | afghanistan, currency, money
alibaba: alibaba cloud, aliyun | cloud hosting, chinese marketplace | china, ecommerce, cloud
alipay: | chinese payment app, mobile payment | payment, wallet, china, qr pay
amazon: | online shop, online shopping, marketplace, kindle, aws | shopping, delivery, retail, ecommerce
armenian: armenian dram | amd | armenia, currency, money
asset: | property, resource, holding, node, module, component | finance, investment, inventory, library
atm: cash machine, cash dispenser, cashpoint | withdraw cash, hole in the wall, bank machine, automated teller machine | money, bank, withdrawal, card
audit: | inspection, review, auditor, financial check, examine | accounting, compliance, tax, document, magnifier
australian: australian dollar, aud | aussie dollar | australia, currency, money
azerbaijani: azerbaijani manat, azn | manat | azerbaijan, currency, money
badge-dollar-sign: price, cost, paid | pricing, premium, offer, commission | money
badge-percent: discount, sale, percent off, special offer, seal percent, rosette discount | promo, offer, coupon, deal, clearance, rebate, promotion | shop, price
bahraini: bahraini dinar, bhd | dinar | bahrain, currency, money
baht: thai baht, thb | thai currency | thailand, currency, money
balance-scale: scales, justice, weighing scale, libra | law, legal, compare, fairness, court | weight
bangladeshi: bangladeshi taka, bdt | taka | bangladesh, currency, money
bank: | financial institution, piggy bank, savings, treasury, embassy, consulate, governance, governmental, senate, parliament | money, finance, loan, column building, account, museum, courthouse, online banking
banknote: paper money | cash, money, dollar bill, bank note, bill | payment, pay, currency, salary, dollar, price, note
banknote-arrow-down: withdraw money, withdrawal, cash out | receive money, atm, pay out | bank, cash
banknote-arrow-up: deposit money, send money | pay, transfer money, top up | bank, cash
barcode: bar code | upc, ean, product code, scan, sku, qr code | price, product, shop, checkout, scanner, inventory
basket: shopping basket | cart, shopping cart, hamper, trolley, checkout, add to basket | shop, buy, store, purchase, ecommerce, picnic
belarusian: belarusian ruble, byn | rouble | belarus, currency, money
bill: invoice, receipt | check, tab, statement | payment, money, pay, restaurant
binance: | crypto exchange, bnb | cryptocurrency, bitcoin, trading
bit: bitcoin | binary digit, binary, btc | coin, crypto, data, computer
bit-coin: btc, bitcoin, crypto | cryptocurrency | blockchain
bitcoin: btc | cryptocurrency, crypto, crypto coin, digital currency | blockchain, money, coin, mining, finance, payment
blockchain: distributed ledger | crypto, cryptocurrency, web3, decentralized, bitcoin | network, chain, blocks, nodes, smart contract, nft
bnb: binance coin, bnb coin | binance, cryptocurrency | crypto, coin, blockchain
brunei: brunei dollar, bnd | bruneian dollar | currency, money
btc: bitcoin | crypto, cryptocurrency | coin, money, blockchain, currency
business: | briefcase, company, commerce, corporate, work | office, job, entrepreneur, professional
buy: purchase | shop, acquire, order, add to cart | shopping, money, pay, gold
canadian: canadian dollar, cad | loonie | canada, currency, money
candlestick: candlestick chart | stock chart, trading chart, ohlc, forex | trading, stocks, finance, crypto, market
cardholder: card holder | wallet, card case | credit card, payment, money
cart: shopping cart, trolley, shopping trolley | basket, add to cart, checkout, shopping bag, wheelbarrow | shop, buy, store, purchase, ecommerce, order
cash: money, banknote | bill, notes, paper money, dollar bill, dosh, cash payment | payment, pay, dollar, currency, coin, register, salary
cash-off: | | poverty, broke, cashless
cash-register: till, checkout, point of sale, pos, cashier | register, pay, checkout counter, cha ching, countertop | store, shop
cashapp: cash app | money transfer app, payment app | payment, send money, finance
cashback: cash back, money back | refund, reward, rebate, return money | payment, discount, bonus, loyalty
cashier: till, checkout | cash register, teller, point of sale, pos, cash desk | shop, payment, supermarket
cent: penny | coin, small change | money, currency, dollar, euro, price
circle-dollar-sign: dollar coin, money, coin, currency circle dollar, pricing | price, cost, payment, currency, cash, usd, earnings | finance
cny: yuan, renminbi, rmb | chinese yuan, chinese currency, yen | china, money, currency
coin: | money, token, penny, change, crypto coin | currency, payment, gold, cash, savings, finance, price
coinbase: | crypto exchange, crypto wallet | cryptocurrency, bitcoin, trading
coins: money | cash, tokens, small change, savings, loose change, gold, change, invest, investor, amount, economy | payment, currency, finance, wealth, budget, income, donate
contactless: contactless payment, tap to pay | nfc, tap and go, wireless payment | card, pay, credit card, phone, terminal
contactless-payment: contactless, tap to pay, nfc payment, paywave | apple pay, nfc, tap and go | card, phone
copper: | copper coin, bronze, level | coin, money, rank, metal
coupon: voucher, discount code | promo code, ticket, discount, gift card, offer | sale, shopping, deal, rebate, promotion
coupon-percent: discount coupon, voucher, promo code | discount, sale | shop
creative-commons: cc, cc license, copyleft | open license, free license, copyright | legal
creative-commons-by: attribution, cc by | credit author, license | legal
creative-commons-nc: non commercial, cc nc | license | legal
creative-commons-zero: public domain, cc0, cc zero | license, no copyright | legal
credit: credit card | debit card, payment card, bank card, card payment | payment, pay, checkout, money, loan, billing
credit-card-off: no card, cash only, no credit card | card declined, no card needed | payment
credit-card-pay: pay by card, card payment | contactless, checkout | payment
credit-card-pos: card terminal, card reader, pos terminal | payment terminal, pay by card | checkout
credit-card-reader: card terminal, pos terminal, payment terminal | pay by card, card machine | checkout
credit-card-refund: refund, card refund | chargeback, money back | payment
credits: coins, tokens | credit balance, points, acknowledgements | payment, money, balance
crowdfunding: crowd funding | fundraising, kickstarter, donation, backers | money, people, startup, investment
crunchbase: | startup database, company data | startup, business, investors
currency: money | dollar, currency symbol, foreign exchange, forex, euro, cash | coin, finance, price, payment, bank, exchange
currency-bitcoin: btc, bitcoin, crypto | cryptocurrency, satoshi | blockchain
currency-btc: bitcoin, crypto | cryptocurrency, satoshi | blockchain
currency-circle-dollar: dollar coin, money, coin, circle dollar sign | price, cost, payment, usd | finance
currency-cny: yuan, renminbi, rmb | money, yen | china, finance
currency-dollar: usd, dollar sign, money, $, bucks | price, cost, payment, currency | cash
currency-eth: ethereum, ether | crypto, cryptocurrency | blockchain
currency-ethereum: eth, ethereum, ether | crypto, cryptocurrency | blockchain
currency-eur: euro, euro sign | money, european currency | europe, finance
currency-euro: euro, eur, euro sign | money, european currency | europe, finance
currency-frank: chf, swiss franc, franc | money | switzerland, finance
currency-gbp: british pound, pound sterling, pound | money, quid | uk, finance
currency-inr: indian rupee, rupee, rupee sign | money | india, finance
currency-jpy: japanese yen, yen | money | japan, finance
currency-krw: korean won, won | money | korea, finance
currency-lira: turkish lira, lira | money | turkey, finance
currency-pound: gbp, british pound, pound sterling, quid | money, uk money | uk, finance
currency-real: brl, brazilian real | money | brazil, finance
currency-ruble: rub, rouble, russian ruble | money | russia, finance
currency-rupee: inr, indian rupee, rupee sign | money, indian currency | india, finance
currency-shekel: ils, israeli shekel, nis | money | israel, finance
currency-won: krw, korean won, won | money | korea, finance
currency-yen: jpy, japanese yen, yen sign | money, yuan | japan, finance
czech: czech koruna, czk | czech krone, czech crown | czechia, currency, prague
danish: danish krone, dkk | danish crown | denmark, currency, money
datev: | accounting software, tax software | accounting, tax, germany
deposit: | luggage deposit, pay in, hand over, give, left luggage | money, hand, savings, bank, baggage
dinar: | kuwaiti dinar, iraqi dinar, serbian dinar, bahraini dinar | currency, money, arab
dirham: uae dirham | emirati dirham, moroccan dirham, aed | currency, money, dubai, uae
discount: reduction, price reduction, cheap | sale, percent, percentage, offer, deal, special offer, markdown, price off, rebate, bargain, low price | coupon, promotion, price tag, promo, affordable
discount-percent: discount, sale, percent off | special offer, coupon, promo | shop
discount-tag: sale tag, price tag, sale label | discount, special offer, coupon | shop
dogecoin: doge | meme coin, cryptocurrency | crypto, coin, shiba
dollar: usd, dollar sign, buck | money, us dollar, bucks, currency, price, cash, pay, cost | payment, finance, sale, billing, salary, fee
dollar-sign: usd, dollar, money, currency dollar, $, bucks | price, cost, payment, finance, currency, pricing, salary | cash, us, business
dong: vietnamese dong, vnd | vietnamese currency | vietnam, currency, money
dram: armenian dram | armenian currency | armenia, currency, money
emirati: emirati dirham, aed | uae dirham | dubai, uae, currency, emirates
estimate: quote, quotation | cost estimate, appraisal, approximate | calculate, price, invoice, time
eth: ethereum, ether | crypto, cryptocurrency | coin, blockchain, currency, money, web3
ethereum: eth, ether | crypto, cryptocurrency, smart contract | blockchain, coin, token, web3, currency, nft
etsy: | handmade marketplace, craft shop | shop, handmade, ecommerce, crafts
eur: euro | euro sign, european currency | currency, money, cash, europe
euro: eur, euro sign, € | european currency, money, price | currency, cash, finance, europe, payment, coin
exchange-dollar: currency exchange, exchange rate, money exchange | forex, fx, convert currency, refund | bank
fi: ko fi | tipping, buy me a coffee | donation, support, creators
florin: aruban florin, guilder | gulden, dutch guilder | currency, money, aruba
forint: hungarian forint, huf | hungarian currency | hungary, currency, money
franc: chf, swiss franc | swiss currency | currency, money, switzerland, receipt
frank: franc, swiss franc | chf, french franc | currency, switzerland, money
funds: mutual fund | fund, investment, stock, shares, capital, investing | money, finance, chart, stock market, savings
gbp: pound, pound sterling | british pound, sterling, quid, pound sign | currency, money, uk, england
georgian: | georgian lari, georgian alphabet, gel | georgia, currency, money, language
georgian-lari: lari, currency lari | money, gel currency | georgia
gift-card: gift voucher, voucher, present card, gift certificate | coupon, store credit, redeem code | shopping, birthday
gold: gold bar, gold bars | bullion, ingot, gold ingots, precious metal | wealth, investment, money, treasure, bank
groww: | investment app, stock trading app | stocks, india, invest
guarani: paraguayan guarani, pyg | paraguayan currency | paraguay, currency, money
gumroad: | digital shop, creator store | sell, creators, ecommerce
guyanese: guyanese dollar, gyd | guyana dollar | guyana, currency, money
hand-coin: payment, receive money, donate, give money | charity, loan, tip | finance
hand-coins: payment, receive money, donate, donation, give money | salary, earn, charity, loan, lend, tip, pay, alms, grant, funding, stipend | finance, income, benefit
hand-deposit: deposit, put money | pay in, save | bank
hand-heart: charity, donate, volunteer, donation, give love, care | kindness, caring, giving, philanthropy, support, nonprofit, compassion | help, ngo, love, adopt, adoption, generous, mercy, mentoring
hand-helping: helping hand, offer, support | give, charity, beg, service, assistance, hand out, assist | help, give a hand
hand-withdraw: withdraw, take money | cash out, withdrawal | bank
home-dollar: house for sale | home loan
honor: honour | honor of kings, glory, distinction, merit | award, game, medal
hot-price: hot deal, bargain, sale | discount, best offer | shop
hryvnia: ukrainian hryvnia, uah | ukrainian currency | ukraine, currency, money
husd: husd stablecoin | stablecoin, huobi dollar | crypto, currency, coin
ico: initial coin offering | token sale, favicon file, icon file | crypto, coin, blockchain, image
income: | incoming, incoming message, received, earnings, revenue | chat, money, message, arrow
indian: indian rupee | inr, rupee | india, currency, money, receipt
indian-rupee: inr, rupee, currency rupee, rupee sign | money, indian currency | india, finance
infakt: | invoicing software, accounting software | invoice, accounting, poland
ingots: gold bars, bullion | gold bullion, bars of gold | gold, treasure, wealth, bank
inr: indian rupee, rupee | rupee sign, indian currency | currency, money, india
invoice: bill | receipt, statement, payment slip, factura, billing | payment, accounting, document, money, order, finance
iranian: iranian rial, irr | rial | iran, currency, money
japanese: | hiragana, japanese alphabet, jpy, japanese yen | japan, language, currency, yen
japanese-yen: jpy, yen, currency yen, yen sign, cny | money, yuan, renminbi | japan, china, finance
jpy: japanese yen, yen | yen sign, japanese currency | currency, money, japan
justice-scale: scales, law, legal, balance scale | court, fairness, judge | lawyer
kazakh: kazakh tenge, kzt | tenge | kazakhstan, currency, money
kickstarter: | crowdfunding, crowd funding | funding, startup, project, campaign
kip: lao kip, lak | laotian currency | laos, currency, money
klarna: | buy now pay later, pay later | payment, instalments, checkout
ko: ko fi | tipping, buy me a coffee | donation, support, creators
krone: krona, koruna | danish krone, swedish krona, czech koruna, norwegian krone, dkk, sek | currency, money, denmark, norway, sweden, crown
krw: south korean won, won | won sign, korean won | currency, money, korea
kzt: tenge, kazakhstani tenge | tenge sign | currency, money, kazakhstan
lari: georgian lari, gel | lari sign | currency, money, georgia
legal: law | justice, legal document, court, gavel, judge hammer, scales | lawyer, contract, terms, attorney
legal-document: contract, law document, terms and conditions | agreement, legal, privacy policy | law
legal-hammer: gavel, judge, auction | court, law, verdict, bid | justice
leu: romanian leu, ron | moldovan leu, lei | romania, moldova, currency
limit: | limit order, maximum, cap, threshold | trading, stock, order
lira: turkish lira | italian lira, lira sign | currency, money, turkey
litecoin: ltc | cryptocurrency, altcoin | crypto, coin, blockchain
loss: stop loss | losing money, decline, deficit | trading, stock, order, down
loyalty: loyalty card, rewards card | bonus card, points card, membership card, rewards | customer, points, shop
loyalty-card: membership card, rewards card, stamp card | points card, club card, rewards | shopping
lyd: libyan dinar | dinar, libyan currency | libya, currency, money
manat: azerbaijani manat, azn | turkmen manat, azerbaijani currency | azerbaijan, currency, money
market: marketplace | stock market, trade, exchange, shop, store | analysis, order, buy, sell, trading, bazaar
master: mastercard, master card | credit card, debit card | payment, card, bank
master-card: mastercard, credit card | payment card, two circles | bank, brand
mastercard: | credit card, debit card, payment card | payment, bank, checkout, pay
mollie: | payment provider, payment gateway, online payments | payment, finance, checkout
monero: xmr | cryptocurrency, crypto coin | coin, currency, privacy coin, blockchain
money: cash | dollar, currency, banknote, payment, funds, finance, bills, dosh | pay, salary, income, rich, price, wealth, bucks, savings, dough
money-bag: bag of money, money sack, loot, wealth | rich, cash, savings, fortune | bank, finance
money-dollar-circle: dollar coin, coin, circle dollar sign | price, cost, payment, usd | finance
money-exchange: currency exchange, exchange rate, convert currency | forex, fx, conversion | bank
money-receive: receive money, incoming payment, get paid | payment, income | bank
money-send: send money, transfer money, pay | payment, outgoing payment | bank
moneybag: money bag, money sack, bag of money | wealth, funds, cash, savings | dollar, rich, bank, loot, robbery, budget, investment, greed, greedy
naira: nigerian naira, ngn | nigerian currency | nigeria, currency, money
nem: xem | nem coin, crypto coin | cryptocurrency, blockchain, money
nepalese: nepalese rupee, npr | nepali rupee, nepalese currency | nepal, currency, money
nepali: nepali rupee, npr | nepalese rupee, nepali currency | nepal, currency, money
nexo: | crypto lending, crypto coin, crypto exchange | cryptocurrency, blockchain, finance
nft: non fungible token | digital art, crypto art, digital collectible | blockchain, crypto, token
ngn: naira, nigerian naira | nigerian currency | nigeria, currency, money
no-credit-card: cash only, no card, credit card off | card declined | payment
order: | purchase, buy order, sort, sequence, arrangement | shop, checkout, market, list, delivery, limit, ranking
paanga: tongan paanga | tongan currency, pa'anga | tonga, currency, money
packet: red packet, red envelope | hongbao, hong bao, lucky money, gift money | chinese new year, gift, money
patreon: | membership platform, support creators, crowdfunding | donate, creator, subscription, funding
pay: payment | checkout, buy, purchase, pay bill | credit card, money, mobile payment, wallet, spend
pay-by-check: cheque, check payment | bank check, payment | bank
payment: pay | checkout, transaction, purchase, contactless, card payment, billing, settle | money, credit card, invoice, bank, cash, buy, cost, subscription
payment-success: paid, payment complete, payment successful | transaction approved, order confirmed | checkout
payoneer: | online payment, payout service, money transfer | payment, freelancer, finance
paypal: | online payment, payment service, e wallet | pay, checkout, donate, money transfer
paypay: | japanese payment app, mobile payment | japan, payment, wallet
paywall: pay wall | subscription wall, locked content, paid content, members only | subscription, premium, lock, news
percent-circle: discount, percentage, circle percent | sale, rate, interest | maths
peso: philippine peso, mexican peso | piso | currency, money, philippines, mexico, cash
philippine: philippine peso, php | peso, filipino currency | philippines, currency, money
philippine-peso: php currency, peso, currency peso | money, piso | philippines, finance
pig-money: piggy bank, savings, save money, money box | saving, budget | bank, coins
piggy: piggy bank, money box | savings, save money, coin bank, moneybox | money, pig, finance, deposit, coin, budget, fund
piggy-bank: savings, save money, money box, pig money, saving | budget, save up, piggy, pension, investment, invest, investing, economical, thrifty | bank, finance, coins
pix: | brazilian instant payment, instant payment | payment, brazil, money transfer, bank
pos: point of sale, card terminal | payment terminal, card reader, card machine, eftpos | credit card, shop, checkout
pound: pound sterling, gbp, british pound | quid, sterling, uk currency | currency, money, england, britain, hash, weight, cash
pound-sterling: gbp, british pound, pound sign, quid, currency pound | money, currency, uk money | uk, finance
premium: premium rights, paid | paid content, royalties, licensed, rights managed | license, money, copyright
price: price tag, cost | pricing, tag, price label, label | sale, shop, discount, money, amount, fee, buy
price-tag: tag, label, price, price label, sale tag | cost, pricing, discount, offer, sku | shop, retail
profit: gain, earnings | growth, income, return on investment, revenue, yield | money, bitcoin, investment
quetzal: guatemalan quetzal, gtq | guatemalan currency | guatemala, currency, money
real: real estate, brazilian real | property, housing | house, brazil, currency, agent
real-estate: property, house for sale, housing market | realtor, estate agent, home buying | house
receipt: bill, sales slip | invoice, check, till receipt, proof of purchase, paystub, dietary receipt, expense | purchase, payment, tax, shopping, order, refund, cash register, owe, debt
receipt-refund: refund, money back, return, refundable | reimbursement, chargeback | payment
receipt-tax: tax, vat, tax bill | invoice, duty, gst | accounting
receipt-text: bill, invoice, order summary, receipt | billing, purchase history, check, transaction, sales slip | payment, restaurant
refund: money back | return, chargeback, reimbursement, cashback, repay | payment, receipt, purchase, customer service, guarantee
register: cash register, till | checkout, point of sale, pos, sign up | shop, payment, store, cashier, account, create account
renminbi: yuan, rmb, cny | chinese yuan, chinese currency, kuai | china, currency, money
revolut: | online bank, neobank, money app | bank, payment, card
rial: iranian rial, irr | iranian currency, omani rial | iran, currency, money
riyal: saudi riyal, sar | rial | currency, money, saudi arabia, qatar, cash
rosette-discount: discount, sale, percent off, badge percent, special offer | promo, offer, deal | shop, price
rub: ruble, rouble, russian ruble | islamic star | currency, russia, money
ruble: rouble, rub, russian rouble | russian currency | currency, money, russia, belarus, cash
rufiyaa: maldivian rufiyaa, mvr | maldivian currency | maldives, currency, money
rupee: indian rupee, inr | rs, indian currency | currency, money, india, nepal, pakistan, cash
russian-ruble: rub, rouble, ruble, currency ruble | money | russia, finance
safe: strongbox, vault | safe deposit box, safety deposit box, locker | money, bank, security, secure, lock, valuables, storage
safe-box: safe, vault, strongbox, money safe | deposit box, security, bank vault | money
sale: sale tag, discount | special offer, price tag, bargain, price off, clearance | shop, percent, label
sale-tag: price tag, discount tag, sale label | discount, special offer | shop
saudi: saudi riyal, sar | riyal, saudi currency, rial | saudi arabia, currency, money
saudi-riyal: sar, riyal, currency riyal | money | saudi arabia, finance
saving: | save money, money jar | cloud, money, jar, budget, piggy bank, done
savings: save money | deposit, coin in hand, piggy bank | money, bank, hand
scratch: scratch card, scratchcard | lottery ticket, scratch blocks, visual programming | lottery, prize, coding
seal-percent: discount, sale, percent off, badge percent, special offer | promo, offer, deal | shop, price
secure-payment: safe payment, payment protection | secure checkout, ssl | shield, card
sell: | sell gold, vend, trade, sale | gold, trading, money
shekel: israeli shekel, ils | new shekel, israeli currency, nis | israel, currency, money
shopee: | online marketplace, online shopping, e-commerce | shopping, store, asia
shopify: | online store builder, e-commerce platform, online shop | shopping, store, bag
shopping: | shopping cart, shopping bag, shopping basket, cart, basket, trolley, buy, checkout | shop, store, ecommerce, purchase, retail, groceries, supermarket, mall, add to cart
singapore: singapore dollar, sgd | singaporean currency, singaporean | currency, money, dollar
solana: sol | solana coin, crypto coin | cryptocurrency, blockchain, money
som: kyrgyz som, kgs | kyrgyzstani currency, uzbek som | kyrgyzstan, currency, money
stake: | crypto staking, deposit coins, bet | crypto, coins, blockchain
stellar: stellar lumens, xlm | lumen, crypto coin | cryptocurrency, blockchain, money
sterling: pound, pound sterling, gbp | british pound, quid | currency, money, uk, england
stock: | inventory, stock market, shares, out of stock | trading, package, warehouse, finance, chart, invest
stocks: shares | stock market, stock exchange, equities, apple stocks | finance, chart, investment
stocktwits: stock twits | investor social network | stocks, trading, social network
stripe: | payment processor, online payments | payment, checkout, credit card, billing
swedish: swedish krona, sek | krona, swedish currency, krone | sweden, currency, money
swiss-franc: chf, franc, currency frank | money | switzerland, finance
tag-simple: price tag, label, tag | price, category | shop
taiwan: taiwan dollar, twd | new taiwan dollar, taiwanese currency, nt dollar | currency, money, dollar
taka: bangladeshi taka, bdt | bangladeshi currency | currency, money, bangladesh
taobao: | online shopping, chinese marketplace | shopping, ecommerce, china
tax: | tax return, vat, duty, levy, taxation | receipt, money, government, finance, percent, invoice, accounting
taxes: | tax return, duty, vat, tax office | money, finance, government
tenge: kazakh tenge, kzt | kazakhstani currency | kazakhstan, currency, money
tether: usdt | tether coin, stablecoin, crypto coin | cryptocurrency, blockchain, dollar
tiltify: | charity fundraising, fundraising platform | charity, donation, streaming
tip: tip jar | gratuity, donation jar, donate | money, coin, savings, service, restaurant, waiter
tip-jar: tips, gratuity, tip | donation, buy me a coffee, service charge | coins, cafe
tips: gratuity | give money, coins in hand, donate | coins, hand, waiter
token: | coin, crypto token, nft | cryptocurrency, crypto, blockchain, access, swap
torchain: | crypto coin, blockchain token | cryptocurrency, blockchain, money
trade: | exchange, trading, buy and sell, trade up | stock, market, arrow, business, trademark
trade-mark: trademark, tm | brand, copyright, intellectual property | legal
trademark-registered: registered trademark, registered, r in circle | trademark, brand, copyright | legal
transaction: | payment, money transfer, exchange, transfer money | money, finance, bank, purchase, arrows, currency
treasure: treasure chest | treasure map, booty, loot | pirate, gold, chest, jewels, island, adventure, map
trolley: hand truck, sack truck | shopping trolley, cart, dolly, luggage trolley, luggage cart | delivery, shopping, warehouse, supermarket, airport, moving
tugrik: mongolian tugrik, mnt | togrog, mongolian currency | mongolia, currency, money
turkish-lira: lira, currency lira | money, try currency | turkey, finance
usdt: tether | stablecoin, crypto coin, dollar coin | cryptocurrency, blockchain, money
vault: safe | bank vault, strongroom, strongbox | bank, money, security, secure, lock, treasure, password manager
vechain: vet | vechain coin, crypto coin | cryptocurrency, blockchain, money
vinted: | second hand clothes, used clothes marketplace | shopping, clothes, second hand
vip: very important person | premium, exclusive, crown | membership, celebrity, diamond, special
visa: | credit card, debit card, payment card | payment, bank, pay, checkout
voucher: coupon | gift voucher, gift card, discount ticket | discount, shop, ticket
wallet: billfold | purse, e wallet, crypto wallet, pocketbook, digital wallet | money, cash, payment, pay, card, balance, finance, funds
wallet-cards: payment methods, card wallet, digital wallet | cards, payment, apple wallet, passes | money
wallet-minimal: wallet, billfold, purse | payment, balance, money | finance
walmart: | american supermarket, supermarket chain, grocery chain | shopping, supermarket, retail
wise: transferwise, transfer wise | money transfer, international transfer | bank, payment, currency
wish: wish app | online marketplace, online shopping | shopping, store, deals
withdraw: withdrawal, cash out | take out money, payout, cashout | atm, money, bank, cash, hand, bitcoin
withdrawal: withdraw, cash withdrawal | take out money, reverse withdrawal, cash out, refund | atm, bank, money
won: korean won, krw | south korean won, korean currency | korea, currency, money
xrp: ripple | cryptocurrency, crypto coin | coin, currency, blockchain
xtz: tezos | tezos coin, crypto coin | cryptocurrency, blockchain, money
yen: japanese yen, jpy | japanese currency | currency, money, japan, cash
yuan: renminbi, rmb, cny, chinese yuan | chinese currency | currency, money, china, cash
zalando: | online fashion store, fashion shop | shopping, clothes, shoes
zcash: zec | zcash coin, privacy coin, crypto coin | cryptocurrency, blockchain, money
zimbabwean: zimbabwean dollar, zwl | zimbabwe dollar, zimbabwean currency | zimbabwe, currency, money
zloty: polish zloty, pln | polish currency | poland, currency, money
`;
