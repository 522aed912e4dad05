import { headers } from 'next/headers'
import Link from 'next/link'

import type { FormAbout } from '@/cms/forms/form'
import { formTexts } from '@/cms/forms/form-texts'
import { seamanOf } from '@/cms/seaman-only/seaman-session.queries'
import type { Locale } from '@/domain/locales'
import {
  SEAMAN_ACCOUNT_PAGE,
  SEAMAN_APPLY_PAGE,
  SEAMAN_LINK_PAGE,
  SEAMAN_PASSWORD_PAGE,
  SEAMAN_SERVICES_PAGE,
  SEAMAN_SIGN_IN_PAGE,
} from '@/domain/site-pages'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { type DoneNotice, pageAfter, type StrangerAbout } from './form-visitor'

/** What was done a moment ago, above the form that comes next. */
export async function SeamanDone({ about, locale }: { about: FormAbout; locale: Locale }) {
  return 'done' in about ? (
    <DoneSentence done={(about as StrangerAbout).done} locale={locale} />
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
  return (
    <p className="callout tip" role="status">
      <i aria-hidden="true">✓</i>
      <span>{t(done)}</span>
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
}

type Label = 'apply' | 'byLink' | 'forgotten' | 'services' | 'signIn' | 'title'

/** The ways from a form to the others. */
export async function SeamanWays({ form, locale }: { form: string; locale: Locale }) {
  const ways = WAYS[form]
  if (!ways) return null
  const t = await messagesIn(locale, 'seaman.account')
  return (
    <ul className="ways-on">
      {ways.map(([label, path]) => (
        <li key={label}>
          <Link href={pageAfter(path, locale)} prefetch={false}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** In the place of a form that is not for whoever asks, or of a link that works no longer. */
export async function SeamanClosed({ form, locale }: { form: string; locale: Locale }) {
  const { own } = await formTexts({ name: form }, { words: {} }, locale)
  const t = await messagesIn(locale, 'seaman.account')
  const isSignedIn = (await seamanOf((await headers()).get('cookie') ?? '')) !== undefined
  const ways: readonly [Label, string][] = isSignedIn
    ? [
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
          <Link
            key={label}
            href={pageAfter(path, locale)}
            prefetch={false}
            className={index === 0 ? 'button' : 'button quiet'}
          >
            {t(label)}
          </Link>
        ))}
      </div>
    </div>
  )
}
