import type { JobsTexts } from './en'

export const ukJobs: JobsTexts = {
  groupJobs: 'Робота',

  crewingsOne: 'Компанія',
  crewingsMany: 'Крюїнгові компанії',
  crewingsDescription:
    'Компанії, що пропонують роботу в морі. Компанію публікують одразу всіма мовами; лише її тексти пишуть окремо кожною мовою.',
  companyName: 'Назва',
  companyLegalName: 'Юридична назва',
  companyLegalNameDescription: 'Як її зареєстровано. Якщо порожньо: назва.',
  companySlugDescription:
    'Частина адреси після /crewings/, однакова всіма мовами. Якщо порожньо: утворюється з назви.',
  companySlugTaken: 'Такий слаг уже має «{{title}}». Виберіть інший.',
  companySlugReserved: 'За цією адресою стоїть каталог компаній. Виберіть інший слаг.',
  companyLogo: 'Логотип',
  country: 'Країна',
  companyCity: 'Місто',
  companyAddress: 'Адреса',
  companyTimeZone: 'Часовий пояс',
  companyTimeZoneDescription:
    'Де закінчуються її дні, наприклад Europe/Kyiv або Asia/Manila: наприкінці дня там закриваються вакансії та спливає ліцензія.',
  timeZoneUnknown:
    'Такий часовий пояс невідомий. Напишіть, наприклад, Europe/Kyiv, Asia/Manila або UTC.',
  companyLanguagesDescription: 'Якими її офіс спілкується з моряками.',
  companyContacts: 'Контакти',
  companyWebsite: 'Сайт',
  webAddressDescription: 'Повна адреса: починається з https://.',
  webAddressWrong: 'Напишіть повну адресу: вона починається з https:// або http://.',
  companyTelephones: 'Телефони',
  companyNote: 'Примітка',
  companyMessengers: 'Месенджери',
  messengerKind: 'Месенджер',
  messengerHandle: 'Ім’я або номер',
  messengerHandleDescription: 'За яким її там знаходять: ім’я або номер із плюсом і кодом країни.',
  messengerHandleWrong: 'Напишіть лише ім’я або номер у месенджері, без посилання.',
  licence: 'Ліцензія',
  licenceDescription:
    'Контакти компанії стають посиланнями, лише доки її ліцензія чинна й перевірена нами.',
  licenceNumber: 'Номер',
  licenceAuthority: 'Ким видана',
  licenceRegister: 'У публічному реєстрі',
  licenceRegisterDescription: 'Де читачі самі побачать ліцензію: повна адреса.',
  licenceValidUntil: 'Чинна до',
  licenceValidUntilDescription: 'Останній день, коли вона чинна.',
  licenceCheckedOn: 'Востаннє перевірена',
  licenceCheckedOnDescription: 'День, коли хтось із нас знайшов її в реєстрі.',
  dayNotYet: 'Цей день ще не настав.',
  fleet: 'Флот',
  vesselTypes: 'Типи суден',
  flags: 'Прапори',
  companyTexts: 'Тексти',
  companyAbout: 'Про компанію',
  companyAboutDescription: 'Мовою, яку ви редагуєте. Може бути порожнім.',
  companyWarning: 'Попередження',
  companyWarningDescription:
    'Про що ми попереджаємо читачів мовою, яку ви редагуєте. Стоїть на сторінці компанії та кожної її вакансії.',
  companyInUse:
    'У цієї компанії є вакансії ({{count}}), тому її не видалено. Спершу видаліть їх або передайте іншій компанії.',
  companyInTrash: 'Ця компанія в кошику. Спершу відновіть її або виберіть іншу.',
  companyGone: 'Цієї компанії більше немає. Виберіть іншу.',

  vacanciesOne: 'Вакансія',
  vacanciesMany: 'Вакансії',
  vacanciesDescription:
    'Робота в морі. Вакансію публікують одразу всіма мовами: кожна мова показує її факти своїми словами.',
  rank: 'Посада',
  vesselType: 'Тип судна',
  openUntil: 'Відкрита до',
  openUntilDescription:
    'Останній день, коли можна подати заявку. Закривається наприкінці цього дня в часовому поясі компанії.',
  pay: 'Оплата',
  payNegotiable: 'За домовленістю',
  payMin: 'Оплата або від',
  payMax: 'До',
  payAmountDescription: 'Наприклад, 9500 або 430,50.',
  payMaxDescription: 'Якщо порожньо: одна сума.',
  payCurrency: 'Валюта',
  payPeriod: 'Платять за',
  payMonth: 'місяць',
  payDay: 'день',
  payMissing: 'Напишіть, скільки платять, або позначте «За домовленістю».',
  payUpsideDown: 'Це менше за суму, з якої починається.',
  contract: 'Контракт',
  contractMonths: 'Місяців',
  contractPlusMinus: 'Плюс-мінус місяців',
  contractPlusMinusDescription: 'Наскільки він може бути довшим чи коротшим.',
  joining: 'Посадка на судно',
  joiningFrom: 'Від',
  joiningFromDescription: 'Якщо порожньо: якнайшвидше.',
  joiningTo: 'До',
  joiningPort: 'Порт',
  joiningUpsideDown: 'Це раніше за день, з якого починається посадка.',
  vessel: 'Судно',
  vesselName: 'Назва судна',
  vesselNameDescription: 'Може бути порожньою.',
  vesselFlag: 'Прапор',
  vesselBuilt: 'Рік побудови',
  vesselDeadweight: 'Дедвейт (т)',
  vesselGrossTonnage: 'Валова місткість',
  vesselEngine: 'Головний двигун',
  vesselPower: 'Потужність (кВт)',
  vesselCrew: 'Екіпаж (осіб)',
  crewNationalities: 'Громадянства на борту',
  requirements: 'Вимоги',
  englishLevel: 'Англійська',
  experience: 'Досвід на посаді (місяців)',
  experienceDescription: 'Найменший потрібний. 0: досвід не потрібен.',
  certificates: 'Сертифікати та документи',
  citizenships: 'Бажане громадянство',
  citizenshipsDescription: 'Якщо порожньо: будь-яке.',
  vacancyText: 'Словами самої компанії',
  vacancyTextDescription:
    'Мовою, яку ви редагуєте. Може бути порожнім: факти читачі бачать кожною мовою.',
  contactPerson: 'Контактна особа',

  wholeNumberWrong: 'Напишіть ціле число від {{least}} до {{most}}.',
  yearImplausible: 'Такий рік неможливий: має бути від {{least}} до {{most}}.',

  examplesShown:
    'На сайті показано вигадані приклади. Компаній: {{companies}}, вакансій: {{vacancies}}. Вилучіть їх, перш ніж сайт стане публічним.',
  examplesHidden:
    'Сайт публічний, а в його базі даних досі є вигадані приклади. Компаній: {{companies}}, вакансій: {{vacancies}}. Читачі їх не бачать; вилучіть їх.',
  examplesRemove: 'Вилучити приклади',
  examplesRemoveAsk:
    'Усі вигадані компанії та вакансії буде вилучено назавжди. Написане вами залишиться.',
  examplesRemoved: 'Приклади вилучено. Компаній: {{companies}}, вакансій: {{vacancies}}.',
  exampleCompany:
    'Ця компанія – вигаданий приклад і зникне, коли приклади вилучать. Виберіть або створіть власну компанію.',
  exampleStays:
    'Ця вакансія – вигаданий приклад і залишається у своєї вигаданої компанії. Для цієї компанії напишіть нову вакансію.',

  exampleNotCopied: 'Це вигаданий приклад, його не копіюють. Створіть власний запис.',
  openUntilPast:
    'Цей день уже минув, тож вакансія одразу була б закритою. Щоб опублікувати її, виберіть пізніший день.',
  companyNotPublished:
    'Цю компанію не опубліковано, тож вакансії ніхто не побачить. Спершу опублікуйте компанію або збережіть вакансію як чернетку.',
  licenceCheckedUnknown: 'Напишіть також номер ліцензії та хто її видав: саме це перевірено.',
  toleranceAlone: 'Напишіть також, на скільки місяців контракт.',
  toleranceTooLong: 'Має бути менше, ніж місяців у контракті.',
  joiningToAlone: 'Напишіть також день, з якого починається посадка.',
  joiningLongAgo:
    'Посадка була понад {{days}} днів тому. Щоб опублікувати вакансію, напишіть пізніший день.',
  payBoth: 'Залиште суми порожніми або зніміть позначку «За домовленістю».',
  telegramHandleWrong:
    'Напишіть ім’я користувача з латинських літер, цифр і підкреслень або номер із плюсом і кодом країни.',
  ratesLabel: 'Курси валют',
  ratesDescription:
    'Коли читачі шукають найменшу зарплату, зарплати в інших валютах порівнюються за цими курсами. Без них порівнюються лише зарплати в тій самій валюті.',
  ratesDay: 'День курсів',
  ratesDayAhead: 'Цей день ще не настав. Напишіть день, на який встановлено курси.',
  ratesSource: 'Де їх опубліковано',
  ratesSourceDescription: 'Адреса сторінки, наприклад Європейського центрального банку.',
  ratesSourceWrong: 'Напишіть повну адресу сторінки: вона починається з https://.',
  ratesPerDollar: 'Один долар США коштує',
  ratesPerDollarDescription:
    'Напишіть, скільки кожної валюти дають за один долар США. Якщо курс невідомий, залиште поле порожнім: тоді зарплата в цій валюті не порівнюється з іншими.',
  ratesRateWrong: 'Напишіть число від {{least}} до {{most}}.',
  ratesOld: 'Це курси за {{day}}: їм понад 31 день. Напишіть новіші.',
  suspend: 'Призупинити',
  liftSuspension: 'Скасувати призупинення',
  suspendedSince: 'Призупинено з {{day}}',
  suspendedAt: 'Призупинено',
  suspensionDone: 'Призупинено: читачів попереджено, у списках цього немає, відгукнутися не можна.',
  suspensionLifted: 'Призупинення скасовано.',
  suspensionOfNothing: 'Тут нема чого призупиняти: спершу збережіть.',

  flagsTitle: 'Перевірте це перед публікацією',
  flagsUnknown:
    'Зараз не вдалося дізнатися, що слід перевірити. Збережіть ще раз, щоб спробувати знову.',
  flagFees:
    'У тексті йдеться про гроші, які треба сплатити: {{words}}. Моряк ніколи не платить за роботу (MLC 2006, A1.4).',
  flagFreeMail:
    'На безкоштовній пошті: {{addresses}}. Компанії здебільшого пишуть із власного домену.',
  flagLookAlike: '{{domain}} схожий на {{known}}, а це домен компанії {{company}}.',
  flagPayLow:
    'Оплата набагато нижча за звичайну для цієї посади на таких суднах: медіана за {{count}} вакансіями — {{median}} на місяць.',
  flagPayHigh:
    'Оплата набагато вища за звичайну для цієї посади на таких суднах: медіана за {{count}} вакансіями — {{median}} на місяць.',
  flagSameText: 'Такий самий текст має {{company}}, у вакансії № {{vacancy}}.',
}
