import { hostname } from 'node:os'

import { getLocalI18n, type Payload } from 'payload'

import type { Alert, Readings } from '../../../domain/staff/alerts'
import { dateTimeFormat, numberFormat } from '../../../domain/locales/intl-formats'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import type { MailPart } from '../../../domain/mail/mail-content'
import { env } from '../../../env'
import { TEXTS } from '../../../i18n/panel/panel-languages'
import { type PanelKey, panelText } from '../../../i18n/panel/panel-texts'

/** The words of each, and where the panel shows more of it. */
const WORDS = {
  disk: { subject: 'alertDiskSubject', text: 'alertDiskText' },
  outbox: {
    subject: 'alertOutboxSubject',
    text: 'alertOutboxText',
    link: 'alertToMessages',
    path: '/admin/collections/messages',
  },
  schedule: {
    subject: 'alertScheduleSubject',
    text: 'alertScheduleText',
    link: 'alertToSchedules',
    path: '/admin/collections/schedules',
  },
  backup: { subject: 'alertBackupSubject', text: 'alertBackupText' },
  feed: {
    subject: 'alertFeedSubject',
    text: 'alertFeedText',
    link: 'alertToFeeds',
    path: '/admin/collections/import-feeds',
  },
} as const satisfies Record<
  Alert,
  { subject: PanelKey; text: PanelKey; link?: PanelKey; path?: string }
>

type Say = (key: PanelKey, values?: Record<string, string>) => string

/** A message to an admin, but for who gets it. */
export interface AlertMail {
  locale: Locale
  subject: string
  parts: MailPart[]
}

/**
 * Writes what an admin is told. Nobody has said which language admins read: it is the one that content is first written
 * in, as of every notice to staff, or English where the panel does not have it.
 */
export async function alertMail(
  payload: Payload,
  alert: Alert,
  readings: Readings,
): Promise<AlertMail> {
  const known = Object.hasOwn(TEXTS, env.SOURCE_LOCALE) ? env.SOURCE_LOCALE : 'en'
  const language = known as Parameters<typeof getLocalI18n>[0]['language'] // of those of the panel, as was just asked
  const { t } = await getLocalI18n({ config: payload.config, language })
  const say: Say = (key, values) => panelText(t, key, values)
  const { subject, text, ...panel } = WORDS[alert]
  const names = { site: new URL(env.SITE_URL).host }
  return {
    locale: isLocale(known) ? known : 'en',
    subject: say(subject, names),
    parts: [
      { kind: 'text', text: say(text, names) },
      { kind: 'facts', facts: factsOf(alert, readings, say, known) },
      ...('link' in panel
        ? [{ kind: 'link' as const, text: say(panel.link), href: `${env.SITE_URL}${panel.path}` }]
        : []),
      { kind: 'text', text: say('alertOnce') },
    ],
  }
}

function factsOf(alert: Alert, { disk, figures }: Readings, say: Say, language: string) {
  const fact = (label: PanelKey, value: string) => ({ label: say(label), value })
  switch (alert) {
    case 'disk': {
      const gigabytes = (bytes: number) =>
        numberFormat(language, {
          style: 'unit',
          unit: 'gigabyte',
          maximumFractionDigits: 1,
        }).format(bytes / 1e9)
      return [
        fact('alertMachine', hostname()),
        fact('alertFree', `${gigabytes(disk?.free ?? 0)} / ${gigabytes(disk?.size ?? 0)}`),
      ]
    }
    case 'outbox':
      return [fact('alertWaiting', duration(figures?.oldestUnsent ?? 0, language))]
    case 'schedule':
      return [fact('alertLate', duration(figures?.lag.publications ?? 0, language))]
    case 'feed':
      return [fact('alertFeeds', numberFormat(language, {}).format(figures?.failingFeeds ?? 0))]
    case 'backup': {
      const { madeAt, failedAt } = figures?.backup ?? {}
      return [
        fact('alertLastBackup', madeAt ? moment(madeAt, language) : say('alertNever')),
        ...(failedAt ? [fact('alertLastFailure', moment(failedAt, language))] : []),
      ]
    }
  }
}

/** In the largest unit of which there are two. */
function duration(seconds: number, language: string): string {
  const minutes = seconds / 60
  const [value, unit] =
    minutes < 120
      ? ([minutes, 'minute'] as const)
      : minutes < 48 * 60
        ? ([minutes / 60, 'hour'] as const)
        : ([minutes / 60 / 24, 'day'] as const)
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  return numberFormat(language, options).format(Math.floor(value))
}

function moment(time: Date, language: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${dateTimeFormat(language, options).format(time)} UTC`
}
