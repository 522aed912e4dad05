import Link from 'next/link'
import type { ServerProps } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

/** The ways to the views of our own, at the end of the panel's navigation. */
export function ViewLinks({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <>
      <Link prefetch={false} className="nav__link" href="/admin/translations">
        <span className="nav__link-label">{panelText(i18n.t, 'translations')}</span>
      </Link>
      <Link prefetch={false} className="nav__link" href="/admin/report">
        <span className="nav__link-label">{panelText(i18n.t, 'report')}</span>
      </Link>
      <Link prefetch={false} className="nav__link" href="/admin/guides">
        <span className="nav__link-label">{panelText(i18n.t, 'guideAnswersReport')}</span>
      </Link>
    </>
  )
}
