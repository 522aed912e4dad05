import type { PanelErrors } from './panel-texts'

export const az: PanelErrors = {
  oneLanguageAtATime: 'Hər dəfə bir dildə yazın və dərc edin: dili “locale” sahəsində göstərin.',
  requestUnreadable: 'Sorğunu anlamaq mümkün deyil: onun ünvanını yoxlayın.',
  lockedBySomeoneElse:
    'Bunu hazırda başqası redaktə edir, ona görə dəyişikliyiniz saxlanılmadı. Bitirməsini gözləyin və ya paneldə redaktəni öz üzərinizə götürün.',
  connectionLost:
    'Əlaqə kəsildi. Yazdıqlarınız bu pəncərədə qalır və əlaqə bərpa olunanda saxlanılacaq: pəncərəni bağlamayın.',
  connectionBack: 'Əlaqə bərpa olundu. Yazdıqlarınız saxlanılır.',
  pageBelowItself: 'Səhifə özünün altında ola bilməz. Başqa üst səhifə seçin.',
  parentWithoutAddress:
    'Üst səhifənin hələ ünvanı yoxdur ({{language}}). Əvvəlcə onu bu dildə və ya mənbə dilində dərc edin.',
  pagesBelow: 'Bu səhifənin altında başqa səhifələr var. Əvvəlcə onları köçürün və ya silin.',
  titleMakesNoAddress: 'Bu başlıqdan ünvan düzəltmək mümkün deyil: onda hərf yoxdur. Slug yazın.',
  addressTaken: '{{address}} ünvanı ({{language}}) artıq tutulub: “{{title}}”. Başqa slug seçin.',
  addressRedirected:
    '{{address}} ünvanı ({{language}}) başqa yerə aparır: ondan yönləndirmə var. Onu silin və ya başqa slug seçin.',
  addressReserved: '{{address}} ünvanı saytın özünə saxladığı sözlə başlayır. Başqa slug seçin.',
  slugLength: 'Ən çoxu {{most}} simvol yazın.',
  slugCharacters:
    'Yalnız istənilən yazının kiçik hərflərindən və rəqəmlərindən istifadə edin, tək defislərlə birləşdirin: boşluq, böyük hərf, nöqtə və çəp xətt olmasın.',
  slugReserved: 'Sayt bu sözü özünə saxlayır. Başqasını seçin.',
  textTooLong: 'Ən çoxu {{most}} simvol yazın.',
  bodyTooLong:
    'Bu mətn çox uzundur: {{size}} MB, ən çoxu {{most}} MB ola bilər. Onu bir neçə səhifəyə bölün.',
  addressMalformed: 'Bu ünvan etibarlı deyil: hər % işarəsindən sonrakı simvolları yoxlayın.',
  redirectFromHome: 'Ana səhifəni yönləndirmək olmaz.',
  redirectOtherLanguage:
    'Bu, başqa dilin ünvanıdır ({{language}}): yuxarıda həmin dili seçin və ya yalnız yolu yazın.',
  redirectReserved: 'Sayt bu sözlə başlayan ünvanları özünə saxlayır.',
  redirectNowhere: 'Hara apardığını yazın.',
  redirectQuery: 'Ünvanı ? və ya # və ondan sonrakılar olmadan yazın.',
  redirectExternal:
    'Bu, başqa sayta aparır. Məqsəd budursa, “Başqa sayta apara bilər” qutusunu işarələyin.',
  redirectUnsafe: 'Bir çəp xətlə başlayan yol və ya https:// ilə başlayan tam ünvan yazın.',
  redirectTaken: 'Bu ünvandan artıq yönləndirmə var: onu dəyişin.',
  redirectFromPage:
    '{{address}} ünvanında ({{language}}) səhifə var. Əvvəlcə adını dəyişin və ya dərcini ləğv edin.',
  redirectCircle: 'Bu, başladığı yerə qayıdır: oxucular dövrə vurardı.',
  redirectToNothing:
    '{{address}} ünvanında səhifə yoxdur. Əvvəlcə onu dərc edin və ya başqa ünvan yazın.',
  redirectWithoutPage: 'Apardığı səhifəni seçin.',
  redirectPageHidden: 'Bu səhifə dərc edilməyib ({{language}}). Əvvəlcə onu dərc edin.',
  redirectPageHiddenInBoth:
    'Bu səhifə bu dillərin heç birində dərc edilməyib: {{language}}, {{source}}. Əvvəlcə onu dərc edin.',
  linkUnsafe: 'Tam ünvan (https://…, mailto:, tel:) və ya bir çəp xətlə başlayan yol yazın.',
  scheduleDone: 'Bu plan artıq icra olunub. Yenisini yaradın.',
  schedulePast: 'Bu vaxt keçib. Daha gec vaxt seçin.',
  scheduleOfNothing: 'Bu səhifə artıq yoxdur. Başqasını seçin.',
  scheduleUnwritten:
    'Bu dildə ({{language}}) hələ heç nə yazılmayıb. Əvvəlcə yazın, sonra planlaşdırın.',
  scheduleByNobody: 'Bunu planlaşdıranın artıq hesabı yoxdur. Yenidən planlaşdırın.',
  deskRunnerSilent:
    '{{time}} tarixindən bəri heç bir plan icra olunmayıb: onlar gözləyir. Saytı idarə edənə bildirin.',
  deskRunnerNever: 'Planlar icra olunmur: onlar gözləyir. Saytı idarə edənə bildirin.',
  restoreOneLanguage: 'Versiya hər dəfə bir dildə, səhifənin tarixçəsində bərpa olunur.',
  historyVersionGone: 'Bu versiya artıq yoxdur. Səhifəni yenidən yükləyin.',
  translatorWithoutLanguage: 'Bu tərcüməçi üçün ən azı bir dil seçin.',
  callToActionNowhere: 'Səhifə və ya sənəd seçin, yaxud ünvan yazın.',
  videoUnknown: 'Bu, YouTube və ya Vimeo videosunun ünvanı deyil.',
  contactPhoneWrong: 'Nömrəni müsbət işarəsi və ölkə kodu ilə yazın, məsələn, +380 44 000 0000.',
  contactBookingWrong: 'Rezervasiya səhifəsinin tam ünvanını yazın: o, https:// ilə başlayır.',
  amountWrong: 'Sent və ya qəpiklə tam ədəd yazın: 0 ilə {{most}} arasında.',
  mailingPromoNotLess: 'İlk kütləvi göndərişin qiyməti eyni valyutadakı qiymətdən az olmalıdır.',
  mailingKeyTaken: 'İki kütləvi göndərişin açarı eynidir: “{{key}}”. Birinə başqa açar verin.',
  mailingIncludedWrong: 'Ən çoxu səkkiz sətir yazın, hər birində ən çoxu 120 simvol.',
  altEmptied: 'Səhifələr bu şəkli göstərə bilər: alternativ mətnini dəyişin, amma boş qoymayın.',
  pictureWithoutAlt:
    '“{{file}}” şəklinin alternativ mətni yoxdur ({{language}}). Onu “Şəkillər və fayllar” bölməsində açın, yuxarıda sağda {{language}} seçin, nə göstərdiyini yazın və yenidən dərc edin.',
  pictureIsNone: '“{{file}}” şəkil deyil. Şəkil seçin və yenidən dərc edin.',
  fileMissing: 'Fayl seçin: JPEG, PNG, WebP və ya AVIF şəkli, yaxud PDF.',
  fileEmpty: 'Bu fayl boşdur. Başqasını seçin.',
  fileOfNoKnownType:
    'Sayt bu faylı göstərə bilmir. Onu JPEG, PNG, WebP və ya AVIF kimi saxlayın, yaxud PDF yükləyin. Faylın adı nə olursa olsun, SVG və GIF qəbul edilmir.',
  fileTooLarge:
    'Bu fayl 10 MB-dan böyükdür. Şəkli kiçildin (2000 piksel en tam kifayətdir) və ya PDF-i sıxın və yenidən yükləyin.',
  fileBroken:
    'Bu fayl zədələnib və ya yolda kəsilib. Onu cihazınızda açın; açılırsa, yenidən saxlayın və həmin nüsxəni yükləyin.',
  filePixels:
    'Bu şəkildə 50 milyondan çox piksel var. Onu kiçildin (2000 piksel en tam kifayətdir) və yenidən yükləyin.',
  fileMoves: 'Bu şəkil hərəkət edir. Ondan bir hərəkətsiz şəkil saxlayın və onu yükləyin.',
  fileForOne: 'Hər dəfə bir faylı əvəz edin.',
  fileOfOtherKind:
    'Şəkil yalnız şəkillə, PDF isə yalnız PDF ilə əvəz edilə bilər. Bunu yeni fayl kimi yükləyin.',
  redirectExternalLabel: 'Başqa sayta apara bilər',
  mediaMany: 'Şəkillər və fayllar',
}
