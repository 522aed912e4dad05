import type { AlertTexts } from './en'

/** What the site writes to the admins when something is wrong with it; a part of `../uk.ts`. */
export const ukAlerts: AlertTexts = {
  alertDiskSubject: '{{site}}: диск майже заповнений',
  alertDiskText:
    'На диску з даними {{site}} лишилося мало місця. Коли він заповниться, нічого не можна буде ні зберегти, ні надіслати. Звільніть місце або перейдіть на більший диск.',
  alertOutboxSubject: '{{site}}: пошта не надсилається',
  alertOutboxText:
    'Листи {{site}} чекають на надсилання понад годину. Можливо, поштовий сервер недоступний або відхиляє їх: у панелі біля кожного листа вказано чому. Спроби повторюються три дні.',
  alertScheduleSubject: '{{site}}: публікації за розкладом запізнюються',
  alertScheduleText:
    'На {{site}} щось уже мало бути опубліковано або знято з публікації, але цього не сталося. Той, хто обслуговує сайт, знайде причину в його журналі.',
  alertBackupSubject: '{{site}}: немає свіжої резервної копії',
  alertBackupText:
    'Остання резервна копія {{site}} не вдалася або зроблена понад два дні тому. Усе написане відтоді зникло б разом із даними. Той, хто обслуговує сайт, знайде причину в його журналі.',
  alertOnce:
    'Знову ви дізнаєтеся про це, лише якщо за добу нічого не зміниться або якщо це повториться.',
  alertMachine: 'Машина',
  alertFree: 'Вільно',
  alertWaiting: 'Чекає вже',
  alertLate: 'Запізнення',
  alertLastBackup: 'Остання копія',
  alertLastFailure: 'Остання невдача',
  alertNever: 'ніколи',
  alertToMessages: 'Листи в панелі',
  alertToSchedules: 'Розклад у панелі',
}
