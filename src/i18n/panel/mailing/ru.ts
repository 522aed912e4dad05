import type { MailingTexts } from './en'

export const ruMailings: MailingTexts = {
  requestKindMailing: 'Рассылка',
  requestStateConfirmed: 'Подтверждено',
  requestStateSending: 'Рассылается',
  requestStateDone: 'Выполнено',
  requestStateDeclined: 'Отклонено',
  requestSettingsMailing: 'Рассылки (месяцев)',
  mailKindMailing: 'Письмо рассылки компании',
  mailKindMailingReport: 'Отчёт о рассылке',
  mailCompany: 'Компания',
  companyMailings: 'Рассылки',
  companyAcceptsMailings: 'Принимает рассылки',
  companyAcceptsMailingsDescription:
    'Компания согласилась получать анкеты моряков, которые заказывают рассылку. Считают только такие компании и пишут только им.',
  companyMailingEmail: 'Адрес для рассылок',
  companyMailingEmailDescription: 'Если пусто — электронный адрес компании.',
  companyMailingDepartments: 'Службы на судне',
  companyMailingDepartmentsDescription:
    'Компания получает анкеты только этих служб. Если пусто — всех.',
  mailingReach: 'Кому идёт',
  mailingReachDescription:
    'Каким из компаний, принимающих рассылки. Читатели видят, сколько их сейчас; это число никто не вписывает.',
  mailingReachAll: 'Всем компаниям',
  mailingReachCountry: 'Компаниям одной страны',
  mailingReachMatching: 'Компаниям, которым подходят должность и суда',
  mailingSettlement: 'Как оплачивается',
  mailingSettlementDescription:
    'Читатели видят это до заказа рассылки: когда и как платят, и что на сайте ничего не списывают.',
  mailingRefund: 'Возврат денег',
  mailingRefundDescription: 'Когда деньги возвращают.',
  mailingPrivacy: 'Что будет с данными',
  mailingPrivacyDescription: 'Над согласием, в нескольких предложениях.',
  mailingStopOne: 'Компания без рассылок',
  mailingStopMany: 'Компании без рассылок',
  mailingStopDescription:
    'Они отказались по ссылке в письме рассылки. Из этого списка их никто не убирает; другие письма им приходят.',
  mailingStopAddress: 'Адрес',
  mailingStopCompany: 'Компания',
  mailingSend: 'Отправить компаниям: {{count}}',
  mailingSendAsk:
    'Письма уйдут сейчас, по одному каждой компании ({{count}}), и вернуть их нельзя. Отправить?',
  mailingNotConfirmed:
    'Сначала поставьте состояние «Подтверждено» и сохраните. Отправленное второй раз не отправляется.',
  mailingReachesNobody:
    'Сейчас эту рассылку не принимает ни одна компания, поэтому ничего не отправлено.',
  mailingConfirmFirst:
    'Когда моряк подтвердит и оплатит, поставьте состояние «Подтверждено» и сохраните — тогда её можно отправить.',
  mailingAsked: 'Заказанная рассылка',
  mailingRank: 'Должность',
  mailingShips: 'Суда',
  mailingApplicationAsked: 'Заказано заполнение анкеты',
  mailingFirstReduction: 'Скидка на первую рассылку',
  mailingTotal: 'Итого',
  mailingPricesOf: 'Цены по состоянию на',
  mailingsConfirmedBefore: 'Другие подтверждённые рассылки с этого электронного адреса',
  mailingOnRequest: 'По запросу',
  mailingReachedThen: 'Компаний на момент заказа',
  mailingReachedNow: 'Компаний сейчас',
  mailingReportOpen: 'Открыть отчёт',
  mailingLetterSent: 'Приняты почтовыми серверами',
  mailingLetterWaiting: 'Ждут',
  mailingLetterRefused: 'Отклонены',
  mailingLetterBounced: 'Вернулись',
  mailingLetterUncertain: 'Неизвестно',
  mailingLetterStopped: 'Компания отказалась',
  requestStateNotNow: 'Это состояние ставит сайт, или оно есть только у рассылок.',
}
