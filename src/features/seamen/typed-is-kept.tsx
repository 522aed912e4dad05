import { unlessBusy } from '@/cms/database/database-trouble'
import { localApi } from '@/cms/local-api'
import type { FormAbout } from '@/cms/services/forms/form'
import {
  isTypedKept,
  KEPT_MINUTES,
  MOST_TYPED_ANONYMOUSLY,
  NOT_KEPT,
} from '@/cms/services/forms/kept-forms'
import { OWN_FIELDS } from '@/cms/services/forms/own-fields'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import type { AnonymousAbout } from './form-visitor'

/**
 * Above a form by which somebody signs in, where the way leads back to a form that was sent after its session had ended: where what was
 * typed in it is now, or that it is gone.
 */
export async function TypedIsKept({ about, locale }: { about: FormAbout; locale: Locale }) {
  const id = 'seaman' in about ? undefined : keptIn((about as Partial<AnonymousAbout>).next)
  if (id === undefined) return null
  const isKept = id === NOT_KEPT ? false : await unlessBusy(askWhether(id))
  if (isKept === undefined) return null
  const t = await messagesIn(locale, 'seaman.typed')
  const sentence =
    id === NOT_KEPT
      ? t('tooLong', { most: MOST_TYPED_ANONYMOUSLY })
      : t(isKept ? 'kept' : 'gone', { minutes: KEPT_MINUTES.values })
  return (
    <p className={`callout ${isKept ? 'tip' : 'warning'}`} role="status">
      <i aria-hidden="true">{isKept ? '✓' : '!'}</i>
      <span>{sentence}</span>
    </p>
  )
}

async function askWhether(id: string): Promise<boolean> {
  return isTypedKept(await localApi(), id)
}

/** The id of what is kept, of an address of this site. */
function keptIn(next: string | undefined): string | undefined {
  const [, query = ''] = next?.split('?') ?? []
  return new URLSearchParams(query).get(OWN_FIELDS.kept) ?? undefined
}
