import {
  APIError,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type Plugin,
  type Where,
} from 'payload'

import { isEditor } from '../../cms/access'
import { recordEvent } from '../../cms/services/audit/record-event.hooks'
import { conditionOf, fileAnswer, PORTION } from '../../cms/desk/lists/list-export'
import { askingPassword } from '../../cms/services/protection/recent-password'
import { CSV_START, csvLine } from '../../domain/texts/csv'
import { exportColumns, exportRow } from '../../domain/imports/export-rows'
import type { ImportKind } from '../../domain/imports/import-types'
import { panelText } from '../../i18n/panel/panel-texts'
import { COLLECTION_OF } from './write-record.hooks'

/**
 * Adds `GET /api/vacancies/export?format=csv|json&where=…` and the same of companies: what is published of the list, in
 * the columns and codes that an import reads, so that nothing is lost on the way there and back. For admins and editors.
 */
export const exportsOfRecords: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const kind = KINDS.find((one) => COLLECTION_OF[one] === collection.slug)
    if (!kind || collection.endpoints === false) return collection
    return { ...collection, endpoints: [exportOf(kind), ...(collection.endpoints ?? [])] }
  }),
})

const KINDS: readonly ImportKind[] = ['companies', 'vacancies']

function exportOf(kind: ImportKind): Endpoint {
  const collection = COLLECTION_OF[kind]
  return askingPassword({
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!isEditor(req)) throw new Forbidden(req.t)
      const { format = 'csv' } = req.query
      if (format !== 'csv' && format !== 'json') {
        throw new APIError(panelText(req.t, 'requestUnreadable'), 400, undefined, true)
      }
      const where: Where = {
        and: [conditionOf(req, collection), { _status: { equals: 'published' } }],
      }
      // Asked before the answer begins: a wrong condition is refused in words.
      let portion = await read(req, kind, where)
      await recordEvent(req, { action: 'exported', collection })
      const write = format === 'csv' ? asCsv(kind) : asJson(kind)
      const encoder = new TextEncoder()
      let isBegun = false
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const text = (isBegun ? '' : write.begin) + portion.map((doc) => write.line(doc)).join('')
          isBegun = true
          const last = portion.at(-1)
          const isEnd = !last || portion.length < PORTION
          if (!isEnd) {
            portion = await read(req, kind, { and: [where, { id: { less_than: last.id } }] })
          }
          controller.enqueue(encoder.encode(isEnd ? text + write.end : text))
          if (isEnd) controller.close()
        },
      })
      return fileAnswer(body, collection, format)
    },
  })
}

/** The next documents, the newest first; of vacancies with the slug of their company. */
async function read(req: PayloadRequest, kind: ImportKind, where: Where) {
  const { docs } = await req.payload.find({
    collection: COLLECTION_OF[kind],
    where,
    sort: '-id',
    limit: PORTION,
    pagination: false,
    locale: 'all',
    fallbackLocale: false,
    depth: kind === 'vacancies' ? 1 : 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map((doc) => ({ ...doc }))
}

interface Writer {
  begin: string
  line: (doc: Readonly<Record<string, unknown>>) => string
  end: string
}

function asCsv(kind: ImportKind): Writer {
  return {
    begin: CSV_START + csvLine(exportColumns(kind)),
    line: (doc) => csvLine(exportRow(kind, doc)),
    end: '',
  }
}

/** A list of objects with a member for each column that says something. */
function asJson(kind: ImportKind): Writer {
  const columns = exportColumns(kind)
  let isFirst = true
  return {
    begin: '[',
    line: (doc) => {
      const cells = exportRow(kind, doc)
      const members = columns.map((column, place) => [column, cells[place] ?? ''] as const)
      const entry = JSON.stringify(Object.fromEntries(members.filter(([, text]) => text !== '')))
      const separator = isFirst ? '\n' : ',\n'
      isFirst = false
      return separator + entry
    },
    end: '\n]\n',
  }
}
