import 'server-only'

import type { PayloadRequest } from 'payload'

import type { TranslatedCollection } from '../../content-types'
import { type Locale, nativeName } from '../../domain/locales'
import { panelText } from '../../i18n/panel/panel-texts'
import { mayWriteLanguage } from '../access'
import { type History, LINES_A_PAGE, namesOf } from './history-line'

/** Who saved a document what and when, with a way back in the language that is shown. */
export async function historyOfDocument(
  req: PayloadRequest,
  {
    collection,
    id,
    locale,
    page,
  }: { collection: TranslatedCollection; id: number | string; locale: Locale; page: number },
): Promise<History> {
  const { t } = req
  const versions = await req.payload.findVersions({
    collection,
    // Publishing one language leaves a second version behind, of the others.
    where: { parent: { equals: id }, snapshot: { not_equals: true } },
    sort: '-updatedAt',
    limit: LINES_A_PAGE,
    page,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  const names = await namesOf(
    req,
    versions.docs.flatMap(({ version }) =>
      typeof version.editedBy === 'number' ? version.editedBy : [],
    ),
  )
  const language = nativeName(locale)
  const path = `/admin/collections/${collection}/${id}`
  const isWriter = mayWriteLanguage(req, locale)
  const locales = encodeURIComponent(JSON.stringify([locale]))
  return {
    lines: versions.docs.map(({ id: version, updatedAt, version: text }) => ({
      id: Number(version),
      savedAt: updatedAt,
      who:
        typeof text.editedBy === 'number'
          ? (names.get(text.editedBy) ?? panelText(t, 'historyFormer'))
          : panelText(t, 'historyNobody'),
      language: text.editedLocale ?? undefined,
      said: panelText(t, text._status === 'published' ? 'historyPublished' : 'historyDraft'),
      compare: `${path}/versions/${version}?localeCodes=${locales}`,
      restore:
        isWriter && text.title
          ? {
              action: `/api/${collection}/${id}/restore-language?version=${version}&locale=${locale}`,
            }
          : undefined,
    })),
    hasNewer: versions.hasPrevPage,
    hasOlder: versions.hasNextPage,
    saidHeading: panelText(t, 'historyStatus', { language }),
    hasLanguages: true,
    path,
    editor: `${path}?locale=${locale}`,
    restoreLabel: panelText(t, 'historyRestore', { language }),
  }
}
