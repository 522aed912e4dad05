import { headers } from 'next/headers'
import type { ServerProps } from 'payload'

import { env } from '@/env'
import { panelText } from '@/i18n/panel/panel-texts'

/**
 * Above the form of the panel's sign-in where it was opened at another name of the same machine: what is sent from there
 * is refused, because cookies are of one address. Says which address it is, and leads there.
 */
export async function SignInAddress({ i18n }: ServerProps) {
  const own = new URL(env.SITE_URL)
  // The front server has written it (server/client-facts.ts).
  const asked = (await headers()).get('x-forwarded-host')
  if (asked === null || asked === own.host) return null
  const address = new URL('/admin', own).href
  const [before = '', after = ''] = panelText(i18n.t as never, 'signInElsewhere', {
    address: MARK,
  }).split(MARK)
  return (
    <p role="alert">
      {before}
      <a href={address} dir="ltr">
        {address}
      </a>
      {after}
    </p>
  )
}

/** Stands for the address in the sentence until it is a link. */
const MARK = '\u0001'
