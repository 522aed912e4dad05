import type { AlertTexts } from './en'

/** What the site writes to the admins when something is wrong with it; a part of `../de.ts`. */
export const deAlerts: AlertTexts = {
  alertDiskSubject: '{{site}}: Die Festplatte ist fast voll',
  alertDiskText:
    'Auf der Festplatte mit den Daten von {{site}} ist kaum noch Platz. Ist sie voll, kann nichts mehr gespeichert oder gesendet werden. Schaffen Sie Platz, oder nehmen Sie eine größere Festplatte.',
  alertOutboxSubject: '{{site}}: E-Mails gehen nicht hinaus',
  alertOutboxText:
    'Nachrichten von {{site}} warten seit mehr als einer Stunde. Vielleicht ist der Mailserver nicht erreichbar oder lehnt sie ab: Bei jeder Nachricht im Panel steht, warum. Drei Tage lang wird es weiter versucht.',
  alertScheduleSubject: '{{site}}: Geplante Veröffentlichungen sind überfällig',
  alertScheduleText:
    'Auf {{site}} sollte inzwischen etwas veröffentlicht oder zurückgezogen sein, und das ist nicht geschehen. Wer die Website betreibt, findet den Grund in ihrem Protokoll.',
  alertBackupSubject: '{{site}}: Es gibt keine aktuelle Sicherung',
  alertBackupText:
    'Die letzte Sicherung von {{site}} ist fehlgeschlagen oder älter als zwei Tage. Was seither geschrieben wurde, ginge mit den Daten verloren. Wer die Website betreibt, findet den Grund in ihrem Protokoll.',
  alertFeedSubject: '{{site}}: Vakanzen-Feeds schlagen fehl',
  alertFeedText:
    'Feeds, aus denen {{site}} Vakanzen holt, sind fünfmal oder öfter hintereinander fehlgeschlagen. Solange wird aus ihnen nichts erstellt, geändert oder geschlossen: Die Vakanzen bleiben bis zu ihrem letzten Tag, wie sie sind. Jeder Feed im Panel sagt, warum.',
  alertFeeds: 'Fehlgeschlagene Feeds',
  alertToFeeds: 'Feeds im Panel',
  alertOnce: 'Davon hören Sie erst wieder, wenn es nach einem Tag noch so ist oder wiederkehrt.',
  alertMachine: 'Rechner',
  alertFree: 'Frei',
  alertWaiting: 'Wartet seit',
  alertLate: 'Verspätung',
  alertLastBackup: 'Letzte Sicherung',
  alertLastFailure: 'Letzter Fehlschlag',
  alertNever: 'nie',
  alertToMessages: 'Nachrichten im Panel',
  alertToSchedules: 'Zeitpläne im Panel',
}
