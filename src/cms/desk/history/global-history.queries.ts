import 'server-only'

import type { GlobalSlug, PayloadRequest, SanitizedGlobalConfig } from 'payload'
import { executeAccess } from 'payload'

import { isLocale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import { changedFields, isLocalized } from '../../services/audit/changed-fields'
import { THE_SITE } from './global-author.field'
import { labelOfPath } from './global-state'
import { type History, type HistoryLine, LINES_A_PAGE, namesOf } from './history-line'
import { momentOf } from './moment'
import { pathsOfDeleted } from './named-documents'

type Values = Record<string, unknown>

interface Version {
  id: number
  updatedAt: string
  version: Values & { editedBy?: number | null; editedLocale?: unknown }
}

/** Who saved a global when, what was changed, and a way back for whoever may change it. */
export async function historyOfGlobal(
  req: PayloadRequest,
  global: SanitizedGlobalConfig,
  page: number,
): Promise<History> {
  const { t } = req
  const slug = global.slug
  const { docs, total } = await versionsOf(req, slug, page)
  const shown = docs.slice(0, LINES_A_PAGE)
  const names = await namesOf(
    req,
    shown.flatMap(({ version }) => version.editedBy || []),
  )
  const mayChange = await executeAccess({ req, disableErrors: true }, global.access.update)
  const path = `/admin/globals/${slug}`
  return {
    lines: shown.map((one, index) => ({
      id: one.id,
      savedAt: one.updatedAt,
      who: whoSaved(req, one, names),
      language: isLocale(one.version.editedLocale) ? one.version.editedLocale : undefined,
      said: whatChanged(req, global, one, docs[index + 1]),
      compare: `${path}/versions/${one.id}`,
      restore:
        page === 1 && index === 0
          ? panelText(t, 'historyNow')
          : mayChange === true
            ? wayBack(req, global, one)
            : undefined,
    })),
    hasNewer: page > 1,
    hasOlder: page * LINES_A_PAGE < total,
    saidHeading: panelText(t, 'historyChanged'),
    hasLanguages: hasTexts(global.flattenedFields),
    path,
    editor: path,
    restoreLabel: panelText(t, 'historyRestoreAll'),
  }
}

/** A page of versions, and the one before its last, with which that is compared. */
async function versionsOf(
  req: PayloadRequest,
  slug: GlobalSlug,
  page: number,
): Promise<{ docs: Version[]; total: number }> {
  const { locale } = req
  const options = {
    slug,
    sort: '-id',
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const
  const { docs, totalDocs } = await req.payload.findGlobalVersions({
    ...options,
    limit: LINES_A_PAGE,
    page,
  })
  const last = docs.at(-1)
  const older =
    last && page * LINES_A_PAGE < totalDocs
      ? await req.payload.findGlobalVersions({
          ...options,
          where: { id: { less_than: last.id } },
          limit: 1,
        })
      : undefined
  // Asking in all languages changes the language of the request.
  Object.assign(req, { locale })
  return {
    docs: [...docs, ...(older?.docs ?? [])] as unknown as Version[],
    total: totalDocs,
  }
}

function whoSaved(
  { t }: PayloadRequest,
  { version: { editedBy } }: Version,
  names: ReadonlyMap<number, string>,
): string {
  if (editedBy === null || editedBy === undefined) return panelText(t, 'historyBefore')
  if (editedBy === THE_SITE) return panelText(t, 'historyNobody')
  return names.get(editedBy) ?? panelText(t, 'historyFormer')
}

function whatChanged(
  { i18n, t }: PayloadRequest,
  { flattenedFields }: SanitizedGlobalConfig,
  { version }: Version,
  before: Version | undefined,
): string {
  if (!before) return panelText(t, 'historyFirst')
  const changed = changedFields(flattenedFields, version, before.version)
  if (changed.length === 0) return panelText(t, 'historySame')
  const labels = changed.map(({ path }) => labelOfPath(flattenedFields, path, i18n))
  return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(labels)
}

function wayBack(
  { i18n, t }: PayloadRequest,
  { flattenedFields, slug }: SanitizedGlobalConfig,
  { id, updatedAt, version }: Version,
): HistoryLine['restore'] {
  const [deleted] = pathsOfDeleted(flattenedFields, version)
  if (deleted !== undefined) {
    return `${labelOfPath(flattenedFields, deleted, i18n)}: ${panelText(t, 'historyDocumentGone')}`
  }
  return {
    action: `/api/globals/${slug}/versions/${id}`,
    question: panelText(t, 'historyAsk', { date: momentOf(updatedAt, i18n) }),
  }
}

function hasTexts(fields: SanitizedGlobalConfig['flattenedFields']): boolean {
  return fields.some(
    (field) =>
      isLocalized(field) || ('flattenedFields' in field && hasTexts(field.flattenedFields)),
  )
}
