import type { PayloadRequest } from 'payload'

import { exportList } from '../../cms/desk/lists/list-export'
import { staffNames } from '../../cms/documents/fields/staff-names'
import { nativeName } from '../../domain/locales/locales'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { Request as SentRequest } from '../../payload-types'
import { KIND_LABELS, ROBOT_SIGN_LABELS, STATE_LABELS } from './request-labels'
import { sentValues, type ValueWords } from './request-values'
import { valueWords } from './value-words'

const COLUMNS: readonly PanelKey[] = [
  'requestReference',
  'requestReceived',
  'requestKind',
  'requestState',
  'requestRobot',
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

/** `GET /api/requests/export`: what the list of requests shows, as CSV. */
export const exportRequests = exportList<SentRequest>({
  collection: 'requests',
  columns: COLUMNS,
  // What they are about, by its name.
  find: async ({ payload }, asked) =>
    (await payload.find({ ...asked, collection: 'requests', depth: 1, overrideAccess: false }))
      .docs,
  cells: async (req) => {
    const names = await staffNames(req)
    const words = await valueWords(req)
    return (request) => cellsOf(req, request, names, words)
  },
})

function cellsOf(
  req: PayloadRequest,
  request: SentRequest,
  names: ReadonlyMap<number, string>,
  words: ValueWords,
): string[] {
  const { assignee, kind, robotSign, state } = request
  const text = (key: PanelKey) => panelText(req.t, key)
  const by = typeof assignee === 'object' ? assignee?.id : assignee
  const values = sentValues(kind, request.values, words).map(
    ({ label, value }) =>
      `${label}: ${typeof value === 'boolean' ? text(value ? 'requestYes' : 'requestNo') : value}`,
  )
  return [
    request.reference,
    request.createdAt,
    text(KIND_LABELS[kind]),
    text(STATE_LABELS[state]),
    robotSign ? text(ROBOT_SIGN_LABELS[robotSign]) : '',
    by ? (names.get(by) ?? '') : '',
    request.name ?? '',
    request.email ?? '',
    request.telephone ?? '',
    nativeName(request.locale),
    aboutOf(request),
    request.forwardedTo ?? '',
    request.eraseAt ?? '',
    values.join('\n'),
  ]
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
