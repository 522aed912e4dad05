import { COMPANY_DESK_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import type { SignedInPerson } from './desk.queries'
import { pageAfter } from './desk-visitor'

interface Props {
  person: Pick<SignedInPerson, 'name' | 'email'>
  locale: Locale
}

const STYLE = `
.desk-bar{border-block-end:1px solid var(--line);background:var(--soft);font-size:15px}
.desk-bar>.frame{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;padding-block:4px}
.desk-bar p{color:var(--muted);overflow-wrap:anywhere}
.desk-bar bdi{color:var(--ink);font-weight:600}
.desk-bar form{display:flex;flex-wrap:wrap;align-items:center}
.desk-bar :is(button,a){display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px;cursor:pointer}
.desk-bar button{margin-inline-start:14px}
`

/** Above the pages of the desk: who is signed in, and out. */
export async function DeskBar({ person, locale }: Props) {
  const t = await messagesIn(locale, 'desk')
  return (
    <div className="desk-bar" data-own="">
      <style href="desk-bar" precedence="form">
        {STYLE}
      </style>
      <div className="frame">
        <a href={pageAfter(COMPANY_DESK_PAGE, locale)}>{t('title')}</a>
        <form method="post" action="/server/company-desk/sign-out">
          <input type="hidden" name="locale" value={locale} />
          <p>
            {t('signedIn')} <bdi>{person.name || person.email}</bdi>
          </p>
          <button>{t('signOut')}</button>
        </form>
      </div>
    </div>
  )
}
