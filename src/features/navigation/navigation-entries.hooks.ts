import type { CollectionBeforeDeleteHook } from 'payload'

import { documentId } from '../../cms/documents/rich-text/content'
import { env } from '../../env'
import type { Navigation } from '../../payload-types'

/** Takes every entry of the menus that leads to the deleted document out of them, in the same transaction. */
export const clearMenus: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { locale } = req
  const menus = await req.payload.findGlobal({
    slug: 'navigation',
    depth: 0,
    locale: env.SOURCE_LOCALE,
    fallbackLocale: false,
    // Whoever deletes a document may not be allowed to change menus, and need not: it goes out of them with it.
    overrideAccess: true,
    req,
  })
  const isDeleted = ({ document }: { document?: Navigation['help'] }) =>
    document?.relationTo === collection.slug && documentId(document.value) === String(id)
  const links = [...(menus.header ?? []), ...(menus.footer ?? []), { document: menus.help }]
  if (links.some(isDeleted)) {
    // An entry that lost its document before cannot be saved either.
    const staying = (entries: Navigation['header']) =>
      (entries ?? []).filter((entry) => Boolean(entry.document) && !isDeleted(entry))
    await req.payload.updateGlobal({
      slug: 'navigation',
      locale: env.SOURCE_LOCALE,
      data: {
        header: staying(menus.header),
        footer: staying(menus.footer),
        ...(isDeleted({ document: menus.help }) && { help: null }),
      },
      depth: 0,
      // As above.
      overrideAccess: true,
      req,
    })
  }
  // Both change the language of the request.
  Object.assign(req, { locale })
}
