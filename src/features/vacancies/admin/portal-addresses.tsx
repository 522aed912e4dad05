import type { UIFieldServerProps } from 'payload'

import { unlessBusy } from '@/cms/database/database-trouble'
import { LOCALES } from '@/domain/locales/locales'
import { absoluteUrl, publicPath } from '@/domain/addresses/paths'
import {
  type Portal,
  PORTAL_NAMES,
  portalFeedPath,
  PORTALS,
} from '@/domain/portal-feeds/portal-names'
import { env } from '@/env'
import { panelText } from '@/i18n/panel/panel-texts'

import { openCounts } from '../portals/portal-feeds.queries'

const addressOf = (portal: Portal, locale = env.DEFAULT_LOCALE) =>
  absoluteUrl(
    publicPath({ locale, path: portalFeedPath(portal) }, env.DEFAULT_LOCALE),
    env.SITE_URL,
  )

/** What portals are to be told: where each fetches what is open, and how much of it lacks what some of them ask for. */
export async function PortalAddresses({ data, req }: UIFieldServerProps) {
  const { portals = {} } = (data ?? {}) as { portals?: Partial<Record<Portal, boolean>> }
  const on = PORTALS.filter((portal) => portals[portal])
  const counts = await unlessBusy(openCounts())
  const [other] = LOCALES.filter((locale) => locale !== env.DEFAULT_LOCALE)
  const [first] = on
  return (
    <div className="field-type mh-fact">
      <span className="field-label">{panelText(req.t, 'portalAddresses')}</span>
      {first === undefined ? (
        <p>{panelText(req.t, 'portalNoneOn')}</p>
      ) : (
        <>
          <ul>
            {on.map((portal) => (
              <li key={portal}>
                {PORTAL_NAMES[portal]}: <a href={addressOf(portal)}>{addressOf(portal)}</a>
              </li>
            ))}
          </ul>
          <p>{panelText(req.t, 'portalAddressOther', { address: addressOf(first, other) })}</p>
        </>
      )}
      {counts && (
        <p>
          {panelText(req.t, 'portalCounts', {
            open: counts.open,
            noCity: counts.withoutCity,
            noCountry: counts.withoutCountry,
          })}
        </p>
      )}
    </div>
  )
}
