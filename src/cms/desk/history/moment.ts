import type { PayloadRequest } from 'payload'

/** When a version was saved, as its history says it in the language of the panel. */
export function momentOf(instant: string, { language }: Pick<PayloadRequest['i18n'], 'language'>) {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  return time.format(new Date(instant))
}
