import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  parseParams,
  type PayloadRequest,
  type Where,
} from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

import { dayInUtc } from '../../../domain/time/calendar-day'
import { processNow } from '../../../domain/time/process-clock'
import { CSV_START, csvLine } from '../../../domain/texts/csv'
import { type PanelKey, panelText } from '../../../i18n/panel/panel-texts'
import { isEditor } from '../../access'
import { recordEvent } from '../../services/audit/record-event.hooks'
import { askingPassword } from '../../services/protection/recent-password'

/** Documents that are read at once: however many there are, no more are in memory. */
export const PORTION = 200

/** How one batch is read, newest first. `find` applies the user's own access rights. */
interface Asked {
  where: Where
  sort: string
  limit: number
  pagination: false
  user: PayloadRequest['user']
  req: PayloadRequest
}

interface ListExport<Row extends { id: number }> {
  collection: CollectionSlug
  columns: readonly PanelKey[]
  find: (req: PayloadRequest, asked: Asked) => Promise<Row[]>
  /** Makes ready what all lines need; the cells stand in the order of the columns. */
  cells: (req: PayloadRequest) => Promise<(row: Row) => string[]>
}

/**
 * `GET /api/<collection>/export?where=…&search=…`: what the panel's list shows by the same condition, as CSV in the
 * language of the panel. For admins and editors.
 */
export function exportList<Row extends { id: number }>({
  collection,
  columns,
  find,
  cells,
}: ListExport<Row>): Endpoint {
  return askingPassword({
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!isEditor(req)) throw new Forbidden(req.t)
      const where = conditionOf(req, collection)
      const read = (condition: Where) =>
        find(req, {
          where: condition,
          sort: '-id',
          limit: PORTION,
          pagination: false,
          user: req.user,
          req,
        })
      // Asked before the answer begins: a wrong condition is refused in words.
      let portion = await read(where)
      const cellsOf = await cells(req)
      await recordEvent(req, { action: 'exported', collection })
      let isBegun = false
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const encode = (text: string) => controller.enqueue(new TextEncoder().encode(text))
          if (!isBegun) {
            isBegun = true
            encode(CSV_START + csvLine(columns.map((key) => panelText(req.t, key))))
          }
          encode(portion.map((row) => csvLine(cellsOf(row))).join(''))
          const last = portion.at(-1)
          if (!last || portion.length < PORTION) {
            controller.close()
            return
          }
          portion = await read({ and: [where, { id: { less_than: last.id } }] })
        },
      })
      return fileAnswer(body, collection, 'csv')
    },
  })
}

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  jsonl: 'application/jsonl; charset=utf-8',
} as const

/** The answer that a browser keeps as a file with the name of a collection and the day. */
export function fileAnswer(
  body: ReadableStream<Uint8Array>,
  collection: CollectionSlug,
  format: keyof typeof CONTENT_TYPES,
): Response {
  const day = dayInUtc(processNow('the name of a file'))
  return new Response(body, {
    headers: {
      'Content-Type': CONTENT_TYPES[format],
      'Content-Disposition': `attachment; filename="${collection}-${day}.${format}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** The condition of a list of the panel, and what is searched for in it, as one. */
export function conditionOf(req: PayloadRequest, collection: CollectionSlug): Where {
  const { where } = parseParams(req.query)
  const { search } = req.query
  return mergeListSearchAndWhere({
    collectionConfig: req.payload.collections[collection].config,
    search: typeof search === 'string' ? search : '',
    where: where ?? {},
  })
}
