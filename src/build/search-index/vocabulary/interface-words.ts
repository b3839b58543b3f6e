// Words of user interfaces in other languages, which no emoji stands for: `English term: words that mean it`.
export const translations = `
settings: Einstellungen, paramètres, réglages, configuración, ajustes, impostazioni, configurações, definições, instellingen, ustawienia, настройки, налаштування, inställningar, indstillinger, innstillinger, asetukset, nastavení, beállítások, ayarlar, setări, ρυθμίσεις, 设置, 設定, 设定, 설정, الإعدادات, إعدادات, הגדרות, cài đặt, การตั้งค่า, pengaturan
search: Suche, suchen, recherche, rechercher, chercher, buscar, búsqueda, cerca, cercare, ricerca, procurar, pesquisar, busca, zoeken, szukaj, wyszukaj, поиск, найти, искать, пошук, sök, søg, søk, haku, etsi, hledat, keresés, ara, arama, căutare, αναζήτηση, 搜索, 搜尋, 查找, 検索, 검색, بحث, חיפוש, tìm kiếm, ค้นหา, खोज, cari
user: Benutzer, Nutzer, utilisateur, usuario, utente, usuário, utilizador, gebruiker, użytkownik, пользователь, користувач, användare, bruger, bruker, käyttäjä, uživatel, felhasználó, kullanıcı, utilizator, χρήστης, 用户, 使用者, 用戶, ユーザー, 사용자, مستخدم, משתמש, người dùng, ผู้ใช้, उपयोगकर्ता, pengguna
users: Benutzergruppe, utilisateurs, usuarios, utenti, usuários, gebruikers, użytkownicy, пользователи, användare, 用户组, 群组, グループ, 사용자들
account: Konto, compte, cuenta, conta, rekening, аккаунт, учетная запись, hesap, 账户, 帳戶, アカウント, 계정, حساب, חשבון, tài khoản, บัญชี, खाता, akun
download: herunterladen, Download, télécharger, téléchargement, descargar, descarga, scaricare, scarica, baixar, downloaden, pobierz, pobieranie, скачать, загрузить, завантажити, ladda ner, hent, last ned, lataa, stáhnout, letöltés, indir, descărcare, λήψη, 下载, 下載, ダウンロード, 다운로드, تحميل, تنزيل, הורדה, tải xuống, ดาวน์โหลด, डाउनलोड, unduh
upload: hochladen, téléverser, envoyer un fichier, subir, cargar, caricare, carica, carregar, enviar arquivo, uploaden, prześlij, загрузка, выгрузить, завантаження, ladda upp, last opp, lähetä, nahrát, feltöltés, yükle, încărcare, 上传, 上傳, アップロード, 업로드, رفع, העלאה, tải lên, อัปโหลด, अपलोड, unggah
trash: löschen, Mülleimer, Abfall, Müll, supprimer, effacer, corbeille, eliminar, borrar, basura, papelera, elimina, cancellare, cestino, spazzatura, excluir, apagar, lixo, lixeira, verwijderen, prullenbak, usuń, kosz, śmieci, удалить, мусор, видалити, смітник, ta bort, radera, papperskorg, slet, papirkurv, slett, poista, roskakori, smazat, koš, törlés, kuka, sil, çöp, ștergere, διαγραφή, 删除, 刪除, 垃圾桶, 削除, ごみ箱, ゴミ箱, 삭제, 휴지통, حذف, מחיקה, xóa, ลบ, हटाएं, hapus
edit: bearbeiten, modifier, éditer, editar, modificare, modifica, bewerken, edytuj, редактировать, изменить, редагувати, redigera, redigér, rediger, muokkaa, upravit, szerkesztés, düzenle, editare, επεξεργασία, 编辑, 編輯, 編集, 편집, تعديل, تحرير, עריכה, chỉnh sửa, แก้ไข, संपादित, sunting
plus: hinzufügen, ajouter, añadir, agregar, aggiungere, aggiungi, adicionar, toevoegen, dodaj, добавить, додати, lägg till, tilføj, legg til, lisää, přidat, hozzáadás, ekle, adaugă, προσθήκη, 添加, 新增, 追加, 추가, إضافة, הוסף, thêm, เพิ่ม, जोड़ें, tambah
x: schließen, schliessen, fermer, cerrar, chiudere, chiudi, fechar, sluiten, zamknij, закрыть, закрити, stäng, luk, lukk, sulje, zavřít, bezárás, kapat, închide, κλείσιμο, 关闭, 關閉, 閉じる, 닫기, إغلاق, סגור, đóng, ปิด, tutup
cancel: abbrechen, annuler, cancelar, annulla, annuleren, anuluj, отмена, отменить, avbryt, annuller, peruuta, zrušit, mégse, iptal, 取消, キャンセル, 취소, إلغاء, ביטול, hủy, ยกเลิก
device-floppy: speichern, enregistrer, sauvegarder, guardar, salvare, salva, salvar, opslaan, zapisz, сохранить, зберегти, spara, gem, lagre, tallenna, uložit, mentés, kaydet, salvează, αποθήκευση, 保存, 儲存, 저장, حفظ, שמירה, lưu, บันทึก, simpan
log-in: anmelden, einloggen, connexion, se connecter, iniciar sesión, acceder, accedi, accesso, entrar, inloggen, zaloguj, войти, вход, увійти, logga in, log ind, logg inn, kirjaudu, přihlásit, bejelentkezés, giriş, autentificare, σύνδεση, 登录, 登入, ログイン, 로그인, تسجيل الدخول, כניסה, đăng nhập, เข้าสู่ระบบ, masuk
log-out: abmelden, ausloggen, déconnexion, se déconnecter, cerrar sesión, salir, esci, uscita, sair, uitloggen, wyloguj, выйти, выход, вийти, logga ut, log ud, logg ut, kirjaudu ulos, odhlásit, kijelentkezés, çıkış, 退出, 登出, 注销, ログアウト, 로그아웃, تسجيل الخروج, יציאה, đăng xuất, ออกจากระบบ, keluar
share: teilen, partager, compartir, condividere, condividi, compartilhar, partilhar, delen, udostępnij, поделиться, поділитися, dela, del, jaa, sdílet, megosztás, paylaş, κοινοποίηση, 分享, 共有, シェア, 공유, مشاركة, שיתוף, chia sẻ, แชร์, bagikan
send: senden, abschicken, envoyer, enviar, inviare, invia, verzenden, versturen, wyślij, отправить, надіслати, skicka, lähetä, odeslat, küldés, gönder, αποστολή, 发送, 發送, 送信, 보내기, إرسال, שלח, gửi, ส่ง, kirim
print: drucken, Drucker, imprimer, imprimante, imprimir, impresora, stampare, stampante, impressora, afdrukken, drukuj, drukarka, печать, принтер, друк, skriv ut, skrivare, tulosta, tisk, nyomtatás, yazdır, 打印, 列印, 印刷, 인쇄, طباعة, הדפס, in ấn, พิมพ์, cetak
menu: Menü, menú, меню, meny, valikko, nabídka, menü, μενού, 菜单, 選單, メニュー, 메뉴, قائمة, תפריט, trình đơn, เมนู
help: Hilfe, aide, ayuda, aiuto, ajuda, hulp, pomoc, помощь, справка, допомога, hjälp, hjælp, hjelp, apua, ohje, nápověda, súgó, yardım, ajutor, βοήθεια, 帮助, 幫助, ヘルプ, 도움말, مساعدة, עזרה, trợ giúp, ช่วยเหลือ, bantuan
alert-triangle: Warnung, avertissement, attention, advertencia, avviso, attenzione, aviso, waarschuwing, ostrzeżenie, предупреждение, внимание, попередження, varning, advarsel, varoitus, varování, figyelmeztetés, uyarı, 警告, 경고, تحذير, אזהרה, cảnh báo, คำเตือน, peringatan
check: fertig, erledigt, Häkchen, terminé, coche, hecho, listo, fatto, spunta, feito, concluído, klaar, gotowe, готово, галочка, klar, færdig, ferdig, valmis, hotovo, kész, tamam, 完成, 対勾, 対号, チェック, 완료, تم, בוצע, xong, เสร็จ, selesai
lock: sperren, gesperrt, verrouiller, bloquear, bloccare, lucchetto, bloqueado, vergrendelen, slot, zablokuj, kłódka, блокировка, заблокировать, lås, lukko, zámek, lakat, kilit, 锁, 鎖, 锁定, ロック, 鍵, 잠금, قفل, מנעול, khóa, ล็อค, kunci
eye: anzeigen, sichtbar, Auge, afficher, voir, mostrar, ver, mostra, vedere, tonen, pokaż, показать, показати, visa, vis, näytä, zobrazit, mutat, göster, göz, 显示, 查看, 表示, 보기, عرض, הצג, xem, ดู, lihat
eye-off: ausblenden, verbergen, unsichtbar, masquer, cacher, ocultar, esconder, nascondere, nascondi, verbergen, ukryj, скрыть, приховати, dölj, skjul, piilota, skrýt, elrejtés, gizle, 隐藏, 隱藏, 非表示, 숨기기, إخفاء, הסתר, ẩn, ซ่อน
refresh: aktualisieren, neu laden, actualiser, rafraîchir, actualizar, recargar, aggiorna, ricarica, atualizar, recarregar, vernieuwen, odśwież, обновить, оновити, uppdatera, opdater, oppdater, päivitä, obnovit, frissítés, yenile, 刷新, 重新整理, 更新, 새로고침, تحديث, רענון, làm mới, รีเฟรช, segarkan
copy: kopieren, copier, copiar, copiare, copia, kopiëren, kopiuj, копировать, копіювати, kopiera, kopiér, kopioi, kopírovat, másolás, kopyala, αντιγραφή, 复制, 複製, コピー, 복사, نسخ, העתק, sao chép, คัดลอก, salin
scissors: ausschneiden, Schere, couper, ciseaux, cortar, tijeras, tagliare, forbici, tesoura, knippen, schaar, wytnij, nożyczki, вырезать, ножницы, klipp, saks, sax, leikkaa, makas, 剪切, 剪刀, ハサミ, 가위
file: Datei, fichier, archivo, fichero, arquivo, ficheiro, bestand, plik, файл, fil, tiedosto, soubor, fájl, dosya, fișier, αρχείο, 文件, 檔案, ファイル, 파일, ملف, קובץ, tệp, ไฟล์, फ़ाइल, berkas
folder: Ordner, Verzeichnis, dossier, répertoire, carpeta, cartella, pasta, map, katalog, папка, mapp, mappe, kansio, složka, mappa, klasör, dosar, φάκελος, 文件夹, 資料夾, フォルダ, フォルダー, 폴더, مجلد, תיקייה, thư mục, โฟลเดอร์, फ़ोल्डर
photo: Bild, Foto, Bilder, image, photo, imagen, foto, immagine, imagem, afbeelding, obraz, zdjęcie, картинка, изображение, фото, зображення, bild, billede, bilde, kuva, obrázek, fotka, kép, resim, fotoğraf, εικόνα, 图片, 圖片, 照片, 画像, 写真, 이미지, 사진, صورة, תמונה, hình ảnh, รูปภาพ, चित्र, gambar
video: Video, vidéo, vídeo, film, wideo, видео, відео, videó, βίντεο, 视频, 影片, 動画, ビデオ, 비디오, 동영상, فيديو, וידאו
bell: Benachrichtigung, Benachrichtigungen, Glocke, notification, cloche, notificación, notificaciones, campana, notifica, campanella, notificação, sino, melding, bel, powiadomienie, dzwonek, уведомление, колокольчик, сповіщення, дзвінок, avisering, klocka, ilmoitus, oznámení, értesítés, bildirim, çan, zil, 通知, 铃铛, 鈴鐺, ベル, 알림, 종, إشعار, جرس, התראה, thông báo, แจ้งเตือน, notifikasi
message: Nachricht, message, mensaje, messaggio, mensagem, bericht, wiadomość, сообщение, повідомлення, meddelande, besked, melding, viesti, zpráva, üzenet, mesaj, μήνυμα, 消息, 訊息, 信息, メッセージ, 메시지, رسالة, הודעה, tin nhắn, ข้อความ, संदेश, pesan
mail: E-Mail, courriel, correo, correo electrónico, posta, correio, poczta, почта, пошта, e-post, sähköposti, pošta, levél, e-posta, 邮件, 郵件, 邮箱, メール, 이메일, بريد, דואר, thư, อีเมล, ईमेल, surel
home: Startseite, zuhause, accueil, inicio, início, startpagina, strona główna, главная, головна, startsida, forside, etusivu, domů, kezdőlap, ana sayfa, ev, acasă, αρχική, 首页, 首頁, 主页, ホーム, 홈, الرئيسية, בית, trang chủ, หน้าแรก, beranda
shopping-cart: Warenkorb, Einkaufswagen, panier, chariot, carrito, carrello, carrinho, winkelwagen, koszyk, корзина покупок, тележка, кошик, kundvagn, varukorg, indkøbskurv, handlevogn, handlekurv, ostoskori, ostoskärry, košík, bevásárlókocsi, kosár, sepet, alışveriş sepeti, coș, καλάθι, 购物车, 購物車, カート, 買い物かご, 장바구니, عربة التسوق, עגלת קניות, giỏ hàng, ตะกร้าสินค้า, keranjang
credit-card: Kreditkarte, carte bancaire, carte de crédit, tarjeta de crédito, tarjeta, carta di credito, cartão de crédito, cartão, creditcard, karta kredytowa, кредитная карта, кредитна картка, kreditkort, luottokortti, kreditní karta, bankkártya, kredi kartı, 信用卡, クレジットカード, 신용카드, بطاقة ائتمان, thẻ tín dụng, บัตรเครดิต
cash: bezahlen, Zahlung, payer, paiement, pagar, pago, pagare, pagamento, betalen, betaling, płatność, zapłać, оплата, платить, betala, maksu, platba, fizetés, ödeme, 支付, 付款, 支払い, 결제, دفع, תשלום, thanh toán, ชำระเงิน
calendar: Termin, rendez-vous, cita, appuntamento, compromisso, afspraak, termin, встреча, takvim, календар, kalender, kalenteri, kalendář, naptár, 行事曆, 日曆, 달력, 캘린더, تقويم, לוח שנה, lịch, ปฏิทิน, कैलेंडर
clock: Uhrzeit, Zeit, heure, temps, horloge, hora, tiempo, reloj, ora, tempo, tijd, klok, czas, zegar, время, час, tid, aika, kello, čas, hodiny, idő, óra, zaman, saat, χρόνος, ρολόι, 时间, 時間, 时钟, 時計, 시간, 시계, وقت, ساعة, זמן, שעון, thời gian, đồng hồ, เวลา, นาฬิกา, समय, घड़ी, waktu
map-pin: Standort, Ort, emplacement, lieu, ubicación, lugar, posizione, luogo, localização, local, locatie, plaats, lokalizacja, miejsce, местоположение, место, місце, plats, sted, sijainti, paikka, poloha, hely, konum, yer, τοποθεσία, 位置, 地点, 場所, 위치, 장소, موقع, מיקום, vị trí, ตำแหน่ง, स्थान, lokasi
map: Karte, Landkarte, carte, plan, mapa, mappa, cartina, kaart, карта, мапа, karta, kort, kart, kartta, térkép, harita, χάρτης, 地图, 地圖, 地図, 지도, خريطة, מפה, bản đồ, แผนที่, मानचित्र, peta
globe: Internet, Webseite, site web, sitio web, sito web, réseau, strona internetowa, сайт, интернет, webbplats, hjemmeside, verkkosivusto, weboldal, web sitesi, 网站, 網站, 互联网, ウェブサイト, 웹사이트, 인터넷, موقع إلكتروني, אתר, trang web, เว็บไซต์
language: Sprache, langue, idioma, lengua, lingua, língua, taal, język, язык, мова, språk, sprog, kieli, jazyk, nyelv, dil, limbă, γλώσσα, 语言, 語言, 言語, 언어, لغة, שפה, ngôn ngữ, ภาษา, भाषा, bahasa
key: Passwort, mot de passe, contraseña, parola d'ordine, senha, palavra-passe, wachtwoord, hasło, пароль, lösenord, adgangskode, passord, salasana, heslo, jelszó, şifre, anahtar, κωδικός, κλειδί, 密码, 密碼, 钥匙, パスワード, 비밀번호, 열쇠, كلمة المرور, مفتاح, סיסמה, מפתח, mật khẩu, chìa khóa, รหัสผ่าน, กุญแจ, पासवर्ड, kata sandi
shield: Sicherheit, Schutz, sécurité, bouclier, seguridad, escudo, sicurezza, scudo, segurança, beveiliging, schild, bezpieczeństwo, tarcza, безопасность, щит, безпека, säkerhet, sikkerhed, sikkerhet, turvallisuus, kilpi, bezpečnost, biztonság, güvenlik, kalkan, 安全, 盾, セキュリティ, 보안, 방패, أمان, درع, אבטחה, bảo mật, ความปลอดภัย, सुरक्षा, keamanan
star: Favorit, Favoriten, favori, favoris, favorito, favoritos, preferito, preferiti, favoriet, ulubione, избранное, обране, favoriter, suosikki, oblíbené, kedvenc, favorit, 收藏, お気に入り, 즐겨찾기, مفضلة, מועדפים, yêu thích, รายการโปรด, पसंदीदा, yıldız
filter: filtern, filtre, filtrer, filtro, filtrar, filtrare, filteren, filtruj, фильтр, фільтр, suodatin, filtr, szűrő, filtre et, 筛选, 篩選, フィルター, 필터, تصفية, סינון, bộ lọc, ตัวกรอง
arrows-sort: sortieren, trier, ordenar, ordinare, sorteren, sortuj, сортировать, сортировка, сортування, sortera, sortér, sorter, lajittele, řadit, rendezés, sırala, 排序, 並べ替え, ソート, 정렬, ترتيب, מיון, sắp xếp, เรียงลำดับ, urutkan
list: Liste, lista, lijst, список, luettelo, seznam, liste, λίστα, 列表, リスト, 一覧, 목록, قائمة, רשימה, danh sách, รายการ, सूची, daftar
chart-bar: Diagramm, Statistik, diagramme, graphique, statistiques, gráfico, estadísticas, grafico, statistiche, estatísticas, grafiek, statistieken, wykres, statystyka, диаграмма, график, статистика, діаграма, diagram, tilasto, kaavio, graf, statistika, grafik, istatistik, γράφημα, 图表, 圖表, 统计, グラフ, 統計, 차트, 통계, رسم بياني, תרשים, biểu đồ, แผนภูมิ
code: Programmierung, programmation, programación, programmazione, programação, programmeren, kod, код, programmering, ohjelmointi, koodi, kód, yazılım, 代码, 程式碼, 编程, コード, プログラミング, 코드, 프로그래밍, برمجة, קוד, mã, โค้ด
database: Datenbank, base de données, base de datos, banca dati, banco de dados, base de dados, databank, baza danych, база данных, база даних, databas, tietokanta, databáze, adatbázis, veritabanı, 数据库, 資料庫, データベース, 데이터베이스, قاعدة بيانات, cơ sở dữ liệu, ฐานข้อมูล
power: ausschalten, einschalten, éteindre, allumer, apagar, encender, spegnere, accendere, desligar, ligar, uitschakelen, wyłącz, выключить, включить, вимкнути, stäng av, sluk, slå av, sammuta, vypnout, kikapcsolás, kapat aç, 电源, 關機, 電源, 전원, طاقة, כיבוי, tắt nguồn, เปิดปิด
player-play: abspielen, wiedergeben, lecture, lire, reproducir, riproduci, reproduzir, afspelen, odtwórz, воспроизвести, відтворити, spela, afspil, spill av, toista, přehrát, lejátszás, oynat, 播放, 再生, 재생, تشغيل, נגן, phát, เล่น, putar
player-pause: Pause, pausa, pauze, pauza, пауза, paus, tauko, szünet, duraklat, 暂停, 暫停, 一時停止, 일시정지, إيقاف مؤقت, השהה, tạm dừng, หยุดชั่วคราว, jeda
volume: Lautstärke, Ton, son, sonido, volumen, suono, som, geluid, dźwięk, głośność, звук, громкость, ljud, lyd, ääni, zvuk, hang, ses, ήχος, 音量, 声音, サウンド, 소리, 볼륨, صوت, קול, âm lượng, เสียง, suara
music: Musik, musique, música, musica, muziek, muzyka, музыка, музика, musiikki, hudba, zene, müzik, μουσική, 音乐, 音樂, 音楽, 음악, موسيقى, מוזיקה, âm nhạc, เพลง, संगीत
arrow-left: links, zurück, gauche, retour, izquierda, atrás, sinistra, indietro, esquerda, voltar, terug, lewo, wstecz, влево, назад, вліво, vänster, tillbaka, venstre, tilbage, tilbake, vasen, takaisin, vlevo, zpět, balra, vissza, sol, geri, 左, 返回, 左箭头, 戻る, 왼쪽, يسار, שמאל, trái, ซ้าย, kiri
arrow-right: rechts, weiter, droite, suivant, derecha, siguiente, destra, avanti, direita, próximo, verder, prawo, dalej, вправо, далее, höger, nästa, højre, næste, høyre, neste, oikea, seuraava, vpravo, další, jobbra, következő, sağ, ileri, 右, 下一步, 右箭头, 次へ, 오른쪽, يمين, ימין, phải, ขวา, kanan
arrow-up: nach oben, hoch, haut, arriba, alto, su, cima, omhoog, góra, вверх, вгору, upp, op, opp, ylös, nahoru, fel, yukarı, 上, 向上, 위, أعلى, למעלה, lên, ขึ้น, atas
arrow-down: nach unten, runter, bas, abajo, basso, giù, baixo, omlaag, dół, вниз, ned, alas, dolů, le, aşağı, 下, 向下, 아래, أسفل, למטה, xuống, ลง, bawah
heart: mögen, aimer, me gusta, mi piace, curtir, serce, любовь, любов, kärlek, kærlighed, rakkaus, láska, szeretet, aşk, kalp, καρδιά, 喜欢, 爱, いいね, 좋아요, حب, قلب, אהבה, לב, tình yêu, ความรัก, प्यार, cinta
building: Gebäude, bâtiment, edificio, edifício, gebouw, budynek, здание, будівля, byggnad, bygning, rakennus, budova, épület, bina, κτίριο, 建筑, 大楼, 建物, 건물, مبنى, בניין, tòa nhà, อาคาร, भवन, gedung
car: Wagen, araba, auto, bil, auto, samochód, автомобиль, автомобіль, авто, αυτοκίνητο, 汽車, 自動車, 자동차, سيارة, מכונית, xe hơi, รถยนต์, कार, mobil
rocket: roket, raketa, ракета, rakéta, ρουκέτα, πύραυλος, صاروخ, טיל, tên lửa, จรวด
plane: uçak, letadlo, αεροπλάνο, طائرة, מטוס
dog: köpek, pes, σκύλος, كلب, כלב
cat: kedi, kočka, γάτα, قطة, חתול
tree: ağaç, strom, δέντρο, شجرة, עץ
sun: güneş, slunce, ήλιος, شمس, שמש
moon: ay, měsíc, φεγγάρι, قمر, ירח
fire: ateş, oheň, φωτιά, نار, אש
water: su, voda, νερό, ماء, מים
book: kitap, kniha, βιβλίο, كتاب, ספר
house: dům, σπίτι, منزل, بيت
phone: telefon, τηλέφωνο, هاتف, טלפון
coffee: kahve, káva, καφές, قهوة, קפה
money: para, peníze, χρήματα, مال, כסף
camera: kamera, fotoğraf makinesi, fotoaparát, κάμερα, كاميرا, מצלמה
`;
