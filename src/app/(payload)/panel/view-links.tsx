import Link from 'next/link'
import type { ServerProps } from 'payload'

import { mayFindSeamen } from '@/cms/access'
import { panelText } from '@/i18n/panel/panel-texts'

/** The ways to the views of our own, at the end of the panel's navigation. */
export function ViewLinks({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) {
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
      {mayFindSeamen({ user: user ?? null }) && (
        <Link prefetch={false} className="nav__link" href="/admin/seafarers">
          <span className="nav__link-label">{panelText(i18n.t, 'foundSeamen')}</span>
        </Link>
      )}
    </>
  )
}
