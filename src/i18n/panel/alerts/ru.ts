import type { AlertTexts } from './en'

/** What the site writes to the admins when something is wrong with it; a part of `../ru.ts`. */
export const ruAlerts: AlertTexts = {
  alertDiskSubject: '{{site}}: диск почти заполнен',
  alertDiskText:
    'На диске с данными {{site}} осталось мало места. Когда он заполнится, ничего нельзя будет ни сохранить, ни отправить. Освободите место или перейдите на диск большего объёма.',
  alertOutboxSubject: '{{site}}: почта не уходит',
  alertOutboxText:
    'Письма {{site}} ждут отправки больше часа. Возможно, почтовый сервер недоступен или отклоняет их: в панели у каждого письма указано почему. Попытки повторяются три дня.',
  alertScheduleSubject: '{{site}}: публикации по расписанию запаздывают',
  alertScheduleText:
    'На {{site}} что-то уже должно было быть опубликовано или снято с публикации, но этого не произошло. Тот, кто обслуживает сайт, найдёт причину в его журнале.',
  alertBackupSubject: '{{site}}: нет свежей резервной копии',
  alertBackupText:
    'Последняя резервная копия {{site}} не удалась или сделана больше двух дней назад. Всё написанное с тех пор пропало бы вместе с данными. Тот, кто обслуживает сайт, найдёт причину в его журнале.',
  alertOnce:
    'Снова вы узнаете об этом, только если через сутки ничего не изменится или если это повторится.',
  alertMachine: 'Машина',
  alertFree: 'Свободно',
  alertWaiting: 'Ждёт уже',
  alertLate: 'Опоздание',
  alertLastBackup: 'Последняя копия',
  alertLastFailure: 'Последняя неудача',
  alertNever: 'никогда',
  alertToMessages: 'Письма в панели',
  alertToSchedules: 'Расписание в панели',
}
