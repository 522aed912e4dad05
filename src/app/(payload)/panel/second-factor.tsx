import { MinimalTemplate } from '@payloadcms/next/templates'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'

import { factorAsker } from '@/cms/services/protection/second-factor/factor-asker'
import { ownFactors } from '@/cms/services/protection/second-factor/own-factors'
import { passkeyPlace } from '@/domain/staff/second-factor'
import { env } from '@/env'
import { RECOVERY_COMMAND } from '@/features/staff/forgotten-password'
import { panelText } from '@/i18n/panel/panel-texts'

import { SecondFactorSteps, UnkeptCodes } from './second-factor-steps'

type Search = ServerProps['searchParams']

/** Where somebody was going before the sign-in, within the panel. */
function goal(searchParams: Search): string {
  return getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
}

/** Above the form of the panel's sign-in, where the password was given already: leads on to what is missing. */
export async function LeadToSecondFactor({ payload, searchParams }: ServerProps) {
  const asker = await factorAsker({ payload, headers: await headers() })
  if (asker && asker.standing !== 'full') {
    redirect(`/admin/second-factor?redirect=${encodeURIComponent(goal(searchParams))}`)
  }
  return null
}

/**
 * Where somebody shows, after the password, that it is them, or sets up what their role needs for that; then it goes on to
 * where they were going.
 */
export async function SecondFactorView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const next = goal(searchParams)
  const asker = await factorAsker(req)
  if (!asker) redirect(`/admin/login?redirect=${encodeURIComponent(next)}`)
  const { passkeys, app, areCodesKept, codesLeft } = await ownFactors(req, asker.account.id)
  if (asker.standing === 'full') {
    // Who loads the page again while the codes are shown sees them no more.
    if (areCodesKept) redirect(next)
    return (
      <MinimalTemplate className="mh-second-factor" width="wide">
        <h1>{panelText(req.t, 'factorCodesUnkeptTitle')}</h1>
        <UnkeptCodes left={codesLeft} next={next} />
      </MinimalTemplate>
    )
  }
  const [before = '', after = ''] = panelText(req.t, 'factorLostHelp', { command: MARK }).split(
    MARK,
  )
  return (
    <MinimalTemplate className="mh-second-factor" width="wide">
      <h1>{panelText(req.t, 'factorStepTitle')}</h1>
      <SecondFactorSteps
        standing={asker.standing}
        canMakePasskey={'rpId' in passkeyPlace(env.SITE_URL)}
        ways={{
          passkey: passkeys.some(({ madeFor }) => madeFor === null),
          app: app !== null,
          recovery: true,
        }}
        next={next}
      />
      {asker.standing === 'give' && (
        <p>
          <small>
            {before}
            <code dir="ltr">{RECOVERY_COMMAND} -- --without-factor</code>
            {after}
          </small>
        </p>
      )}
    </MinimalTemplate>
  )
}

/** Takes the place of the command in the sentence until it is one. */
const MARK = '\u0001'
