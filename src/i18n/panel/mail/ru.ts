import type { MailTexts } from './en'

/** What the panel says of the site's mail; a part of `../ru.ts`. */
export const ruMail: MailTexts = {
  mailOne: 'Письмо',
  mailMany: 'Письма',
  mailDescription: 'Что сайт написал людям и что с этим стало.',
  mailKind: 'Вид',
  mailKindConfirmation: 'Подтверждение',
  mailKindForward: 'Переслано компании',
  mailKindStaffNotice: 'Уведомление сотрудникам',
  mailKindReply: 'Ответ сотрудника',
  mailKindInvitation: 'Приглашение',
  mailKindPasswordReset: 'Новый пароль',
  mailState: 'Состояние',
  mailStateQueued: 'Ждёт',
  mailStateSending: 'Отправляется',
  mailStateSent: 'Отправлено',
  mailStateFailed: 'Не удалось',
  mailStateUncertain: 'Неизвестно',
  mailStateSuppressed: 'Адрес не принимает писем',
  mailStateBounced: 'Вернулось',
  mailTo: 'Кому',
  mailReplyTo: 'Ответы приходят на',
  mailLanguage: 'Язык',
  mailSubject: 'Тема',
  mailText: 'Текст',
  mailWithFiles: 'С файлами обращения',
  mailAttempts: 'Попытки',
  mailNextAttempt: 'Следующая попытка',
  mailSentAt: 'Отправлено в',
  mailProblem: 'Что ответил почтовый сервер',
  mailBy: 'Кто написал',
  mailRequest: 'Обращение',
  mailFailedMeans:
    'Письмо не отправлено: три дня его не принимал ни один почтовый сервер, или в нём отказано окончательно.',
  mailUncertainMeans:
    'Неизвестно, дошло ли письмо: связь оборвалась, когда оно уже было у почтового сервера. Если отправить его ещё раз, оно может прийти дважды.',
  mailSuppressedMeans: 'Письмо не отправлено: этот адрес не принимает наших писем.',
  mailBouncedMeans: 'Письмо отправлено, но вернулось.',
  mailSendAgain: 'Отправить ещё раз',
  mailSendAgainAsk:
    'Письмо уйдёт на адрес {{address}} ещё раз. Если он есть в списке тех, что не принимают писем, он будет оттуда убран.',
  mailSendAgainDone: 'Письмо снова в пути.',
  mailBounced: 'Письмо вернулось',
  mailBouncedAsk:
    'На адрес {{address}} больше ничего не будет отправляться, пока кто-нибудь не уберёт его из списка адресов, которые не принимают писем.',
  mailBouncedDone: 'Отмечено. На адрес {{address}} больше ничего не отправляется.',
  mailNotNow:
    'Тем временем с письмом что-то изменилось, поэтому ничего не сделано. Перезагрузите страницу, чтобы увидеть, что с ним.',
  mailInTrouble: 'Письма, которые не удалось отправить или судьба которых неизвестна: {{count}}',
  suppressedOne: 'Адрес, который не принимает писем',
  suppressedMany: 'Адреса, которые не принимают писем',
  suppressedDescription:
    'На эти адреса ничего не отправляется. Удалите адрес отсюда, и письма снова пойдут на него.',
  suppressedAddress: 'Адрес',
  suppressedReason: 'Причина',
  suppressedRefused: 'Отказал почтовый сервер',
  suppressedCameBack: 'Письмо вернулось',
  suppressedByStaff: 'Добавил сотрудник',
  suppressedDetail: 'Подробности',
  suppressedWrong: 'Напишите один адрес электронной почты.',
  invitationSubject: 'Ваша учётная запись на {{site}}',
  invitationText:
    'Для вас создана учётная запись на {{site}}. С ней вы пишете и публикуете там. Сначала выберите пароль.',
  invitationLink: 'Выбрать пароль',
  invitationUntil:
    'Ссылка действует один раз, в течение трёх дней. Позже попросите новую там, где входите: «Забыли пароль?».',
  resetSubject: 'Новый пароль для {{site}}',
  resetText: 'Кто-то, вероятно вы, попросил новый пароль к вашей учётной записи на {{site}}.',
  resetLink: 'Выбрать новый пароль',
  resetUntil:
    'Ссылка действует один раз, не меньше часа. Если вы её не просили, ничего не делайте: пароль останется прежним.',
  resetOnItsWay: 'Если учётная запись с таким адресом есть, на него уже идёт письмо со ссылкой.',
  resetBusy:
    'Сейчас слишком много людей просят новый пароль. Подождите минуту и попробуйте ещё раз.',
}
