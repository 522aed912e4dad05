import Link from 'next/link'
import type { AdminViewServerProps, Where } from 'payload'

import { dayInUtc } from '@/domain/time/calendar-day'
import { filterWhere, listAddress } from '@/cms/desk/lists/list-address'
import type { LicenceState } from '@/domain/vacancies/licence'
import { ClosingButtons } from '@/features/vacancies/admin/closing-buttons'
import {
  CLOSING_SOON,
  findClosingSoon,
  findLicencesToCheck,
  LICENCE_CHECK_LASTS,
  LICENCE_ENDS_SOON,
} from '@/features/vacancies/closing-desk.queries'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

type Props = Pick<AdminViewServerProps, 'i18n'>

const MOST = 8
const DAY_MS = 86_400_000

/** The parts of the dashboard that tell which vacancies close this week, and whose licence somebody should look up. */
export async function DeskClosings({ i18n }: Props) {
  const [closing, licences] = await Promise.all([findClosingSoon(MOST), findLicencesToCheck(MOST)])
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  const said = (key: PanelKey, date: Date | null) =>
    date && panelText(i18n.t, key, { day: `\u2068${day.format(date)}\u2069` })
  return (
    <>
      <section>
        <h2>
          <Link prefetch={false} href={listAddress('vacancies', closingSoon(), 'openUntilDay')}>
            {panelText(i18n.t, 'deskClosing')}
          </Link>
        </h2>
        <p>
          {closing.total === 0
            ? panelText(i18n.t, 'deskClosingNone')
            : panelText(i18n.t, 'deskClosingCount', { count: closing.total })}
        </p>
        <ul>
          {closing.entries.map(({ id, title, company, lastDay }) => (
            <li key={id}>
              <Link prefetch={false} href={`/admin/collections/vacancies/${id}`}>
                <bdi>{title}</bdi>
              </Link>
              <small>
                <bdi>{company}</bdi> ·{' '}
                <bdi>
                  <time dateTime={lastDay}>{said('deskOpenUntil', new Date(lastDay))}</time>
                </bdi>
              </small>
              <ClosingButtons id={id} title={title} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>
          <Link
            prefetch={false}
            href={listAddress('crewings', licencesToCheck(), 'licence.validUntil')}
          >
            {panelText(i18n.t, 'deskLicences')}
          </Link>
        </h2>
        <p>
          {licences.total === 0
            ? panelText(i18n.t, 'deskLicencesNone')
            : panelText(i18n.t, 'deskLicencesCount', { count: licences.total })}
        </p>
        <ul>
          {licences.entries.map(({ id, name, state, validUntil, checkedOn, vacancies }) => (
            <li key={id}>
              <Link prefetch={false} href={`/admin/collections/crewings/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              <small>
                {[
                  panelText(i18n.t, STATES[state]),
                  vacancies > 0 && panelText(i18n.t, 'deskLicenceVacancies', { count: vacancies }),
                  said('deskLicenceUntil', validUntil),
                  said('deskLicenceChecked', checkedOn),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const PUBLISHED = { _status: { equals: 'published' } } as const

/** By the day, which is what the list has; the instants that are told here lie within these. */
function closingSoon(): Where {
  return filterWhere([
    PUBLISHED,
    { openUntilDay: { greater_than_equal: inDays(0) } },
    { openUntilDay: { less_than: inDays(CLOSING_SOON + 1) } },
  ])
}

function licencesToCheck(): Where {
  const reasons: Where[] = [
    { 'licence.checkedOn': { exists: false } },
    { 'licence.checkedOn': { less_than: inDays(-LICENCE_CHECK_LASTS) } },
    { 'licence.validUntil': { exists: false } },
    { 'licence.validUntil': { less_than: inDays(LICENCE_ENDS_SOON) } },
  ]
  return { or: reasons.map((reason) => ({ and: [PUBLISHED, reason] })) }
}

/** The beginning of the day in so many days, as the panel's own filters write it. */
function inDays(days: number): string {
  return dayInUtc(new Date(Date.now() + days * DAY_MS))
}

const STATES = {
  checked: 'deskLicenceValid',
  expired: 'deskLicenceExpired',
  unchecked: 'deskLicenceNever',
} as const satisfies Record<LicenceState, PanelKey>
