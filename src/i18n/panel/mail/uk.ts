import type { MailTexts } from './en'

/** What the panel says of the site's mail; a part of `../uk.ts`. */
export const ukMail: MailTexts = {
  mailOne: 'Лист',
  mailMany: 'Листи',
  mailDescription: 'Що сайт написав людям і що з цим сталося.',
  mailKind: 'Вид',
  mailKindConfirmation: 'Підтвердження',
  mailKindForward: 'Переслано компанії',
  mailKindStaffNotice: 'Повідомлення працівникам',
  mailKindReply: 'Відповідь працівника',
  mailKindInvitation: 'Запрошення',
  mailKindPasswordReset: 'Новий пароль',
  mailState: 'Стан',
  mailStateQueued: 'Чекає',
  mailStateSending: 'Надсилається',
  mailStateSent: 'Надіслано',
  mailStateFailed: 'Не вдалося',
  mailStateUncertain: 'Невідомо',
  mailStateSuppressed: 'Адреса не приймає листів',
  mailStateBounced: 'Повернувся',
  mailTo: 'Кому',
  mailReplyTo: 'Відповіді надходять на',
  mailLanguage: 'Мова',
  mailSubject: 'Тема',
  mailText: 'Текст',
  mailWithFiles: 'З файлами звернення',
  mailAttempts: 'Спроби',
  mailNextAttempt: 'Наступна спроба',
  mailSentAt: 'Надіслано о',
  mailProblem: 'Що відповів поштовий сервер',
  mailBy: 'Хто написав',
  mailRequest: 'Звернення',
  mailFailedMeans:
    'Листа не надіслано: три дні його не приймав жоден поштовий сервер, або в ньому відмовлено остаточно.',
  mailUncertainMeans:
    'Невідомо, чи лист дійшов: зв’язок обірвався, коли він уже був у поштового сервера. Якщо надіслати його ще раз, він може надійти двічі.',
  mailSuppressedMeans: 'Листа не надіслано: ця адреса не приймає наших листів.',
  mailBouncedMeans: 'Листа надіслано, але він повернувся.',
  mailSendAgain: 'Надіслати ще раз',
  mailSendAgainAsk:
    'Лист піде на адресу {{address}} ще раз. Якщо вона є в списку тих, що не приймають листів, її буде з нього вилучено.',
  mailSendAgainDone: 'Лист знову в дорозі.',
  mailBounced: 'Лист повернувся',
  mailBouncedAsk:
    'На адресу {{address}} більше нічого не надсилатиметься, доки хтось не вилучить її зі списку адрес, що не приймають листів.',
  mailBouncedDone: 'Занотовано. На адресу {{address}} більше нічого не надсилається.',
  mailNotNow:
    'Тим часом із листом щось змінилося, тож нічого не зроблено. Перезавантажте сторінку, щоб побачити, що з ним.',
  mailLinkUsedUp:
    'Посилання в цьому листі вже не діє, тому знову його не надіслано. Нове на цю адресу можна попросити там, де входять: «Забули пароль?».',
  mailInTrouble: 'Листи, які не вдалося надіслати або доля яких невідома: {{count}}',
  suppressedOne: 'Адреса, що не приймає листів',
  suppressedMany: 'Адреси, що не приймають листів',
  suppressedDescription:
    'На ці адреси нічого не надсилається. Видаліть адресу звідси, і листи знову підуть на неї.',
  suppressedAddress: 'Адреса',
  suppressedReason: 'Причина',
  suppressedRefused: 'Відмовив поштовий сервер',
  suppressedCameBack: 'Лист повернувся',
  suppressedByStaff: 'Додав працівник',
  suppressedDetail: 'Подробиці',
  suppressedWrong: 'Напишіть одну електронну адресу.',
  invitationSubject: 'Ваш обліковий запис на {{site}}',
  invitationAdminText:
    'Для вас створено обліковий запис на {{site}}. З ним ви вирішуєте там, хто що може, пишете й публікуєте. Спершу оберіть пароль.',
  invitationText:
    'Для вас створено обліковий запис на {{site}}. З ним ви пишете й публікуєте там. Спершу оберіть пароль.',
  invitationLink: 'Обрати пароль',
  invitationUntil:
    'Посилання діє один раз, упродовж трьох днів. Пізніше попросіть нове там, де входите: «Забули пароль?».',
  resetSubject: 'Новий пароль для {{site}}',
  resetText: 'Хтось, імовірно ви, попросив новий пароль до вашого облікового запису на {{site}}.',
  resetLink: 'Обрати новий пароль',
  resetUntil:
    'Посилання діє один раз, щонайменше годину. Якщо ви його не просили, нічого не робіть: пароль лишиться таким, як є.',
  resetOnItsWay: 'Якщо обліковий запис із такою адресою є, на неї вже йде лист із посиланням.',
  linkUsedUp:
    'Цим посиланням уже скористалися, або його термін минув. Попросіть нове там, де входите: «Забули пароль?».',
  resetBusy: 'Зараз забагато людей просять новий пароль. Зачекайте хвилину й спробуйте ще раз.',
}
