import type { MailingTexts } from './en'

export const ukMailings: MailingTexts = {
  requestKindMailing: 'Розсилка',
  requestStateConfirmed: 'Підтверджено',
  requestStateSending: 'Розсилається',
  requestStateDone: 'Виконано',
  requestStateDeclined: 'Відхилено',
  requestSettingsMailing: 'Розсилки (місяців)',
  mailKindMailing: 'Лист розсилки компанії',
  mailKindMailingReport: 'Звіт про розсилку',
  mailCompany: 'Компанія',
  companyMailings: 'Розсилки',
  companyAcceptsMailings: 'Приймає розсилки',
  companyAcceptsMailingsDescription:
    'Компанія погодилася отримувати анкети моряків, які замовляють розсилку. Лише такі компанії рахують, і лише їм пишуть.',
  companyMailingEmail: 'Адреса для розсилок',
  companyMailingEmailDescription: 'Якщо порожньо — електронна адреса компанії.',
  companyMailingDepartments: 'Служби на судні',
  companyMailingDepartmentsDescription:
    'Компанія отримує анкети лише цих служб. Якщо порожньо — усіх.',
  mailingReach: 'Кому надходить',
  mailingReachDescription:
    'Яким із компаній, що приймають розсилки. Читачі бачать, скільки їх зараз; цього числа ніхто не вписує.',
  mailingReachAll: 'Усім компаніям',
  mailingReachCountry: 'Компаніям однієї країни',
  mailingReachMatching: 'Компаніям, яким підходять посада й судна',
  mailingSettlement: 'Як сплачується',
  mailingSettlementDescription:
    'Читачі бачать це, перш ніж замовити розсилку: коли і як платять, і що на сайті нічого не списують.',
  mailingRefund: 'Повернення грошей',
  mailingRefundDescription: 'Коли гроші повертають.',
  mailingPrivacy: 'Що буде з даними',
  mailingPrivacyDescription: 'Над згодою, кількома реченнями.',
  mailingStopOne: 'Компанія без розсилок',
  mailingStopMany: 'Компанії без розсилок',
  mailingStopDescription:
    'Вони відмовилися за посиланням у листі розсилки. Із цього списку їх ніхто не вилучає; інші листи їм надходять.',
  mailingStopAddress: 'Адреса',
  mailingStopCompany: 'Компанія',
  mailingSend: 'Надіслати компаніям: {{count}}',
  mailingSendAsk:
    'Листи підуть зараз, по одному кожній компанії ({{count}}), і повернути їх не можна. Надіслати?',
  mailingNotConfirmed:
    'Спершу встановіть стан «Підтверджено» і збережіть. Надіслане вдруге не надсилається.',
  mailingReachesNobody: 'Зараз цю розсилку не приймає жодна компанія, тож нічого не надіслано.',
  mailingConfirmFirst:
    'Коли моряк підтвердить і сплатить, встановіть стан «Підтверджено» і збережіть — тоді її можна надіслати.',
  mailingOnRequest: 'За запитом',
  mailingReachedThen: 'Компаній на час замовлення',
  mailingReachedNow: 'Компаній зараз',
  mailingReportOpen: 'Відкрити звіт',
  mailingLetterSent: 'Прийнято поштовими серверами',
  mailingLetterWaiting: 'Чекають',
  mailingLetterRefused: 'Відхилено',
  mailingLetterBounced: 'Повернулися',
  mailingLetterUncertain: 'Невідомо',
  mailingLetterStopped: 'Компанія відмовилася',
  requestStateNotNow: 'Цей стан встановлює сайт, або він лише для розсилок.',
}
