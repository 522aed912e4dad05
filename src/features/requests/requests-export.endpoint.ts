import { type Endpoint, Forbidden, parseParams, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

import { isEditor } from '../../cms/access'
import { CSV_START, csvLine } from '../../domain/csv'
import { nativeName } from '../../domain/locales'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { Request as SentRequest } from '../../payload-types'
import { KIND_LABELS, STATE_LABELS } from './request-labels'
import { sentValues, type ValueWords } from './request-values'
import { valueWords } from './value-words'
import { staffNames } from '../../cms/staff-names'

/** Requests that are read at once: however many there are, no more are in memory. */
const PORTION = 200

const COLUMNS: readonly PanelKey[] = [
  'requestReference',
  'requestReceived',
  'requestKind',
  'requestState',
  'requestAssignee',
  'requestName',
  'requestEmail',
  'requestTelephone',
  'requestLocale',
  'requestAbout',
  'requestForwardedTo',
  'requestEraseAt',
  'requestValues',
]

/** `GET /api/requests/export?where=…&search=…`: what the list shows by the same condition, as CSV. */
export const exportRequests: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const where = conditionOf(req)
    // Asked before the answer begins: a wrong condition is refused in words.
    let portion = await portionOf(req, where)
    const names = await staffNames(req)
    const words = await valueWords(req)
    let isBegun = false
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const encode = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        if (!isBegun) {
          isBegun = true
          encode(CSV_START + csvLine(COLUMNS.map((key) => panelText(req.t, key))))
        }
        encode(portion.map((request) => lineOf(req, request, names, words)).join(''))
        const last = portion.at(-1)
        if (!last || portion.length < PORTION) {
          controller.close()
          return
        }
        portion = await portionOf(req, { and: [where, { id: { less_than: last.id } }] })
      },
    })
    return new Response(body, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="requests-${new Date().toISOString().slice(0, 10)}.csv"`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    })
  },
}

function conditionOf(req: PayloadRequest): Where {
  const { where } = parseParams(req.query)
  const { search } = req.query
  const { config } = req.payload.collections.requests
  return mergeListSearchAndWhere({
    collectionConfig: config,
    search: typeof search === 'string' ? search : '',
    where: where ?? {},
  })
}

/** The next of them, the newest first. */
async function portionOf(req: PayloadRequest, where: Where): Promise<SentRequest[]> {
  const { docs } = await req.payload.find({
    collection: 'requests',
    where,
    sort: '-id',
    limit: PORTION,
    pagination: false,
    // What they are about, by its name.
    depth: 1,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
}

function lineOf(
  req: PayloadRequest,
  request: SentRequest,
  names: ReadonlyMap<number, string>,
  words: ValueWords,
): string {
  const { assignee, kind, state } = request
  const text = (key: PanelKey) => panelText(req.t, key)
  const by = typeof assignee === 'object' ? assignee?.id : assignee
  const values = sentValues(kind, request.values, words).map(
    ({ label, value }) =>
      `${label}: ${typeof value === 'boolean' ? text(value ? 'requestYes' : 'requestNo') : value}`,
  )
  return csvLine([
    request.reference,
    request.createdAt,
    text(KIND_LABELS[kind]),
    text(STATE_LABELS[state]),
    by ? (names.get(by) ?? '') : '',
    request.name ?? '',
    request.email ?? '',
    request.telephone ?? '',
    nativeName(request.locale),
    aboutOf(request),
    request.forwardedTo ?? '',
    request.eraseAt ?? '',
    values.join('\n'),
  ])
}

/** The vacancy or company by its name and its number; by this alone where it has no name, or is gone. */
function aboutOf({ about }: SentRequest): string {
  // Nothing stands there where it is gone for good.
  if (!about?.value) return ''
  const { relationTo, value } = about
  if (typeof value === 'number') return `${relationTo}/${value}`
  const name = 'title' in value ? value.title : 'name' in value ? value.name : undefined
  return [name, `${relationTo}/${value.id}`].filter(Boolean).join(' · ')
}
