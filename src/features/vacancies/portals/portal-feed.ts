import 'server-only'

import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Locale } from '@/domain/locales/locales'
import { absoluteUrl, publicPath } from '@/domain/addresses/paths'
import type { Portal } from '@/domain/portal-feeds/portal-names'
import { PORTAL_SHAPES } from '@/domain/portal-feeds/portal-shapes'
import type { PortalVacancy } from '@/domain/portal-feeds/portal-vacancy'
import { portalXml } from '@/domain/portal-feeds/portal-xml'
import { env } from '@/env'

import { type OpenState, openVacancies, type PortalSettings } from './portal-feeds.queries'
import { tellerIn } from './told-vacancy'

/**
 * All that is open as a portal wants it, piece by piece: a slow reader holds one piece and one batch.
 * @throws as `openVacancies`
 */
export function portalFeed(
  portal: Portal,
  locale: Locale,
  { settings, state }: { settings: PortalSettings; state: OpenState },
): AsyncGenerator<string, void, undefined> {
  const { operator, email } = settings
  const head = { operator, email, siteUrl: env.SITE_URL, changed: state.changed }
  return portalXml(PORTAL_SHAPES[portal], head, toldIn(locale))
}

/** Vacancies that are written without a look at what else there is to do: some milliseconds of work. */
const IN_A_TURN = 10

async function* toldIn(locale: Locale): AsyncGenerator<PortalVacancy[], void, undefined> {
  const tell = await tellerIn(locale, (path) =>
    absoluteUrl(publicPath({ locale, path }, env.DEFAULT_LOCALE), env.SITE_URL),
  )
  for await (const batch of openVacancies(locale)) {
    for (let from = 0; from < batch.length; from += IN_A_TURN) {
      const told = await Promise.all(batch.slice(from, from + IN_A_TURN).map(tell))
      yield told.filter((vacancy) => vacancy !== undefined)
      await nextTurn()
    }
  }
}
