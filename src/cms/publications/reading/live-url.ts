import { isLocale } from '../../../domain/locales/locales'
import { publicPath } from '../../../domain/addresses/paths'
import { env } from '../../../env'
import { findAlternates } from './publication-index'
import { isPublishable } from '../content-types'

/** The absolute URL of a document in a language, for the panel; `null` while it is not live there. */
export async function livePageUrl(
  collection: string,
  document: string,
  locale: string,
): Promise<string | null> {
  if (!isLocale(locale) || !isPublishable(collection)) return null
  const live = (await findAlternates({ collection, document })).find((row) => row.locale === locale)
  return live ? new URL(publicPath(live, env.DEFAULT_LOCALE), env.SITE_URL).href : null
}
