import type { FormAbout } from '@/cms/services/forms/form'
import type { Locale } from '@/domain/locales/locales'
import { isAsk } from '@/features/seaman-services/ask.form'
import { papersNamed } from '@/features/seaman-services/papers-named'
import { AskedPapers } from '@/features/seamen/record/asked-papers'
import { OwnFormNote } from '@/features/seamen/shared-forms/own-form-note'
import { ownFormOf } from '@/features/seamen/shared-forms/with-own-form'

/** What a service asks to have ready beside the own record, above the form that asks for it. */
export function papersAboveAsk(about: FormAbout, locale: Locale) {
  const own = ownFormOf(about)
  const isWritten = own !== undefined && own.offered.length > 0
  return Promise.resolve(
    <>
      {isWritten && isAsk(about) && (
        <AskedPapers asked={papersNamed(about.service)} record={own.record} locale={locale} />
      )}
      <OwnFormNote about={about} locale={locale} />
    </>,
  )
}
