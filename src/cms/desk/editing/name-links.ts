import type { PayloadRequest } from 'payload'

import type { TranslatedCollection } from '../../../content-types'
import { canParse } from '../../../domain/addresses/can-parse'
import type { Locale } from '../../../domain/locales/locales'
import type { NameLink } from '../../../domain/translation/structure'
import { panelText } from '../../../i18n/panel/panel-texts'
import { TRANSLATED } from '../../publications/content-types'
import { documentKey, linkedDocuments } from '../../documents/rich-text/content'
import { isRichText } from '../../documents/rich-text/body-blocks'

/**
 * How the links of a text are named to whoever is to find words for them: by the title that the document they lead to
 * has in that language, else by their address; a document without a title there has none.
 */
export async function nameLinks(
  req: PayloadRequest,
  body: unknown,
  locale: Locale,
): Promise<NameLink> {
  const titles = new Map<string, string>()
  for (const collection of TRANSLATED) {
    for (const [id, title] of await titlesIn(req, collection, { body, locale })) {
      titles.set(documentKey(collection, id), title)
    }
  }
  return ({ doc, url }) => {
    const { relationTo, value } = (doc ?? {}) as { relationTo?: string; value?: unknown }
    const title = relationTo === undefined ? undefined : titles.get(documentKey(relationTo, value))
    return title ?? addressIn(url) ?? panelText(req.t, 'linkToName')
  }
}

async function titlesIn(
  { payload, user }: PayloadRequest,
  collection: TranslatedCollection,
  { body, locale }: { body: unknown; locale: Locale },
): Promise<[id: number, title: string][]> {
  const ids = isRichText(body) ? linkedDocuments(body, collection) : []
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    pagination: false,
    select: { title: true },
    overrideAccess: false,
    user,
  })
  return docs.flatMap(({ id, title }): [number, string][] => (title ? [[id, title]] : []))
}

/** What a person reads of an address: its host, or whom it writes to or calls. */
function addressIn(url: unknown): string | undefined {
  if (typeof url !== 'string' || url === '') return undefined
  if (!canParse(url)) return url
  const { host, pathname } = new URL(url)
  return host === '' ? pathname : host
}
