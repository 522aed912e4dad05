import 'server-only'

import type { PayloadRequest } from 'payload'

import type { TranslatedCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import { mayWriteLanguage } from '../../access'
import { changedFields } from '../../services/audit/changed-fields'
import { labelOfPath } from './global-state'
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
  const options = {
    collection,
    sort: '-updatedAt',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  } as const
  // Publishing one language leaves a second version behind, of the others.
  const ofDocument = { parent: { equals: id }, snapshot: { not_equals: true } }
  const versions = await req.payload.findVersions({
    ...options,
    where: ofDocument,
    limit: LINES_A_PAGE,
    page,
  })
  const last = versions.docs.at(-1)
  // With which the last one of the page is compared.
  const older =
    last && versions.hasNextPage
      ? await req.payload.findVersions({
          ...options,
          where: { ...ofDocument, updatedAt: { less_than: last.updatedAt } },
          limit: 1,
        })
      : undefined
  const all = [...versions.docs, ...(older?.docs ?? [])]
  const inOwn = await textsInOwnLanguages(req, { collection, locale }, all)
  const names = await namesOf(
    req,
    versions.docs.flatMap(({ version }) =>
      typeof version.editedBy === 'number' ? version.editedBy : [],
    ),
  )
  const language = locale
  const path = `/admin/collections/${collection}/${id}`
  const isWriter = mayWriteLanguage(req, locale)
  const locales = encodeURIComponent(JSON.stringify([locale]))
  return {
    lines: versions.docs.map(({ id: version, updatedAt, version: text }, index) => ({
      id: Number(version),
      savedAt: updatedAt,
      who:
        typeof text.editedBy === 'number'
          ? (names.get(text.editedBy) ?? panelText(t, 'historyFormer'))
          : panelText(t, 'historyNobody'),
      language: text.editedLocale ?? undefined,
      said: panelText(t, text._status === 'published' ? 'historyPublished' : 'historyDraft'),
      changed: changedBetween(req, collection, inOwn(index), inOwn(index, 1)),
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

interface Version {
  id: number | string
  version: { editedLocale?: Locale | null }
}

/**
 * What versions of a list say in the language in which each was written: a version of another language changes nothing in
 * the one that is shown.
 * @returns the version of an index, or one so many before it, in the language of that index
 */
async function textsInOwnLanguages(
  req: PayloadRequest,
  { collection, locale }: { collection: TranslatedCollection; locale: Locale },
  all: readonly Version[],
): Promise<(index: number, before?: number) => object | undefined> {
  const languageOf = (index: number) => all[index]?.version.editedLocale ?? locale
  const asked = new Map<Locale, Set<number | string>>()
  for (const index of all.keys()) {
    const language = languageOf(index)
    if (language === locale) continue
    const ids = asked.get(language) ?? new Set()
    asked.set(language, ids)
    for (const one of all.slice(index, index + 2)) ids.add(one.id)
  }
  const texts = new Map(all.map(({ id, version }) => [`${id} ${locale}`, version as object]))
  for (const [language, ids] of asked) {
    const { docs } = await req.payload.findVersions({
      collection,
      where: { id: { in: [...ids] } },
      locale: language,
      fallbackLocale: false,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    })
    for (const { id, version } of docs) texts.set(`${id} ${language}`, version)
  }
  return (index, before = 0) => texts.get(`${all[index + before]?.id} ${languageOf(index)}`)
}

/** The fields that say something else than in the version before; nothing where there is none. */
function changedBetween(
  { i18n, payload }: PayloadRequest,
  collection: TranslatedCollection,
  version: object | undefined,
  before: object | undefined,
): string {
  if (!version || !before) return ''
  const { flattenedFields } = payload.collections[collection].config
  const changed = changedFields(flattenedFields, { ...version }, { ...before })
  const labels = changed.map(({ path }) => labelOfPath(flattenedFields, path, i18n))
  return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(labels)
}
