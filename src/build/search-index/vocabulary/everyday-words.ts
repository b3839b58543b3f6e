// Everyday things in languages of which the Unicode annotations are not at hand: Turkish, Czech, Arabic, Hebrew, Greek,
// Romanian, Indonesian. A row reads `English term: words that mean it`.
export const translations = `
heart: kalp, srdce, قلب, לב, καρδιά, inimă, hati, jantung
rain: yağmur, déšť, deštivo, مطر, גשם, βροχή, ploaie, hujan
snow: kar, sníh, ثلج, שלג, χιόνι, zăpadă, ninsoare, salju
wind: rüzgar, vítr, رياح, ريح, רוח, άνεμος, αέρας, vânt, angin
storm: fırtına, bouře, عاصفة, סערה, סופה, καταιγίδα, furtună, badai
rainbow: gökkuşağı, duha, قوس قزح, קשת, ουράνιο τόξο, curcubeu, pelangi
star: yıldız, hvězda, نجمة, כוכב, αστέρι, stea, bintang
sun: güneş, slunce, slunečno, شمس, שמש, ήλιος, soare, matahari
moon: ay, měsíc, قمر, ירח, φεγγάρι, lună, bulan
fire: ateş, oheň, نار, אש, φωτιά, foc, api
water: su, voda, ماء, مياه, מים, νερό, apă, air minum
umbrella: şemsiye, deštník, مظلة, מטריה, מטרייה, ομπρέλα, umbrelă, payung
thermometer: termometre, teploměr, ميزان حرارة, מדחום, θερμόμετρο, termometru, termometer, sıcaklık, teplota, درجة الحرارة, טמפרטורה, θερμοκρασία, temperatură, suhu
weather: hava durumu, počasí, طقس, מזג אוויר, καιρός, vreme, cuaca
mountain: dağ, hora, hory, جبل, הר, βουνό, munte, gunung
beach: plaj, sahil, pláž, شاطئ, חוף, παραλία, plajă, pantai
waves: deniz, moře, بحر, ים, θάλασσα, mare, laut, dalga, vlna, موج, גל, κύμα, val, ombak
island: ada, ostrov, جزيرة, אי, νησί, insulă, pulau
tree: ağaç, strom, شجرة, עץ, δέντρο, copac, pom, pohon
forest: orman, les, غابة, יער, δάσος, pădure, hutan
leaf: yaprak, list, ورقة شجر, עלה, φύλλο, frunză, daun
flower: çiçek, květina, kytka, květ, زهرة, وردة, פרח, λουλούδι, floare, bunga
rose: gül, růže, ورد, ורד, τριαντάφυλλο, trandafir, mawar
plant: bitki, rostlina, نبات, צמח, φυτό, plantă, tanaman
grass: çim, tráva, عشب, דשא, γρασίδι, iarbă, rumput
dog: köpek, pes, كلب, כלב, σκύλος, câine, anjing
cat: kedi, kočka, قطة, قط, חתול, γάτα, pisică, kucing
fish: balık, ryba, سمك, سمكة, דג, ψάρι, pește, ikan
bird: kuş, pták, طائر, عصفور, ציפור, πουλί, pasăre, burung
horse: at, kůň, حصان, סוס, άλογο, cal, kuda
cow: inek, kráva, بقرة, פרה, αγελάδα, vacă, sapi
pig: domuz, prase, خنزير, חזיר, γουρούνι, porc, babi
sheep: koyun, ovce, خروف, כבשה, πρόβατο, oaie, domba
chicken: tavuk, kuře, slepice, دجاجة, دجاج, תרנגולת, עוף, κοτόπουλο, pui, găină, ayam
rabbit: tavşan, králík, zajíc, أرنب, ארנב, κουνέλι, λαγός, iepure, kelinci
mouse: fare, myš, فأر, עכבר, ποντίκι, șoarece, tikus
butterfly: kelebek, motýl, فراشة, פרפר, πεταλούδα, fluture, kupu-kupu
bug: böcek, hmyz, حشرة, חרק, έντομο, insectă, serangga, arı, včela, نحلة, דבורה, μέλισσα, albină, lebah
spider: örümcek, pavouk, عنكبوت, עכביש, αράχνη, păianjen, laba-laba
turtle: kaplumbağa, želva, سلحفاة, צב, χελώνα, broască țestoasă, kura-kura, penyu
paw: aslan, lev, أسد, אריה, λιοντάρι, leu, singa, ayı, medvěd, دب, דוב, αρκούδα, urs, beruang, fil, slon, فيل, פיל, ελέφαντας, elefant, gajah, hayvan, zvíře, حيوان, חיה, ζώο, animal, hewan, maymun, opice, قرد, קוף, μαϊμού, maimuță, monyet
apple: elma, jablko, تفاح, تفاحة, תפוח, μήλο, măr, apel, 사과, meyve, ovoce, فاكهة, פרי, φρούτο, fruct, buah
banana: muz, banán, موز, בננה, μπανάνα, banană, pisang
cherry: kiraz, çilek, třešeň, jahoda, كرز, فراولة, דובדבן, תות, κεράσι, φράουλα, cireașă, căpșună, ceri, stroberi
citrus: limon, portakal, citron, pomeranč, ليمون, برتقال, לימון, תפוז, λεμόνι, πορτοκάλι, lămâie, portocală, jeruk, lemon
grape: üzüm, hroznové víno, عنب, ענבים, σταφύλι, struguri, anggur
carrot: havuç, mrkev, جزر, גזר, καρότο, morcov, wortel, sebze, zelenina, خضار, ירק, λαχανικό, legume, sayur
pepper: biber, paprika, pepř, فلفل, פלפל, πιπέρι, πιπεριά, ardei, piper, cabai, lada
mushroom: mantar, houba, فطر, פטרייה, μανιτάρι, ciupercă, jamur
bread: ekmek, chléb, chleba, خبز, לחם, ψωμί, pâine, roti
cheese: peynir, sýr, جبن, גבינה, τυρί, brânză, keju
egg: yumurta, vejce, vajíčko, بيضة, بيض, ביצה, αυγό, ou, telur
meat: et, maso, لحم, בשר, κρέας, carne, daging
milk: süt, mléko, حليب, חלב, γάλα, lapte, susu
soup: çorba, polévka, حساء, شوربة, מרק, σούπα, supă, sup
pizza: píca, بيتزا, פיצה, πίτσα
cake: pasta, kek, dort, كعكة, كيك, עוגה, τούρτα, κέικ, tort, prăjitură, kue
cookie: kurabiye, sušenka, بسكويت, עוגיה, עוגייה, μπισκότο, biscuit, kue kering, biskuit
candy: şeker, bonbon, حلوى, ממתק, סוכריה, καραμέλα, bomboană, permen
chocolate: çikolata, čokoláda, شوكولاتة, שוקולד, σοκολάτα, ciocolată, cokelat
ice-cream: dondurma, zmrzlina, آيس كريم, مثلجات, גלידה, παγωτό, înghețată, es krim
coffee: kahve, káva, قهوة, קפה, καφές, cafea, kopi
tea: çay, čaj, شاي, תה, τσάι, ceai, teh
beer: bira, pivo, بيرة, בירה, μπύρα, bere, bir
wine: şarap, víno, نبيذ, יין, κρασί, vin, anggur minuman
bottle: şişe, láhev, lahev, زجاجة, בקבוק, μπουκάλι, sticlă, botol
cup: bardak, fincan, kupa, šálek, hrnek, كوب, فنجان, כוס, ספל, φλιτζάνι, κούπα, ceașcă, cană, cangkir, gelas
fork: çatal, vidlička, شوكة, מזלג, πιρούνι, furculiță, garpu
spoon: kaşık, lžíce, lžička, ملعقة, כף, כפית, κουτάλι, lingură, sendok
knife: bıçak, nůž, سكين, סכין, μαχαίρι, cuțit, pisau
house: ev, dům, domek, بيت, منزل, בית, σπίτι, casă, rumah
door: kapı, dveře, باب, דלת, πόρτα, ușă, pintu
window: pencere, okno, نافذة, شباك, חלון, παράθυρο, fereastră, jendela
stairs: merdiven, schody, درج, سلم, מדרגות, σκάλα, scări, tangga
table: masa, stůl, طاولة, שולחן, τραπέζι, masă, meja
chair: sandalye, židle, كرسي, כיסא, καρέκλα, scaun, kursi
armchair: koltuk, křeslo, أريكة, כורסה, πολυθρόνα, fotoliu, kursi malas
sofa: kanepe, pohovka, gauč, كنبة, ספה, καναπές, canapea, sofa
bed: yatak, postel, سرير, מיטה, κρεβάτι, pat, ranjang
lamp: lamba, lampa, مصباح, מנורה, λάμπα, φωτιστικό, lampă, lampu
candle: mum, svíčka, شمعة, נר, κερί, lumânare, lilin
key: anahtar, klíč, مفتاح, מפתח, κλειδί, cheie, kunci
lock: kilit, zámek, قفل, מנעול, κλειδαριά, lacăt, gembok
book: kitap, kniha, كتاب, ספר, βιβλίο, carte, buku
pencil: kalem, tužka, pero, قلم, עיפרון, עט, μολύβι, στυλό, creion, stilou, pensil, pena
paper: kağıt, papír, ورق, נייר, χαρτί, hârtie, kertas
scissors: makas, nůžky, مقص, מספריים, ψαλίδι, foarfece, gunting
ruler: cetvel, pravítko, مسطرة, סרגל, χάρακας, riglă, penggaris
calculator: hesap makinesi, kalkulačka, آلة حاسبة, מחשבון, αριθμομηχανή, kalkulator
clock: saat, hodiny, ساعة, שעון, ρολόι, ceas, jam
watch: kol saati, hodinky, ساعة يد, שעון יד, ρολόι χειρός, ceas de mână, jam tangan
alarm: çalar saat, budík, منبه, שעון מעורר, ξυπνητήρι, alarmă, alarm
calendar: takvim, kalendář, تقويم, לוח שנה, יומן, ημερολόγιο, kalender
glasses: gözlük, brýle, نظارة, نظارات, משקפיים, γυαλιά, ochelari, kacamata
sunglasses: güneş gözlüğü, sluneční brýle, نظارة شمسية, משקפי שמש, γυαλιά ηλίου, ochelari de soare, kacamata hitam
hanger: giysi, kıyafet, oblečení, ملابس, בגדים, ρούχα, haine, pakaian, baju
shirt: gömlek, tişört, košile, tričko, قميص, חולצה, πουκάμισο, μπλούζα, cămașă, tricou, kemeja, kaus
dress: elbise, šaty, فستان, שמלה, φόρεμα, rochie, gaun
shoe: ayakkabı, bota, boty, حذاء, נעל, נעליים, παπούτσι, pantof, pantofi, sepatu
sock: çorap, ponožka, جورب, גרב, κάλτσα, șosetă, kaus kaki
hat: şapka, klobouk, قبعة, כובע, καπέλο, pălărie, topi
backpack: sırt çantası, batoh, حقيبة ظهر, תיק גב, תרמיל, σακίδιο, rucsac, ransel, tas punggung
handbag: el çantası, kabelka, حقيبة يد, תיק יד, τσάντα, geantă, poșetă, tas tangan, tas
luggage: bavul, valiz, kufr, zavazadlo, حقيبة سفر, أمتعة, מזוודה, βαλίτσα, αποσκευές, valiză, bagaj, koper, bagasi
ring: yüzük, prsten, خاتم, טבעת, δαχτυλίδι, inel, cincin
diamond: elmas, diamant, ألماس, יהלום, διαμάντι, berlian
crown: taç, koruna, تاج, כתר, κορώνα, στέμμα, coroană, mahkota
mirror: ayna, zrcadlo, مرآة, מראה, καθρέφτης, oglindă, cermin
brush: fırça, štětec, kartáč, فرشاة, מברשת, מכחול, πινέλο, βούρτσα, pensulă, perie, kuas, sikat
hammer: çekiç, kladivo, مطرقة, פטיש, σφυρί, ciocan, palu
wrench: İngiliz anahtarı, klíč na matice, مفتاح ربط, מפתח ברגים, γαλλικό κλειδί, cheie franceză, kunci inggris
axe: balta, sekera, فأس, גרזן, τσεκούρι, topor, kapak
ladder: el merdiveni, žebřík, סולם, φορητή σκάλα, scară, tangga lipat
rope: ip, halat, lano, حبل, חבל, σχοινί, frânghie, tali
car: araba, otomobil, auto, automobil, سيارة, מכונית, רכב, αυτοκίνητο, mașină, mobil
bus: otobüs, autobus, حافلة, باص, אוטובוס, λεωφορείο, autobuz, bus
train: tren, vlak, قطار, רכבת, τρένο, tren, kereta, kereta api
truck: kamyon, nákladní auto, شاحنة, משאית, φορτηγό, camion, truk
bike: bisiklet, jízdní kolo, kolo, دراجة, دراجة هوائية, אופניים, ποδήλατο, bicicletă, sepeda
motorcycle: motosiklet, motorka, motocykl, دراجة نارية, אופנוע, μοτοσικλέτα, μηχανή, motocicletă, sepeda motor
motorbike: motosiklet, motorka, دراجة نارية, אופנוע, μοτοσικλέτα, motocicletă, sepeda motor
plane: uçak, letadlo, طائرة, מטוס, αεροπλάνο, avion, pesawat
helicopter: helikopter, vrtulník, مروحية, هليكوبتر, מסוק, ελικόπτερο, elicopter
rocket: roket, raketa, صاروخ, רקטה, טיל, πύραυλος, rachetă, roket
ship: gemi, loď, سفينة, ספינה, אונייה, πλοίο, navă, vapor, kapal
sailboat: yelkenli, tekne, plachetnice, člun, قارب, מפרשית, סירה, βάρκα, ιστιοφόρο, barcă, perahu
anchor: çapa, kotva, مرساة, עוגן, άγκυρα, ancoră, jangkar
taxi: taksi, taxík, تاكسي, מונית, ταξί, taxi, taksi
road: yol, silnice, cesta, طريق, כביש, δρόμος, drum, stradă, jalan
bridge: köprü, most, جسر, גשר, γέφυρα, pod, jembatan
traffic-light: trafik lambası, semafor, إشارة مرور, רמזור, φανάρι, semafor, lampu lalu lintas
gas-station: benzin istasyonu, benzinka, محطة وقود, תחנת דלק, βενζινάδικο, benzinărie, pom bensin
school: okul, škola, مدرسة, בית ספר, σχολείο, școală, sekolah
hospital: hastane, nemocnice, مستشفى, בית חולים, νοσοκομείο, spital, rumah sakit
church: kilise, kostel, كنيسة, כנסייה, εκκλησία, biserică, gereja
mosque: cami, mešita, مسجد, מסגד, τζαμί, moschee, masjid
castle: kale, hrad, zámek hrad, قلعة, טירה, κάστρο, castel, kastil, istana
factory: fabrika, továrna, مصنع, מפעל, εργοστάσιο, fabrică, pabrik
tent: çadır, stan, خيمة, אוהל, σκηνή, cort, tenda
globe: dünya, küre, glóbus, كرة أرضية, גלובוס, υδρόγειος, glob, bola dunia
map: harita, mapa, خريطة, מפה, χάρτης, hartă, peta
compass: pusula, kompas, بوصلة, מצפן, πυξίδα, busolă, kompas
flag: bayrak, vlajka, علم, דגל, σημαία, steag, bendera
phone: telefon, هاتف, תלפון, טלפון, τηλέφωνο, telepon
smartphone: cep telefonu, mobil telefon, chytrý telefon, هاتف محمول, جوال, نقال, טלפון נייד, סלולרי, κινητό, telefon mobil, ponsel, hp
laptop: dizüstü, notebook, حاسوب محمول, لابتوب, מחשב נייד, λάπτοπ, φορητός υπολογιστής
device-tv: televizyon, televize, تلفاز, تلفزيون, טלוויזיה, τηλεόραση, televizor, televisi
radio: radyo, rádio, راديو, مذياع, רדיו, ραδιόφωνο, radio
camera: kamera, fotoğraf makinesi, fotoaparát, كاميرا, מצלמה, κάμερα, aparat foto, cameră foto
movie: film, sinema, kino, فيلم, سينما, סרט, קולנוע, ταινία, σινεμά, bioskop
printer: yazıcı, tiskárna, طابعة, מדפסת, εκτυπωτής, imprimantă
music: müzik, şarkı, hudba, píseň, موسيقى, أغنية, מוזיקה, שיר, μουσική, τραγούδι, muzică, cântec, musik, lagu
guitar: gitar, kytara, جيتار, غيتار, גיטרה, κιθάρα, chitară, gitar
piano: piyano, klavír, بيانو, פסנתר, πιάνο, pian
drum: davul, buben, طبل, תוף, τύμπανο, tobă, gendang, drum
ball: top, míč, كرة, כדור, μπάλα, minge, bola
ball-football: futbol, fotbal, كرة قدم, كرة القدم, כדורגל, ποδόσφαιρο, fotbal, sepak bola
ball-basketball: basketbol, basketbal, كرة السلة, כדורסל, μπάσκετ, baschet, bola basket
swimming: yüzme, plavání, سباحة, שחייה, κολύμβηση, înot, renang
barbell: spor, sport, رياضة, ספורט, αθλητισμός, γυμναστική, sport, olahraga, spor salonu, posilovna, نادي رياضي, חדר כושר, γυμναστήριο, sală de sport
trophy: kupa ödül, pohár, كأس, גביע, τρόπαιο, κύπελλο, trofeu, cupă, piala
medal: madalya, medaile, ميدالية, מדליה, μετάλλιο, medalie, medali
target: hedef, cíl, هدف, מטרה, יעד, στόχος, țintă, target sasaran, sasaran
dice: zar, kostka, kostky, نرد, קובייה, ζάρι, zaruri, dadu
puzzle: yapboz, bulmaca, hlavolam, أحجية, פאזל, παζλ, teka-teki
balloon: balon, balónek, بالون, בלון, μπαλόνι, balon
confetti: parti, kutlama, oslava, párty, حفلة, احتفال, מסיבה, חגיגה, πάρτι, γιορτή, petrecere, pesta
christmas-tree: noel, yılbaşı, vánoce, vánoční stromek, عيد الميلاد, חג המולד, χριστούγεννα, crăciun, natal, pohon natal
hand-stop: el, ruka, يد, יד, χέρι, mână, tangan
eye: göz, oko, عين, עין, μάτι, ochi, mata
ear: kulak, ucho, أذن, אוזן, αυτί, ureche, telinga
nose: burun, nos, أنف, אף, μύτη, nas, hidung
tooth: diş, zub, سن, أسنان, שן, שיניים, δόντι, dinte, gigi
dental: diş hekimi, dişçi, zubař, طبيب أسنان, רופא שיניים, οδοντίατρος, dentist, dokter gigi
brain: beyin, mozek, دماغ, مخ, מוח, εγκέφαλος, μυαλό, creier, otak
bone: kemik, kost, عظم, עצם, κόκαλο, os, tulang
lungs: akciğer, plíce, رئة, ריאות, πνεύμονες, plămâni, paru-paru
muscle: kas, sval, عضلة, שריר, μυς, mușchi, otot
pill: ilaç, hap, lék, prášek, دواء, حبة دواء, תרופה, כדור תרופה, φάρμακο, χάπι, medicament, pastilă, obat, pil
vaccine: aşı, iğne, očkování, injekce, لقاح, حقنة, חיסון, זריקה, εμβόλιο, ένεση, vaccin, injecție, vaksin, suntikan
bandage: yara bandı, náplast, ضمادة, תחבושת, פלסטר, επίδεσμος, plasture, bandaj, perban
ambulance: ambulans, sanitka, سيارة إسعاف, إسعاف, אמבולנס, ασθενοφόρο, ambulanță, ambulans
virus: virüs, فيروس, נגיף, וירוס, ιός, virus
stethoscope: doktor, lékař, طبيب, רופא, γιατρός, doctor, dokter
microscope: mikroskop, مجهر, מיקרוסקופ, μικροσκόπιο, microscop, mikroskop
flask: kimya, deney, chemie, pokus, كيمياء, تجربة, כימיה, ניסוי, χημεία, πείραμα, chimie, kimia, bilim, věda, علم العلوم, מדע, επιστήμη, știință, sains
atom: fizik, fyzika, ذرة, فيزياء, אטום, פיזיקה, άτομο, φυσική, fizică, fisika
dna: DNA, حمض نووي
user: insan, kişi, adam, osoba, člověk, شخص, إنسان, אדם, איש, άνθρωπος, άτομο πρόσωπο, persoană, om, orang
man: erkek, muž, رجل, גבר, άντρας, bărbat, pria, laki-laki
woman: kadın, žena, امرأة, אישה, אשה, γυναίκα, femeie, wanita, perempuan
baby: bebek, miminko, dítě, طفل, رضيع, תינוק, ילד, μωρό, παιδί, bebeluș, copil, bayi, anak, çocuk
users: arkadaş, arkadaşlar, přítel, přátelé, صديق, أصدقاء, חבר, חברים, φίλος, φίλοι, prieten, prieteni, teman, aile, rodina, عائلة, أسرة, משפחה, οικογένεια, familie, keluarga
police-badge: polis, policie, شرطة, משטרה, αστυνομία, poliție, polisi
robot: روبوت, רובוט, ρομπότ, robot
ghost: hayalet, duch, شبح, רוח רפאים, φάντασμα, fantomă, hantu
skull: kafatası, lebka, جمجمة, גולגולת, κρανίο, νεκροκεφαλή, craniu, tengkorak
alien: uzaylı, mimozemšťan, فضائي, חייזר, εξωγήινος, extraterestru
planet: gezegen, planeta, كوكب, כוכב לכת, πλανήτης, planetă
sword: kılıç, meč, سيف, חרב, ξίφος, σπαθί, sabie, pedang, меч, épée, Schwert, espada, spada, zwaard, miecz, svärd, sværd, sverd, miekka, kard
bomb: bomba, قنبلة, פצצה, βόμβα, bombă, bom
magnet: mıknatıs, magnet, مغناطيس, מגנט, μαγνήτης, magnet
battery: pil, baterie, بطارية, סוללה, μπαταρία, baterie, baterai
plug: fiş, priz, zástrčka, zásuvka, قابس, שקע, πρίζα, priză, colokan, stopkontak
bolt: şimşek, yıldırım, elektrik, blesk, elektřina, برق, كهرباء, ברק, חשמל, αστραπή, κεραυνός, ρεύμα, ηλεκτρισμός, fulger, electricitate, petir, kilat, listrik
bath: küvet, banyo, vana, koupelna, حوض استحمام, حمام, אמבטיה, מקלחת, μπανιέρα, μπάνιο, baie, cadă, kamar mandi, bak mandi
toilet: tuvalet, toaleta, záchod, مرحاض, שירותים, אסלה, τουαλέτα, toaletă, toilet
wash: çamaşır makinesi, pračka, prádlo, غسالة, غسيل, מכונת כביסה, כביסה, πλυντήριο, mașină de spălat, mesin cuci, cucian
fridge: buzdolabı, lednice, lednička, ثلاجة, מקרר, ψυγείο, frigider, kulkas, lodówka, холодильник, Kühlschrank, frigo, réfrigérateur, nevera, refrigerador, frigorifero, geladeira, frigorífico, koelkast, kylskåp, køleskab, kjøleskap, jääkaappi, hűtőszekrény, 冰箱, 冷蔵庫, 냉장고, tủ lạnh, ตู้เย็น, फ्रिज
microwave: mikrodalga, mikrovlnka, ميكروويف, מיקרוגל, φούρνος μικροκυμάτων, cuptor cu microunde
oven: fırın, trouba, فرن, תנור, φούρνος, cuptor, oven, Ofen, Backofen, four, horno, forno, piekarnik, духовка, ugn, uuni, sütő
chef-hat: aşçı, kuchař, طباخ, שף, σεφ, bucătar, juru masak
tools-kitchen: yemek, restoran, jídlo, restaurace, طعام, مطعم, אוכל, מסעדה, φαγητό, mâncare, makanan
gift: hediye, dárek, هدية, מתנה, δώρο, cadou, hadiah
magic-wand: sihir, kouzlo, سحر, קסם, μαγεία, magie, sihir, ajaib
mask: maske, maska, قناع, מסכה, μάσκα, mască, masker, topeng
megaphone: megafon, reklama, مكبر صوت, إعلان, מגפון, פרסום, μεγάφωνο, διαφήμιση, megafon, reclamă, pengeras suara, iklan, reklam, Werbung, publicité, publicidad, anuncio, pubblicità, publicidade, anúncio, reclame, reklama, реклама, reklam, annons, mainos, reklám, 广告, 広告, 광고, quảng cáo, โฆษณา, विज्ञापन
ice-skating: buz pateni, brusle, تزلج, החלקה, παγοδρομία, patinaj
gavel: hukuk, yasa, zákon, právo, قانون, محكمة, חוק, משפט, δικαστήριο, νόμος, lege, justiție, hukum, avukat, Recht, Gesetz, Anwalt, loi, avocat, droit, ley, abogado, legge, avvocato, lei, advogado, wet, prawo, закон, право, адвокат, lag rätt, laki, törvény, 法律, 律师, 弁護士, 법률, 법, luật, กฎหมาย, कानून
scale: adalet, terazi, váha, spravedlnost, ميزان, عدالة, מאזניים, צדק, ζυγαριά, δικαιοσύνη, balanță, dreptate, timbangan, keadilan, Waage, balance justice, balanza, justicia, bilancia, giustizia, balança, justiça, weegschaal, waga, sprawiedliwość, весы, справедливость, våg, vægt, vekt, vaaka, mérleg
hourglass: kum saati, přesýpací hodiny, ساعة رملية, שעון חול, κλεψύδρα, clepsidră, jam pasir
shopping-bag: alışveriş, nákup, nákupní taška, تسوق, קניות, ψώνια, αγορές, cumpărături, belanja, einkaufen, Einkauf, achats, faire les courses, compras, comprar, acquisti, winkelen, boodschappen, zakupy, покупки, shopping, handla, indkøb, ostokset, vásárlás, 购物, 買い物, 쇼핑, mua sắm, ช้อปปิ้ง, खरीदारी
eraser: silgi, guma, ممحاة, מחק, γόμα, radieră, penghapus
pin: raptiye, připínáček, دبوس, נעץ, πινέζα, ac, pin peta
square: kare, čtverec, مربع, ריבוע, τετράγωνο, pătrat, persegi, Quadrat, carré, cuadrado, quadrato, quadrado, vierkant, kwadrat, квадрат, fyrkant, kvadrat, neliö, négyzet, 正方形, 四角, 사각형, 정사각형, hình vuông, สี่เหลี่ยม, वर्ग
circle: daire, çember, kruh, kolečko, دائرة, עיגול, κύκλος, cerc, lingkaran, Kreis, cercle, círculo, cerchio, cirkel, koło, okrąg, круг, cirkel, sirkel, ympyrä, kör, 圆, 圆形, 圓形, 丸, 円, 원, hình tròn, วงกลม, वृत्त
triangle: üçgen, trojúhelník, مثلث, משולש, τρίγωνο, triunghi, segitiga, Dreieck, triángulo, triangolo, triângulo, driehoek, trójkąt, треугольник, трикутник, trekant, kolmio, háromszög, 三角形, 三角, 삼각형, hình tam giác, สามเหลี่ยม, त्रिभुज
arrow-right: ok işareti, šipka, سهم, חץ, βέλος, săgeată, panah, Pfeil, flèche, flecha, freccia, seta, pijl, strzałka, стрелка, стрілка, pil, nuoli, nyíl, 箭头, 矢印, 화살표, mũi tên, ลูกศร, तीर
`;
