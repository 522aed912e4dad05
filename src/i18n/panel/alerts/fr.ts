import type { AlertTexts } from './en'

/** What the site writes to the admins when something is wrong with it; a part of `../fr.ts`. */
export const frAlerts: AlertTexts = {
  alertDiskSubject: '{{site}} : le disque est presque plein',
  alertDiskText:
    'Il reste peu de place sur le disque qui garde les données de {{site}}. Une fois plein, plus rien ne pourra être enregistré ni envoyé. Libérez de la place ou passez à un disque plus grand.',
  alertOutboxSubject: '{{site}} : les messages ne partent plus',
  alertOutboxText:
    'Des messages de {{site}} attendent depuis plus d’une heure. Le serveur de messagerie est peut-être injoignable, ou les refuse : dans le panneau, chaque message dit pourquoi. Les envois sont retentés pendant trois jours.',
  alertScheduleSubject: '{{site}} : des publications programmées ont du retard',
  alertScheduleText:
    'Quelque chose devait déjà être publié ou dépublié sur {{site}}, et cela n’a pas eu lieu. La personne qui exploite le site en trouvera la raison dans son journal.',
  alertBackupSubject: '{{site}} : il n’y a pas de sauvegarde récente',
  alertBackupText:
    'La dernière sauvegarde de {{site}} a échoué ou date de plus de deux jours. Ce qui a été écrit depuis serait perdu avec les données. La personne qui exploite le site en trouvera la raison dans son journal.',
  alertFeedSubject: '{{site}} : des flux d’offres échouent',
  alertFeedText:
    'Des flux où {{site}} lit des offres ont échoué cinq fois de suite ou plus. Pendant ce temps, rien n’en est créé, modifié ou fermé : les offres restent telles quelles jusqu’à leur dernier jour. Chaque flux dit pourquoi dans l’administration.',
  alertFeeds: 'Flux en échec',
  alertToFeeds: 'Les flux dans l’administration',
  alertOnce:
    'Vous n’en entendrez reparler que si rien n’a changé après un jour, ou si cela se reproduit.',
  alertMachine: 'Serveur',
  alertFree: 'Libre',
  alertWaiting: 'En attente depuis',
  alertLate: 'Retard',
  alertLastBackup: 'Dernière sauvegarde',
  alertLastFailure: 'Dernier échec',
  alertNever: 'jamais',
  alertToMessages: 'Les messages dans le panneau',
  alertToSchedules: 'Les programmations dans le panneau',
}
