import 'server-only'

import type { TypedUser } from 'payload'

import type { Locale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { localApi } from '../../local-api'
import { findAlternates, findAncestors } from '../../publications/reading/publication-index'
import type { TreeCollection } from '../../../content-types'
import { bodyBlocks, showsSomething } from '../rich-text/body-blocks'
import { assembleDocument, type PublishedDocument } from './published-document.queries'
import { findPublishedTexts } from './stored-texts.queries'

/**
 * The latest draft of a document in one language, as its reader would see it if it were published
 * now; `undefined` where this account may not read it, or it is not there.
 */
export async function getDraftDocument(
  user: TypedUser,
  { collection, id, locale }: { collection: TreeCollection; id: number; locale: Locale },
): Promise<PublishedDocument | undefined> {
  const payload = await localApi()
  const draft = await payload.findByID({
    collection,
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!draft) return undefined
  const document = String(id)
  const alternates = await findAlternates({ collection, document })
  const parent = typeof draft.parent === 'object' ? draft.parent?.id : draft.parent
  // Where it would stand: a text that is not published has no address yet.
  const live = {
    ...(alternates.find((page) => page.locale === locale) ?? {
      document,
      locale,
      path: draft.slug ?? '',
      label: null,
    }),
    lacksText: !(draft.body && bodyBlocks(draft.body).some(showsSomething)),
    collection,
    title: draft.title,
    excerpt: draft.excerpt ?? null,
    parent: parent ? String(parent) : null,
  }
  const source = env.SOURCE_LOCALE
  const [ancestors, texts] = await Promise.all([
    findAncestors(locale, live),
    locale === source ? undefined : findPublishedTexts({ collection, document }, [source]),
  ])
  return assembleDocument(
    draft,
    { live, alternates, ancestors, source: texts?.get(source) },
    locale,
  )
}
