import type { PayloadRequest } from 'payload'

import { countryChoice, rankChoice } from '../../cms/documents/fields/vocabulary-options'
import { exportList } from '../../cms/desk/lists/list-export'
import { nativeName } from '../../domain/locales/locales'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { Seaman } from '../../payload-types'
import { SEAMAN_STATE_LABELS } from './seaman-labels'

const COLUMNS: readonly PanelKey[] = [
  'seamanName',
  'requestEmail',
  'requestTelephone',
  'seamanRank',
  'seamanCitizenship',
  'language',
  'requestState',
  'seamanReason',
  'seamanConfirmedAt',
  'seamanApplied',
]

/** `GET /api/seamen/export`: what the list of seafarers shows, as CSV. */
export const exportSeamen = exportList<Seaman>({
  collection: 'seamen',
  columns: COLUMNS,
  find: async ({ payload }, asked) =>
    (await payload.find({ ...asked, collection: 'seamen', depth: 0, overrideAccess: false })).docs,
  cells: (req) => {
    const ranks = labelsOf(req, rankChoice)
    const countries = labelsOf(req, countryChoice)
    return Promise.resolve((seaman: Seaman) => [
      seaman.name,
      seaman.email,
      seaman.telephone ?? '',
      ranks.get(seaman.rank ?? '') ?? '',
      countries.get(seaman.citizenship ?? '') ?? '',
      nativeName(seaman.language),
      panelText(req.t, SEAMAN_STATE_LABELS[seaman.state]),
      seaman.reason ?? '',
      seaman.confirmedAt ?? '',
      seaman.createdAt,
    ])
  },
})

/** The words of a choice by its codes, in the language of whoever asks. */
function labelsOf(
  { i18n, t }: PayloadRequest,
  { options }: typeof rankChoice,
): ReadonlyMap<string, string> {
  return new Map(
    options.flatMap((option) => {
      if (typeof option === 'string') return []
      const { label, value } = option
      const text = typeof label === 'function' ? label({ i18n, t }) : label
      return [[value, typeof text === 'string' ? text : value]]
    }),
  )
}
