import { headers } from 'next/headers'

import type { FormAbout, SiteForm } from '@/cms/services/forms/form'
import { formTexts } from '@/cms/services/forms/form-texts'
import { signInAddress } from '@/cms/services/seaman-only/sign-in-address'
import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import type { Locale } from '@/domain/locales/locales'
import {
  SEAMAN_ACCOUNT_PAGE,
  SEAMAN_APPLY_PAGE,
  SEAMAN_IMPORT_PAGE,
  SEAMAN_LINK_PAGE,
  SEAMAN_PASSWORD_PAGE,
  SEAMAN_RECORD_PAGE,
  SEAMAN_SERVICES_PAGE,
  SEAMAN_SIGN_IN_PAGE,
} from '@/domain/addresses/site-pages'
import { nextAddress } from '@/domain/addresses/next-address'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import type { ConfirmAbout } from './confirm.form'
import {
  type AnonymousAbout,
  asksForPassword,
  type DoneNotice,
  pageAfter,
  type SeamanAbout,
} from './form-visitor'
import type { EnterAbout } from './sign-in-link.form'

/** After which somebody waits for a mail. */
const MAILED: ReadonlySet<DoneNotice> = new Set(['applied', 'linkSent', 'emailAsked'])

/** What was done a moment ago, above the form that comes next. */
export async function SeamanDone({ about, locale }: { about: FormAbout; locale: Locale }) {
  return 'done' in about ? (
    <DoneSentence done={(about as AnonymousAbout).done} locale={locale} />
  ) : null
}

/** A sentence that says what was done. */
export async function DoneSentence({
  done,
  locale,
}: {
  done: DoneNotice | undefined
  locale: Locale
}) {
  if (done === undefined) return null
  const t = await messagesIn(locale, 'seaman.notices')
  const ofMail = await messagesIn(locale, 'forms.mail')
  return (
    <p
      className="callout tip"
      role="status"
      data-forget-unsent={done === 'signedOut' || done === 'deleted' ? '' : undefined}
    >
      <i aria-hidden="true">✓</i>
      <span>
        {t(done)} {MAILED.has(done) && ofMail('earlier')}
      </span>
    </p>
  )
}

/** From each form, the others that somebody may have been looking for. */
const WAYS: Partial<Record<string, readonly [label: Label, path: string][]>> = {
  'seaman-sign-in': [
    ['byLink', SEAMAN_LINK_PAGE],
    ['forgotten', SEAMAN_PASSWORD_PAGE],
    ['apply', SEAMAN_APPLY_PAGE],
  ],
  'seaman-apply': [['signIn', SEAMAN_SIGN_IN_PAGE]],
  'seaman-link': [['signIn', SEAMAN_SIGN_IN_PAGE]],
  'seaman-forgotten': [['byLink', SEAMAN_LINK_PAGE]],
  'seaman-data': [['title', SEAMAN_ACCOUNT_PAGE]],
  'seaman-change-password': [['title', SEAMAN_ACCOUNT_PAGE]],
  'seaman-change-email': [['title', SEAMAN_ACCOUNT_PAGE]],
  'seaman-delete': [['title', SEAMAN_ACCOUNT_PAGE]],
  'record-service': [['record', SEAMAN_RECORD_PAGE]],
  'record-service-remove': [['record', SEAMAN_RECORD_PAGE]],
  'record-paper': [['record', SEAMAN_RECORD_PAGE]],
  'record-paper-remove': [['record', SEAMAN_RECORD_PAGE]],
  'record-reference': [['record', SEAMAN_RECORD_PAGE]],
  'record-reference-remove': [['record', SEAMAN_RECORD_PAGE]],
  'record-person': [['record', SEAMAN_RECORD_PAGE]],
  'record-work': [['record', SEAMAN_RECORD_PAGE]],
  'record-languages': [['record', SEAMAN_RECORD_PAGE]],
  'record-reminders': [['record', SEAMAN_RECORD_PAGE]],
  'record-search': [['record', SEAMAN_RECORD_PAGE]],
  'record-import': [
    ['record', SEAMAN_RECORD_PAGE],
    ['title', SEAMAN_ACCOUNT_PAGE],
  ],
  'record-import-review': [
    ['record', SEAMAN_RECORD_PAGE],
    ['import', SEAMAN_IMPORT_PAGE],
  ],
  'record-cv': [['record', SEAMAN_RECORD_PAGE]],
  'record-cv-remove': [['record', SEAMAN_RECORD_PAGE]],
  'record-link': [['record', SEAMAN_RECORD_PAGE]],
  'record-link-end': [['record', SEAMAN_RECORD_PAGE]],
}

type Label =
  | 'apply'
  | 'byLink'
  | 'forgotten'
  | 'import'
  | 'record'
  | 'services'
  | 'signIn'
  | 'title'

