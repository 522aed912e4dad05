import type { CollectionBeforeDeleteHook } from 'payload'
import { APIError } from 'payload'

import { lockFiles } from '../../cms/files/file-locks'
import { findFileUses, type FileUse } from '../../cms/files/file-uses'
import { nativeName } from '../../domain/locales'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'

/** How many uses a refusal names. */
const MOST_NAMED = 5

/** What a state of a use is called. */
export const USE_STATES: Readonly<Record<FileUse['state'], PanelKey>> = {
  live: 'useLive',
  draft: 'useDraft',
  trash: 'useTrash',
}

/** A file that is shown somewhere would leave a hole there: whoever deletes it reads where. */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockFiles(req)
  const { first, more } = await findFileUses(req, id, MOST_NAMED)
  if (first.length === 0) return
  const media = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    select: { filename: true },
    // Only the name is told, to somebody who may delete it.
    overrideAccess: true,
    req,
  })
  const named = first.map(({ title, locale, state }) => {
    const states = panelText(req.t, USE_STATES[state])
    const where = locale ? `${nativeName(locale)}, ${states}` : states
    return panelText(req.t, 'useNamed', { title, where })
  })
  if (more > 0) named.push(panelText(req.t, 'usesMore', { count: more }))
  const uses = new Intl.ListFormat(req.i18n.language, { type: 'conjunction' }).format(named)
  const file = media?.filename ?? String(id)
  throw new APIError(panelText(req.t, 'fileInUse', { file, uses }), 409, undefined, true)
}
