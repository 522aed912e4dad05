import { APIError, type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload'

import { onlyAdmins } from '../../cms/access'
import { recordEvent } from '../../cms/services/audit/record-event.hooks'
import { conditionOf, fileAnswer, PORTION } from '../../cms/desk/lists/list-export'
import { askingPassword } from '../../cms/services/protection/recent-password'
import { CSV_START, csvLine } from '../../domain/texts/csv'
import { panelText } from '../../i18n/panel/panel-texts'
import type { AuditEvent } from '../../payload-types'

/** The columns of a file, in codes: programs read it, whatever language the panel has. */
const COLUMNS = [
  'id',
  'at',
  'actor',
  'staffId',
  'way',
  'part',
  'network',
  'action',
  'collection',
  'document',
  'title',
  'locale',
  'changed',
  'codes',
] as const satisfies readonly (keyof AuditEvent)[]

const FORMATS = {
  csv: {
    begin: CSV_START + csvLine(COLUMNS),
    line: (event: AuditEvent) => csvLine(COLUMNS.map((name) => String(event[name] ?? ''))),
  },
  jsonl: {
    begin: '',
    line: (event: AuditEvent) =>
      `${JSON.stringify(Object.fromEntries(COLUMNS.map((name) => [name, event[name] ?? null])))}\n`,
  },
}

/**
 * `GET /api/audit-events/export?format=csv|jsonl&where=…`: what the list of the audit log shows by the same condition, the
 * newest first. For admins; that it was exported is a line of the log too.
 */
export const exportAuditEvents: Endpoint = askingPassword({
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if ((await onlyAdmins({ req })) !== true) throw new Forbidden(req.t)
    const { format = 'csv' } = req.query
    if (format !== 'csv' && format !== 'jsonl') {
      throw new APIError(panelText(req.t, 'requestUnreadable'), 400, undefined, true)
    }
    const where = conditionOf(req, 'audit-events')
    // Asked before the answer begins: a wrong condition is refused in words.
    let portion = await read(req, where)
    await recordEvent(req, { action: 'exported', collection: 'audit-events' })
    const { begin, line } = FORMATS[format]
    const encoder = new TextEncoder()
    let isBegun = false
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const text = (isBegun ? '' : begin) + portion.map(line).join('')
        isBegun = true
        const last = portion.at(-1)
        const isEnd = !last || portion.length < PORTION
        if (!isEnd) portion = await read(req, { and: [where, { id: { less_than: last.id } }] })
        controller.enqueue(encoder.encode(text))
        if (isEnd) controller.close()
      },
    })
    return fileAnswer(body, 'audit-events', format)
  },
})

async function read(req: PayloadRequest, where: Where): Promise<AuditEvent[]> {
  const { docs } = await req.payload.find({
    collection: 'audit-events',
    where,
    sort: '-id',
    limit: PORTION,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
}
