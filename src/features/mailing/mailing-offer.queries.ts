import { processNow } from '@/domain/time/process-clock'
import { localApi, overridingAccess } from '../../cms/local-api'
import { query } from '../../cms/database/read-pool'
import type { Locale } from '../../domain/locales/locales'
import type { Prices } from '../../domain/money/mailing-price'
import type { MailingReach } from '../../domain/mail/mailing-reach'
import { textsByLanguage, type WrittenText, writtenText } from '../../domain/texts/written-text'
import { env } from '../../env'
import { getMailingPrices, type MailingView } from './mailing.queries'

/** A mailing that can be asked for, and what editors say of all of them. */
export interface MailingOffer {
  mailing: MailingView
  reach: MailingReach
  application: Prices | undefined
  /** When prices were last known to be right, UTC. */
  asOf: Date
  /** What editors wrote, in the reader's language or another. */
  words: Record<'settlement' | 'refund' | 'privacy', WrittenText | undefined>
  /** The days on which the site erases a request that is made now, and its file. */
  until: Date
  fileUntil: Date
}

/** The mailing with a key, where it is offered. */
export async function getMailingOffer(
  key: string,
  locale: Locale,
): Promise<MailingOffer | undefined> {
  if (key === '') return undefined
  const prices = await getMailingPrices(locale)
  const mailing = prices.isKnown ? prices.mailings.find(({ id }) => id === key) : undefined
  if (!prices.isKnown || !mailing) return undefined
  const payload = await localApi()
  const list = await payload.findGlobal({
    slug: 'price-list',
    locale: 'all',
    depth: 0,
    ...overridingAccess('its words stand on the page'),
  })
  const wordsOf = (name: 'settlement' | 'refund' | 'privacy') =>
    writtenText(textsByLanguage(list[name]), locale, env.SOURCE_LOCALE)
  return {
    mailing,
    reach: list.mailings?.find((row) => row.key === key)?.reach ?? 'all',
    application: prices.application,
    asOf: prices.asOf,
    words: {
      settlement: wordsOf('settlement'),
      refund: wordsOf('refund'),
      privacy: wordsOf('privacy'),
    },
    ...(await erasedOn()),
  }
}

async function erasedOn(): Promise<Pick<MailingOffer, 'until' | 'fileUntil'>> {
  const [row] = await query<{ until: Date; file_until: Date }>(
    `SELECT now() + make_interval(months => months) AS until,
      now() + make_interval(months => least(months, file_months)) AS file_until
    FROM (
      SELECT coalesce(max(mailing_months)::int, 12) AS months,
        coalesce(max(file_months)::int, 3) AS file_months
      FROM request_settings
    ) periods`,
    [],
    'mailing-until',
  )
  const now = processNow('there is always a row')
  return { until: new Date(row?.until ?? now), fileUntil: new Date(row?.file_until ?? now) }
}
