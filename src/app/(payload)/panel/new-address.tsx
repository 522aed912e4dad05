import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'

import { env } from '@/env'
import { findAddressLink } from '@/features/staff/new-address-links.hooks'
import { panelText, type PanelKey } from '@/i18n/panel/panel-texts'

/** What became of a link, as the address says after the button was pressed. */
const BECAME: ReadonlyMap<string, PanelKey> = new Map([
  ['done', 'newAddressDone'],
  ['dead', 'newAddressDead'],
  ['taken', 'newAddressTaken'],
])

/**
 * Where the link leads that was mailed to a new address of an account. It changes nothing: mail programs open links before
 * anybody reads them. The button does.
 */
export async function NewAddress({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult
  const { t } = req
  const token = params?.segments?.[1] ?? ''
  const link = await findAddressLink(req, token)
  const site = new URL(env.SITE_URL).host
  return (
    <div className="mh-forgot">
      <h1>{panelText(t, 'newAddressTitle')}</h1>
      {link ? (
        <form method="post" action="/api/staff/new-address">
          <p>{panelText(t, 'newAddressText', { address: `\u2068${link.email}\u2069`, site })}</p>
          <input type="hidden" name="token" value={token} />
          <button className="btn btn--style-primary btn--size-medium">
            {panelText(t, 'newAddressButton')}
          </button>
        </form>
      ) : (
        <p role="status">{panelText(t, BECAME.get(token) ?? 'newAddressDead')}</p>
      )}
      <Link prefetch={false} href="/admin/login">
        {t('authentication:backToLogin')}
      </Link>
    </div>
  )
}
