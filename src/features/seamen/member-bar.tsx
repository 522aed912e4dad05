import { headers } from 'next/headers'
import type { ReactNode } from 'react'

import { type SignedInSeaman, seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import type { Locale } from '@/domain/locales/locales'
import { SEAMAN_ACCOUNT_PAGE, SEAMAN_SERVICES_PAGE } from '@/domain/addresses/site-pages'
import { messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from './form-visitor'

interface Props {
  locale: Locale
  /** Content path of the page that it stands on. */
  path: string
}

const STYLE = `
.member-bar{border-block-end:1px solid var(--line);background:var(--soft);font-size:15px}
.member-bar>.frame,.member-bar :is(ul,form){display:flex;flex-wrap:wrap;align-items:center;gap:2px 20px}
.member-bar>.frame{justify-content:space-between;padding-block:4px}
.member-bar [aria-current]{text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:8px}
.member-bar form{gap:2px 14px;max-inline-size:100%}
.member-bar p{color:var(--muted);overflow-wrap:anywhere}
.member-bar bdi{color:var(--ink);font-weight:600}
.member-bar button,.member-bar p>a{min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px;cursor:pointer}
.member-bar p>a{display:inline-flex;align-items:center;margin-inline-start:10px}
`

/** Above the pages for members: the ways between them, who is signed in, and out. */
export async function MemberBar({
  seaman,
  locale,
  path,
}: Props & { seaman: Pick<SignedInSeaman, 'id' | 'name'> }) {
  const t = await messagesIn(locale, 'seaman')
  return (
    <Bar
      locale={locale}
      path={path}
      pages={[SEAMAN_SERVICES_PAGE, SEAMAN_ACCOUNT_PAGE]}
      of={String(seaman.id)}
    >
      <form method="post" action="/server/seaman/sign-out">
        <input type="hidden" name="locale" value={locale} />
        <p>
          {t('bar.signedIn')} <bdi>{seaman.name}</bdi>
        </p>
        <button>{t('account.signOut')}</button>
      </form>
    </Bar>
  )
}

/** The member bar above the page of a form, when the client is signed in. */
export async function MemberBarIfAny({ locale, path }: Props) {
  const seaman = await seamanOf((await headers()).get('cookie') ?? '')
  return seaman ? <MemberBar seaman={seaman} locale={locale} path={path} /> : null
}

/** The same for somebody of the staff, who has no account here. */
export async function StaffBar({ locale, path, panel }: Props & { panel: string }) {
  const t = await messagesIn(locale, 'seaman.bar')
  const services = await messagesIn(locale, 'services')
  return (
    <Bar locale={locale} path={path} pages={[SEAMAN_SERVICES_PAGE]}>
      <p>
        {services('staff')} <a href={panel}>{t('panel')}</a>
      </p>
    </Bar>
  )
}

type PageForMembers = typeof SEAMAN_SERVICES_PAGE | typeof SEAMAN_ACCOUNT_PAGE

interface BarProps extends Props {
  pages: readonly PageForMembers[]
  /** The account that is signed in, if it is a seafarer's. */
  of?: string
  children: ReactNode
}

async function Bar({ locale, path, pages, of, children }: BarProps) {
  const t = await messagesIn(locale, 'seaman')
  const current = (page: string) =>
    page === path ? 'page' : path.startsWith(`${page}/`) ? 'true' : undefined
  const labels = {
    [SEAMAN_SERVICES_PAGE]: t('account.services'),
    [SEAMAN_ACCOUNT_PAGE]: t('account.title'),
  }
  return (
    <div className="member-bar" data-own={of ?? ''}>
      <style href="member-bar" precedence="form">
        {STYLE}
      </style>
      <div className="frame">
        <nav aria-label={t('bar.label')}>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <a href={pageAfter(page, locale)} aria-current={current(page)} className="bar-link">
                  {labels[page]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  )
}
