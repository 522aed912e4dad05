import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'

import { forgottenPassword, RECOVERY_COMMAND } from '@/features/staff/forgotten-password'

/** In place of Payload's form, which says that a mail was sent: what to do where the site sends none. */
export function ForgotPassword({ initPageResult }: AdminViewServerProps) {
  const { t } = initPageResult.req
  const [byAdmin, ofLoneAdmin] = forgottenPassword(t)
  const [before = '', after = ''] = ofLoneAdmin.split(RECOVERY_COMMAND)
  return (
    <div className="mh-forgot">
      <h1>{t('authentication:forgotPassword')}</h1>
      <p>{byAdmin}</p>
      <p>
        {before}
        <code dir="ltr">{RECOVERY_COMMAND}</code>
        {after}
      </p>
      <Link prefetch={false} href="/admin/login">
        {t('authentication:backToLogin')}
      </Link>
    </div>
  )
}
