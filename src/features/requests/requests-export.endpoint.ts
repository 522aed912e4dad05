import { type Endpoint, Forbidden, parseParams, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

import { isEditor } from '../../cms/access'
import { CSV_START, csvLine } from '../../domain/csv'
import { isLocale, nativeName } from '../../domain/locales'
import { loadMessages } from '../../i18n/messages'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { Request as SentRequest } from '../../payload-types'
import { KIND_LABELS, STATE_LABELS } from './request-labels'
import { type FormTexts, formTextsOf, sentValues } from './request-values'
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
    const texts = formTextsOf(
      await loadMessages(isLocale(req.i18n.language) ? req.i18n.language : 'en'),
    )
    let isBegun = false
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const encode = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        if (!isBegun) {
          isBegun = true
          encode(CSV_START + csvLine(COLUMNS.map((key) => panelText(req.t, key))))
        }
        encode(portion.map((request) => lineOf(req, request, names, texts)).join(''))
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
    depth: 0,
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
  texts: FormTexts,
): string {
  const { assignee, about, kind, state } = request
  const text = (key: PanelKey) => panelText(req.t, key)
  const by = typeof assignee === 'object' ? assignee?.id : assignee
  const values = sentValues(kind, request.values, texts, req.i18n.language).map(
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
    about
      ? `${about.relationTo}/${typeof about.value === 'object' ? about.value.id : about.value}`
      : '',
    request.forwardedTo ?? '',
    request.eraseAt ?? '',
    values.join('\n'),
  ])
}
