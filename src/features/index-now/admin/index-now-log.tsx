import type { UIFieldServerProps } from 'payload'

import { overridingAccess } from '@/cms/local-api'
import { INDEX_NOW_KEY_FILE, meaningOf } from '@/domain/addresses/index-now'
import { isLocalSite } from '@/domain/addresses/local-site'
import { env } from '@/env'
import { panelText, type PanelKey } from '@/i18n/panel/panel-texts'

/** How many reports are shown. */
const SHOWN = 20

const MEANINGS = {
  taken: 'indexNowTaken',
  refused: 'indexNowRefused',
  later: 'indexNowLater',
} as const satisfies Record<ReturnType<typeof meaningOf>, PanelKey>

/** What search engines were told of, and what they answered, the newest first. */
export async function IndexNowLog({ data, req }: UIFieldServerProps) {
  const { isOn } = (data ?? {}) as { isOn?: boolean }
  const { t, payload, i18n } = req
  const { docs } = await payload.find({
    collection: 'index-now-reports',
    sort: '-id',
    limit: SHOWN,
    ...overridingAccess('only these settings show the rows'),
  })
  const { totalDocs: waiting } = await payload.count({
    collection: 'index-now-queue',
    ...overridingAccess('only these settings show how many wait'),
  })
  const time = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const number = new Intl.NumberFormat(i18n.language)
  const meaning = (status: number | null | undefined) =>
    panelText(t, typeof status === 'number' ? MEANINGS[meaningOf(status)] : 'indexNowNoAnswer')
  return (
    <div className="field-type mh-fact">
      {isLocalSite(env.SITE_URL) && <p>{panelText(t, 'indexNowLocal')}</p>}
      {isOn && (
        <p>
          {panelText(t, 'indexNowKey')}{' '}
          <a href={`/${INDEX_NOW_KEY_FILE}`}>{`${env.SITE_URL}/${INDEX_NOW_KEY_FILE}`}</a>
        </p>
      )}
      <p>{panelText(t, 'indexNowWaiting', { count: number.format(waiting) })}</p>
      {docs.length > 0 && (
        <table className="mh-index-now">
          <caption>{panelText(t, 'indexNowLog')}</caption>
          <thead>
            <tr>
              <th scope="col">{panelText(t, 'indexNowAt')}</th>
              <th scope="col">{panelText(t, 'indexNowAddresses')}</th>
              <th scope="col">{panelText(t, 'indexNowAnswer')}</th>
            </tr>
          </thead>
          <tbody>
            {docs.map(({ id, at, addresses, example, status, answer, givenUp }) => (
              <tr key={id}>
                <td>{time.format(new Date(at))} UTC</td>
                <td>
                  {number.format(addresses)} <bdi>{example}</bdi>
                </td>
                <td>
                  {meaning(status)} <bdi>{[status, answer].filter(Boolean).join(' ')}</bdi>
                  {givenUp > 0 &&
                    ` · ${panelText(t, 'indexNowGivenUp', { count: number.format(givenUp) })}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
