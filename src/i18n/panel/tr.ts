import type { PanelErrors } from './panel-texts'

export const tr: PanelErrors = {
  oneLanguageAtATime:
    'Her seferinde tek bir dilde yazıp yayınlayın: dili “locale” içinde belirtin.',
  requestUnreadable: 'İstek anlaşılamıyor: adresini kontrol edin.',
  lockedBySomeoneElse:
    'Bunu şu anda başka biri düzenliyor, bu yüzden değişikliğiniz kaydedilmedi. Bitirmesini bekleyin veya panelde düzenlemeyi devralın.',
  connectionLost:
    'Bağlantı kesildi. Yazdıklarınız bu pencerede duruyor ve bağlantı geri geldiğinde kaydedilecek: pencereyi kapatmayın.',
  connectionBack: 'Bağlantı geri geldi. Yazdıklarınız kaydediliyor.',
  pageBelowItself: 'Bir sayfa kendisinin altında olamaz. Başka bir üst sayfa seçin.',
  parentWithoutAddress:
    'Üst sayfanın henüz adresi yok ({{language}}). Önce onu bu dilde veya kaynak dilde yayınlayın.',
  pagesBelow: 'Bu sayfanın altında başka sayfalar var. Önce onları taşıyın veya silin.',
  titleMakesNoAddress: 'Bu başlıktan adres oluşturulamıyor: hiç harf içermiyor. Bir slug yazın.',
  addressTaken:
    '{{address}} adresi ({{language}}) zaten “{{title}}” tarafından kullanılıyor. Başka bir slug seçin.',
  addressRedirected:
    '{{address}} adresi ({{language}}) başka yere gidiyor: buradan bir yönlendirme var. Onu silin veya başka bir slug seçin.',
  addressReserved:
    '{{address}} adresi sitenin kendine ayırdığı bir sözcükle başlıyor. Başka bir slug seçin.',
  slugLength: 'En fazla {{most}} karakter yazın.',
  slugCharacters:
    'Yalnızca herhangi bir yazının küçük harflerini ve rakamlarını, tek kısa çizgilerle birleştirerek kullanın: boşluk, büyük harf, nokta veya eğik çizgi olmadan.',
  slugReserved: 'Site bu sözcüğü kendine ayırıyor. Başka bir sözcük seçin.',
  textTooLong: 'En fazla {{most}} karakter yazın.',
  bodyTooLong:
    'Bu metin çok uzun: {{size}} MB; en fazla {{most}} MB olabilir. Birkaç sayfaya bölün.',
  addressMalformed: 'Bu adres geçerli değil: her % işaretinden sonraki karakterleri kontrol edin.',
  redirectFromHome: 'Ana sayfa yönlendirilemez.',
  redirectOtherLanguage:
    'Bu başka bir dilin adresi ({{language}}): yukarıda o dili seçin veya yalnızca yolu yazın.',
  redirectReserved: 'Site bu sözcükle başlayan adresleri kendine ayırıyor.',
  redirectNowhere: 'Nereye gideceğini yazın.',
  redirectQuery: 'Adresi ? veya # ve sonrası olmadan yazın.',
  redirectExternal:
    'Bu başka bir siteye gidiyor. Amaç buysa “Başka bir siteye gidebilir” kutusunu işaretleyin.',
  redirectUnsafe:
    'Tek eğik çizgiyle başlayan bir yol veya https:// ile başlayan tam bir adres yazın.',
  redirectTaken: 'Bu adresten zaten bir yönlendirme var: onu değiştirin.',
  redirectFromPage:
    '{{address}} adresinde ({{language}}) bir sayfa var. Önce adını değiştirin veya yayından kaldırın.',
  redirectCircle: 'Bu, başladığı yere geri dönüyor: okurlar daire çizip durur.',
  redirectToNothing:
    '{{address}} adresinde sayfa yok. Önce onu yayınlayın veya başka bir adres yazın.',
  redirectWithoutPage: 'Gidilecek sayfayı seçin.',
  redirectPageHidden: 'Bu sayfa yayınlanmamış ({{language}}). Önce yayınlayın.',
  redirectPageHiddenInBoth:
    'Bu sayfa şu dillerin hiçbirinde yayınlanmamış: {{language}}, {{source}}. Önce yayınlayın.',
  linkUnsafe:
    'Tam bir adres (https://…, mailto:, tel:) veya tek eğik çizgiyle başlayan bir yol yazın.',
  scheduleDone: 'Bu plan zaten uygulandı. Yeni bir plan oluşturun.',
  schedulePast: 'Bu zaman geçti. Daha sonraki bir zaman seçin.',
  scheduleOfNothing: 'Bu sayfa artık yok. Başka bir sayfa seçin.',
  scheduleUnwritten:
    'Bu dilde ({{language}}) henüz hiçbir şey yazılmadı. Önce yazın, sonra planlayın.',
  scheduleByNobody: 'Bunu planlayanın artık hesabı yok. Yeniden planlayın.',
  deskRunnerSilent:
    '{{time}} tarihinden beri hiçbir plan uygulanmadı: bekliyorlar. Siteyi yönetene bildirin.',
  deskRunnerNever: 'Planlar uygulanmıyor: bekliyorlar. Siteyi yönetene bildirin.',
  restoreOneLanguage: 'Bir sürüm, sayfanın geçmişinde her seferinde tek bir dilde geri yüklenir.',
  historyVersionGone: 'Bu sürüm artık yok. Sayfayı yeniden yükleyin.',
  translatorWithoutLanguage: 'Bu çevirmen için en az bir dil seçin.',
  callToActionNowhere: 'Bir sayfa veya belge seçin ya da bir adres yazın.',
  videoUnknown: 'Bu, YouTube veya Vimeo’daki bir videonun adresi değil.',
  contactPhoneWrong: 'Numarayı artı işareti ve ülke koduyla yazın, örneğin +380 44 000 0000.',
  contactBookingWrong: 'Randevu sayfasının tam adresini yazın: https:// ile başlar.',
  amountWrong: 'Sent veya kopiyka olarak 0 ile {{most}} arasında bir tam sayı yazın.',
  mailingPromoNotLess:
    'İlk toplu gönderimin fiyatı, aynı para birimindeki fiyattan düşük olmalıdır.',
  mailingKeyTaken: 'İki toplu gönderimin anahtarı aynı: “{{key}}”. Birine başka bir anahtar verin.',
  mailingIncludedWrong: 'En fazla sekiz satır yazın, her birinde en fazla 120 karakter.',
  altEmptied:
    'Sayfalar bu görseli gösteriyor olabilir: alternatif metnini değiştirin, ama boş bırakmayın.',
  pictureWithoutAlt:
    '“{{file}}” görselinin alternatif metni yok ({{language}}). “Görseller ve dosyalar” bölümünde açın, sağ üstte {{language}} dilini seçin, ne gösterdiğini yazın ve yeniden yayınlayın.',
  pictureIsNone: '“{{file}}” bir görsel değil. Bir görsel seçin ve yeniden yayınlayın.',
  fileMissing: 'Bir dosya seçin: JPEG, PNG, WebP veya AVIF görseli ya da PDF.',
  fileEmpty: 'Bu dosya boş. Başka bir dosya seçin.',
  fileOfNoKnownType:
    'Site bu dosyayı gösteremiyor. JPEG, PNG, WebP veya AVIF olarak kaydedin ya da PDF yükleyin. Dosyanın adı ne olursa olsun SVG ve GIF kabul edilmez.',
  fileTooLarge:
    'Bu dosya 10 MB’tan büyük. Görseli küçültün (2000 piksel genişlik fazlasıyla yeter) veya PDF’yi sıkıştırın ve yeniden yükleyin.',
  fileBroken:
    'Bu dosya bozuk veya yolda kesilmiş. Cihazınızda açın; açılırsa yeniden kaydedip o kopyayı yükleyin.',
  filePixels:
    'Bu görselde 50 milyondan fazla piksel var. Küçültün (2000 piksel genişlik fazlasıyla yeter) ve yeniden yükleyin.',
  fileMoves: 'Bu görsel hareketli. Ondan tek bir durağan görsel kaydedip onu yükleyin.',
  fileForOne: 'Her seferinde tek bir dosya değiştirin.',
  fileOfOtherKind:
    'Bir görsel yalnızca bir görselle, bir PDF yalnızca bir PDF ile değiştirilebilir. Bunu yeni dosya olarak yükleyin.',
  redirectExternalLabel: 'Başka bir siteye gidebilir',
  mediaMany: 'Görseller ve dosyalar',
}
