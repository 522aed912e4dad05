/** What the site writes to the admins when something is wrong with it; a part of `../en.ts`. */
export const enAlerts = {
  alertDiskSubject: '{{site}}: the disk is nearly full',
  alertDiskText:
    'There is little room left on the disk that keeps the data of {{site}}. Once it is full, nothing can be saved or sent any more. Make room, or move to a larger disk.',
  alertOutboxSubject: '{{site}}: mail is not going out',
  alertOutboxText:
    'Messages of {{site}} have been waiting for more than an hour. The mail server may be away or may refuse them: each message in the panel says why. They are tried again for three days.',
  alertScheduleSubject: '{{site}}: scheduled publications are late',
  alertScheduleText:
    'Something was to be published or unpublished at {{site}} by now, and that has not happened. The operator of the site finds the reason in its log.',
  alertBackupSubject: '{{site}}: there is no recent backup',
  alertBackupText:
    'The last backup of {{site}} has failed or is more than two days old. Everything written since then would be lost with the data. The operator of the site finds the reason in its log.',
  alertFeedSubject: '{{site}}: feeds of vacancies fail',
  alertFeedText:
    'Feeds that {{site}} fetches vacancies from have failed five times in a row or more. Nothing of them is created, changed or closed meanwhile: vacancies stay as they are until their last day. Each feed in the panel says why.',
  alertFeeds: 'Feeds that fail',
  alertToFeeds: 'Feeds in the panel',
  alertOnce: 'You hear of this again only if it is still so after a day, or if it comes back.',
  alertMachine: 'Machine',
  alertFree: 'Free',
  alertWaiting: 'Waiting for',
  alertLate: 'Late by',
  alertLastBackup: 'Last backup',
  alertLastFailure: 'Last failure',
  alertNever: 'never',
  alertToMessages: 'Messages in the panel',
  alertToSchedules: 'Schedules in the panel',
} as const

/** The same in another language. */
export type AlertTexts = Record<keyof typeof enAlerts, string>
