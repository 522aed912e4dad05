import { getTranslation } from '@payloadcms/translations'
import type {
  DefaultServerCellComponentProps,
  Payload,
  PayloadRequest,
  ServerFieldBase,
} from 'payload'
import { cache } from 'react'

import { IMPORT_REASONS } from '@/domain/imports/import-reasons'

import { fieldChoices, fieldNames } from './field-names'
import { pushReasonInWords } from './push-reason'

const REASONS: ReadonlySet<string> = new Set(IMPORT_REASONS)

/** By the paths of the collection and by the names that a company sends them by. */
function namesOf(req: Pick<PayloadRequest, 'i18n' | 'payload' | 't'>): Record<string, string> {
  const sent = fieldChoices(req, 'vacancies').map(({ value, label }) => [value, label] as const)
  return { ...fieldNames(req, 'vacancies'), ...Object.fromEntries(sent) }
}

// Once for all rows of a list.
const namesIn = cache((payload: Payload, i18n: PayloadRequest['i18n']) =>
  namesOf({ payload, i18n, t: i18n.t }),
)

const inWords = (noted: string, t: PayloadRequest['t'], fields: Record<string, string>) =>
  pushReasonInWords(noted, { t, fields, isReason: (code) => REASONS.has(code) })

/** In the list: why what a company sent was not taken as it came. */
export function PushReasonCell({
  cellData,
  payload,
  i18n: shown,
}: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return '—'
  const i18n = shown as PayloadRequest['i18n']
  return inWords(cellData, i18n.t, namesIn(payload, i18n))
}

/** The same in the form, which nobody changes. */
export function PushReasonFact({ clientField, data, req }: ServerFieldBase) {
  const noted: unknown = data.reason
  if (typeof noted !== 'string' || noted === '' || !('label' in clientField)) return null
  return (
    <div className="field-type mh-fact">
      <span className="field-label">{getTranslation(clientField.label ?? '', req.i18n)}</span>
      <p>{inWords(noted, req.t, namesOf(req))}</p>
    </div>
  )
}