/** On the page of a link to sign in, in a browser that did not ask for it: the way to one that works in it. */
export async function LinkForThisBrowser({ about, locale }: { about: FormAbout; locale: Locale }) {
  if (!('isHere' in about) || (about as EnterAbout).isHere) return null
  const t = await messagesIn(locale, 'forms.seaman-enter')
  const { next } = about as EnterAbout
  return (
    <form action={pageAfter(SEAMAN_LINK_PAGE, locale)}>
      <FormStyle />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <button className="button">{t('again')}</button>
    </form>
  )
}

/**
 * On the page of a link that gives an account another address, where nobody is signed in to it: the way to the sign-in,
 * and back.
 */
export async function SignInFirst({
  about,
  locale,
  path,
}: {
  about: FormAbout
  locale: Locale
  path: string
}) {
  if (!('where' in about) || (about as ConfirmAbout).where !== 'account') return null
  const t = await messagesIn(locale, 'forms.seaman-confirm')
  return (
    <p className="py-4">
      <FormStyle />
      <a href={signInAddress(locale, pageAfter(path, locale))} className="button">
        {t('signIn')}
      </a>
    </p>
  )
}

interface FormParts {
  /** Its name. */
  form: string
  locale: Locale
}

/** In the place of a form that asks for the password, where the account has none. */
export async function NoPassword({
  form,
  about,
  locale,
  path,
}: {
  form: SiteForm
  about: FormAbout
  locale: Locale
  path: string
}) {
  if (!asksForPassword(form)) return null
  if (!('seaman' in about) || (about as SeamanAbout).seaman.hasPassword) return null
  const t = await messagesIn(locale, 'seaman.noPassword')
  return (
    <>
      <FormStyle />
      <section className="callout warning" role="note" aria-labelledby="_password">
        <i aria-hidden="true">!</i>
        <div>
          <h2 id="_password" className="text-[17px]">
            {t('title')}
          </h2>
          <p>{t('text')}</p>
        </div>
      </section>
      <p className="py-4">
        <a
          href={pageAfter(SEAMAN_PASSWORD_PAGE, locale, undefined, pageAfter(path, locale))}
          className="button"
        >
          {t('choose')}
        </a>
      </p>
    </>
  )
}

/** Whether a page is one of the account, where the way ends. */
const isOfAccount = (path: string) =>
  path === SEAMAN_ACCOUNT_PAGE || path.startsWith(`${SEAMAN_ACCOUNT_PAGE}/`)

/** The ways from a form to the others, each with where the way ends. */
export async function SeamanWays({ form, about, locale }: FormParts & { about: FormAbout }) {
  const ways = WAYS[form]
  if (!ways) return null
  const t = await messagesIn(locale, 'seaman.account')
  const { next } = about as AnonymousAbout
  const to = (path: string) =>
    pageAfter(path, locale, undefined, isOfAccount(path) ? undefined : next)
  return (
    <ul className="ways-on">
      {ways.map(([label, path]) => (
        <li key={label}>
          <a href={to(path)}>{t(label)}</a>
        </li>
      ))}
    </ul>
  )
}

/** Replaces a form that the client may not send, or the form of a link that works no longer. */
export async function SeamanClosed({
  form,
  locale,
  next,
  isGone,
}: FormParts & { next?: string | undefined; isGone?: boolean | undefined }) {
  // The form that removes an entry says of one that is gone what the form that changes it says.
  const name = isGone ? `${form}-remove` : form
  const { own } = await formTexts({ name }, { words: {} }, locale)
  const t = await messagesIn(locale, 'seaman.account')
  const isSignedIn = (await seamanOf((await headers()).get('cookie') ?? '')) !== undefined
  const ways: readonly [Label, string][] = isSignedIn
    ? [
        // Of an entry that is gone, the page where the others are.
        ...(WAYS[form] ?? []).filter(([label]) => label === 'record'),
        ['title', SEAMAN_ACCOUNT_PAGE],
        ['services', SEAMAN_SERVICES_PAGE],
      ]
    : [
        ['signIn', SEAMAN_SIGN_IN_PAGE],
        ['byLink', SEAMAN_LINK_PAGE],
      ]
  return (
    <div className="sent">
      <FormStyle />
      <div>
        <h1 className="display">{own('closed.title')}</h1>
        <p className="lede">{own('closed.text')}</p>
      </div>
      <div className="acts">
        {ways.map(([label, path], index) => (
          <a
            key={label}
            href={pageAfter(path, locale, undefined, isSignedIn ? undefined : nextAddress(next))}
            className={index === 0 ? 'button' : 'button quiet'}
          >
            {t(label)}
          </a>
        ))}
      </div>
    </div>
  )
}
