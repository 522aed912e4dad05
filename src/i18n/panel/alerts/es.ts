import type { AlertTexts } from './en'

/** What the site writes to the admins when something is wrong with it; a part of `../es.ts`. */
export const esAlerts: AlertTexts = {
  alertDiskSubject: '{{site}}: el disco está casi lleno',
  alertDiskText:
    'Queda poco espacio en el disco que guarda los datos de {{site}}. Cuando esté lleno, no se podrá guardar ni enviar nada más. Libere espacio o pase a un disco mayor.',
  alertOutboxSubject: '{{site}}: el correo no está saliendo',
  alertOutboxText:
    'Hay mensajes de {{site}} que esperan desde hace más de una hora. Puede que el servidor de correo no responda o que los rechace: en el panel, cada mensaje dice por qué. Se sigue intentando durante tres días.',
  alertScheduleSubject: '{{site}}: hay publicaciones programadas con retraso',
  alertScheduleText:
    'En {{site}} algo debía haberse publicado o retirado ya, y no ha ocurrido. Quien administra el sitio encontrará el motivo en su registro.',
  alertBackupSubject: '{{site}}: no hay ninguna copia de seguridad reciente',
  alertBackupText:
    'La última copia de seguridad de {{site}} ha fallado o tiene más de dos días. Lo escrito desde entonces se perdería con los datos. Quien administra el sitio encontrará el motivo en su registro.',
  alertFeedSubject: '{{site}}: fallan canales de vacantes',
  alertFeedText:
    'Los canales de los que {{site}} recoge vacantes han fallado cinco veces seguidas o más. Mientras tanto no se crea, cambia ni cierra nada de ellos: las vacantes quedan como están hasta su último día. Cada canal dice por qué en el panel.',
  alertFeeds: 'Canales que fallan',
  alertToFeeds: 'Los canales en el panel',
  alertOnce: 'Solo volverá a recibir este aviso si sigue igual pasado un día o si se repite.',
  alertMachine: 'Máquina',
  alertFree: 'Libre',
  alertWaiting: 'Espera desde hace',
  alertLate: 'Retraso',
  alertLastBackup: 'Última copia',
  alertLastFailure: 'Último fallo',
  alertNever: 'nunca',
  alertToMessages: 'Mensajes en el panel',
  alertToSchedules: 'Programación en el panel',
}
