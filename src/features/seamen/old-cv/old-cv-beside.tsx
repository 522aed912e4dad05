import type { FormAbout } from '@/cms/services/forms/form'
import { SEAMAN_OLD_CV_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { pagesOfCv } from '@/domain/sea-service/old-cv'
import { messagesIn } from '@/i18n/messages-translator'

import { pageAfter, type SeamanAbout } from '../form-visitor'
import { oldCvOf } from './old-cv.queries'
import { LowOldCvText, OldCvStyle } from './old-cv-text'

interface Props {
  /** The name of the form. */
  form: string
  about: FormAbout
  locale: Locale
}

/** The forms of the own record that are filled in. */
const FORMS: ReadonlySet<string> = new Set([
  'record-service',
  'record-paper',
  'record-reference',
  'record-person',
  'record-work',
  'record-languages',
])

/**
 * Beside a form of the own record, on a phone above it: the text of the old CV, to copy from. What does not fit its first page is on the
 * page of the old CV, in a tab of its own: what is typed here stays.
 */
export async function OldCvBeside({ form, about, locale }: Props) {
  if (!FORMS.has(form) || !('seaman' in about)) return null
  // As above: its forms are for who is signed in.
  const cv = await oldCvOf((about as SeamanAbout).seaman.id)
  if (!cv) return null
  const t = await messagesIn(locale, 'seaman.oldCv')
  const [text = '', ...others] = pagesOfCv(cv.text)
  return (
    <aside className="old-cv" aria-labelledby="_old-cv">
      <OldCvStyle />
      <details className="card form-part">
        <summary id="_old-cv">{t('title')}</summary>
        <LowOldCvText label={t('text')} text={text} />
        {others.length > 0 && (
          <p className="hint">
            <a href={`${pageAfter(SEAMAN_OLD_CV_PAGE, locale)}?page=2`} target="_blank">
              {t('rest', { pages: others.length + 1 })}
            </a>
          </p>
        )}
      </details>
    </aside>
  )
}
