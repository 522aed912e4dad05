import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import type { FormAbout } from '@/cms/services/forms/form'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'
import { ownFormOf } from './with-own-form'

/** Above a form that takes the own form along, for an account that has written nothing down: where it does. */
export async function OwnFormNote({ about, locale }: { about: FormAbout; locale: Locale }) {
  const own = ownFormOf(about)
  if (own === undefined || own.offered.length > 0) return null
  const t = await messagesIn(locale, 'seaman.links')
  return (
    <p className="py-4">
      {t('none')}{' '}
      <a className="underline underline-offset-4" href={pageAfter(SEAMAN_RECORD_PAGE, locale)}>
        {t('fill')}
      </a>
    </p>
  )
}
