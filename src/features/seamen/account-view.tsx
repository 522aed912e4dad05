import type { ReactNode } from 'react'

import {
  CONTACT_FORM_PAGE,
  SEAMAN_ACCOUNT_PAGE,
  SEAMAN_IMPORT_PAGE,
  SEAMAN_LINK_PAGE,
  SEAMAN_RECORD_PAGE,
  SEAMAN_SERVICES_PAGE,
} from '@/domain/addresses/site-pages'
import { type Locale, nativeName } from '@/domain/locales/locales'
import { countryName } from '@/domain/vocabulary/countries'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { isRank } from '@/domain/vocabulary/ranks'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { type DoneNotice, pageAfter } from './form-visitor'
import { countEntries } from './record/record.queries'
import { OwnRequests, type WordsOf } from './own-requests'
import { DoneSentence } from './seaman-form-parts'
import { isAdmitted } from '@/cms/services/seaman-only/seaman-only'
import type { SignedInSeaman } from '@/cms/services/seaman-only/seaman-session.queries'

interface Props {
  seaman: SignedInSeaman
  locale: Locale
  done: DoneNotice | undefined
  wordsOf: WordsOf
  /** What other features show of the seafarer, below the requests. */
  children?: ReactNode
}

const STYLE = `
.account{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;align-items:start}
.account .typed{grid-template-columns:repeat(auto-fill,minmax(min(100%,200px),1fr))}
.account .hint{font-size:14.5px;color:var(--muted)}
.account form.acts{display:flex}
.account>.col{display:grid;gap:20px}
.account .form-part>:first-child:not(h2){display:grid;gap:4px}
@media (min-width:1000px){.account{grid-template-columns:minmax(0,1fr) 400px;gap:24px}}
`

/** The page of the signed-in account. */
export async function AccountView({ seaman, locale, done, wordsOf, children }: Props) {
  const t = await messagesIn(locale, 'seaman.account')
  return (
    <div className="frame form-page">
      <FormStyle />
      <style href="account" precedence="form">
        {STYLE}
      </style>
      <div className="form-head">
        <h1 className="display">{t('title')}</h1>
      </div>
      <div className="form-main">
        <DoneSentence done={done} locale={locale} />
        <Standing seaman={seaman} locale={locale} />
        {isAdmitted(seaman) && (
          <p>
            <a href={pageAfter(SEAMAN_SERVICES_PAGE, locale)} className="button">
              {t('services')}
            </a>
          </p>
        )}
        <div className="account">
          <div className="col">
            <OwnRecord seaman={seaman} locale={locale} />
            <OwnRequests seaman={seaman} locale={locale} wordsOf={wordsOf} />
            {children}
          </div>
          <div className="col">
            <OwnData seaman={seaman} locale={locale} />
            <Security locale={locale} />
          </div>
        </div>
      </div>
    </div>
  )
}

const to = (path: string, locale: Locale) => pageAfter(`${SEAMAN_ACCOUNT_PAGE}/${path}`, locale)

/** What is kept of the seafarer, and how to change it or take it along. */
async function OwnData({ seaman, locale }: Pick<Props, 'seaman' | 'locale'>) {
  const t = await messagesIn(locale, 'seaman.account')
  const facts: [string, string][] = [
    [t('name'), seaman.name],
    [t('email'), seaman.email],
    [t('telephone'), seaman.telephone ?? '—'],
    [t('rank'), isRank(seaman.rank) ? VOCABULARIES[locale].ranks[seaman.rank].label : '—'],
    [t('citizenship'), seaman.citizenship ? countryName(seaman.citizenship, locale) : '—'],
    [t('language'), nativeName(seaman.language)],
  ]
  return (
    <section className="card form-part" aria-labelledby="_data">
      <h2 id="_data">{t('data')}</h2>
      <dl className="typed">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="acts">
        <a href={to('data', locale)} className="button quiet">
          {t('change')}
        </a>
        <a href="/server/seaman/data.json" className="button quiet" download>
          {t('export')}
        </a>
        <a href={pageAfter(SEAMAN_IMPORT_PAGE, locale)} className="button quiet">
          {t('import')}
        </a>
      </div>
    </section>
  )
}

/** The way to the own sea service and papers, and how much is written there. */
async function OwnRecord({ seaman, locale }: Pick<Props, 'seaman' | 'locale'>) {
  const t = await messagesIn(locale, 'seaman.account')
  const { papers, service } = await countEntries(seaman.id)
  return (
    <section className="card form-part" aria-labelledby="_record">
      <div>
        <h2 id="_record">{t('record')}</h2>
        <p className="hint">{t('recordText')}</p>
      </div>
      {service + papers > 0 && <p>{t('recordHolds', { service, papers })}</p>}
      <div className="acts">
        <a href={pageAfter(SEAMAN_RECORD_PAGE, locale)} className="button">
          {t('recordOpen')}
        </a>
      </div>
    </section>
  )
}

/** How somebody signs in, and out. */
async function Security({ locale }: Pick<Props, 'locale'>) {
  const t = await messagesIn(locale, 'seaman.account')
  return (
    <section className="card form-part" aria-labelledby="_security">
      <h2 id="_security">{t('security')}</h2>
      <ul className="ways-on">
        <li>
          <a href={to('password', locale)}>{t('password')}</a>
        </li>
        <li>
          <a href={to('email', locale)}>{t('changeEmail')}</a>
        </li>
        <li>
          <a href={to('delete', locale)}>{t('delete')}</a>
        </li>
      </ul>
      <form method="post" action="/server/seaman/sign-out" className="acts">
        <input type="hidden" name="locale" value={locale} />
        <button className="button">{t('signOut')}</button>
        <button className="button quiet" name="everywhere" value="yes">
          {t('signOutEverywhere')}
        </button>
      </form>
    </section>
  )
}

/** What keeps somebody who is signed in from what is for members; nothing where nothing does. */
export async function Standing({ seaman, locale }: Pick<Props, 'seaman' | 'locale'>) {
  const { state, isConfirmed, reason } = seaman
  if (isAdmitted(seaman)) return null
  const t = await messagesIn(locale, 'seaman.standing')
  const kind = state === 'suspended' ? state : isConfirmed ? 'pending' : 'unconfirmed'
  return (
    <section className="callout warning" role="note" aria-labelledby="_standing">
      <i aria-hidden="true">!</i>
      <div>
        <h2 id="_standing" className="text-[17px]">
          {t(`${kind}.title`)}
        </h2>
        <p>{t(`${kind}.text`)}</p>
        {kind === 'suspended' && (
          <>
            {reason !== undefined && <blockquote dir="auto">{reason}</blockquote>}
            <p>
              <a href={pageAfter(CONTACT_FORM_PAGE, locale)}>{t('suspended.contact')}</a>
            </p>
          </>
        )}
        {kind === 'unconfirmed' && (
          <p>
            <a href={pageAfter(SEAMAN_LINK_PAGE, locale)}>{t('unconfirmed.again')}</a>
          </p>
        )}
      </div>
    </section>
  )
}
