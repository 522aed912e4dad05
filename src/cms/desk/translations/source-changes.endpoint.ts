import type { Endpoint, FlattenedField, PayloadRequest } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { labelOfPath } from '../history/global-state'
import { contentType } from '../../publications/content-types'
import { databaseOf } from '../../database/handle'
import { pathInForm, readGlobal, textsByLanguage, type TranslatedGlobal } from './global-texts'
import { languagesAsked } from './languages-asked'
import { liveTextOf, liveTextOfGlobal, type ReadLiveText } from './live-texts'
import { readableDocument } from './readable-document'
import { type ChangedForLanguages, readSourceChanges, type SourceChange } from './source-changes'

/** What is answered. */
export interface SourceChanges {
  sourceLocale: Locale
  groups: (Omit<ChangedForLanguages, 'changes'> & { changes: NamedChange[] })[]
}

/** With the label of its field in the language of the panel, where there is one. */
export interface NamedChange extends SourceChange {
  name?: string
}

/**
 * `GET /api/<collection>/<id>/source-changes?locale=<locale>`, with `locale` once or several times: what has changed in
 * the published source since the published texts of these languages were made, for those who may read the document.
 */
export function sourceChanges(collection: PublishableCollection): Endpoint {
  return {
    path: '/:id/source-changes',
    method: 'get',
    handler: async (req) => {
      const locales = languagesAsked(req)
      const document = await readableDocument(req, collection)
      const db = await databaseOf(req.payload, req)
      const { flattenedFields } = req.payload.collections[collection].config
      return answer(liveTextOf(db, contentType(collection), document), locales, {
        nameOf: (at) => labelOf(req, flattenedFields, at),
      })
    },
  }
}

/** `GET /api/globals/<slug>/source-changes?locale=<locale>`: the same of the texts of a global. */
export function globalSourceChanges(slug: TranslatedGlobal): Endpoint {
  return {
    path: '/source-changes',
    method: 'get',
    handler: async (req) => {
      const locales = languagesAsked(req)
      const global = await readGlobal(req, slug)
      const db = await databaseOf(req.payload, req)
      const fields = req.payload.globals.config.find((one) => one.slug === slug)?.flattenedFields
      const order = new Intl.Collator('en', { numeric: true })
      const place = ({ at }: SourceChange) => pathInForm(global, at)
      return answer(liveTextOfGlobal(db, slug, textsByLanguage(global)), locales, {
        nameOf: (at) => labelOf(req, fields ?? [], pathInForm(global, at)),
        // Ids of rows say nothing of where they stand.
        order: (one, other) => order.compare(place(one), place(other)),
      })
    },
  }
}

/** The label of a field, with the labels of what it is in; nothing where a form has no such field. */
function labelOf(
  { i18n }: PayloadRequest,
  fields: readonly FlattenedField[],
  path: string,
): string | undefined {
  const isThere = fields.some(({ name }) => name === path.split('.')[0])
  return isThere ? labelOfPath(fields, path, i18n) : undefined
}

interface InForm {
  /** What the form calls the field; nothing where it has none. */
  nameOf: (at: string) => string | undefined
  /** Compares two by where they stand in the form; as they come if absent. */
  order?: (one: SourceChange, other: SourceChange) => number
}

async function answer(
  read: ReadLiveText,
  locales: readonly Locale[],
  { nameOf, order = () => 0 }: InForm,
): Promise<Response> {
  const groups = await readSourceChanges(read, locales)
  const body: SourceChanges = {
    sourceLocale: env.SOURCE_LOCALE,
    groups: groups.map((group) => ({
      ...group,
      changes: group.changes.toSorted(order).map((change) => {
        const name = change.kind === 'field' ? nameOf(change.at) : undefined
        return { ...change, ...(name !== undefined && { name }) }
      }),
    })),
  }
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } })
}
