import type { PushProblem } from '@/domain/imports/push-problems'
import type { VacancyFlag } from '@/domain/vacancies/vacancy-flags'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { reasonKey } from './reason-text'

/** Problems that are noted, by their texts. Others end before it is known whose request it is. */
const NOTED_PROBLEMS: Readonly<Partial<Record<PushProblem, PanelKey>>> = {
  'body-unreadable': 'pushProblemBodyUnreadable',
  'body-too-large': 'pushProblemBodyTooLarge',
  'content-type': 'pushProblemContentType',
  'id-wrong': 'pushProblemIdWrong',
  feed: 'pushProblemFeed',
  'left-to-staff': 'pushProblemLeftToStaff',
  'company-suspended': 'pushProblemCompanySuspended',
  'company-warned': 'pushProblemCompanyWarned',
  'company-not-published': 'pushProblemCompanyNotPublished',
  'company-example': 'pushProblemCompanyExample',
}

const FLAGS: Readonly<Record<VacancyFlag['code'], PanelKey>> = {
  fees: 'pushFlagFees',
  freeMail: 'pushFlagFreeMail',
  lookAlike: 'pushFlagLookAlike',
  payBelowMinimum: 'pushFlagPayBelowMinimum',
  payHigh: 'pushFlagPayHigh',
  payLow: 'pushFlagPayLow',
  sameText: 'pushFlagSameText',
  warned: 'pushFlagWarned',
}

/** Reasons that no file of an import has. */
const OWN: Readonly<Record<string, PanelKey>> = {
  unknownField: 'pushReasonUnknownField',
  wrongKind: 'pushReasonWrongKind',
  companyOfToken: 'pushReasonCompanyOfToken',
  externalIdDiffers: 'pushReasonExternalIdDiffers',
  invalid: 'pushReasonInvalid',
}

const HELD = 'held: '

interface Words {
  t: Parameters<typeof panelText>[0]
  /** Names of fields in the panel, by their paths. */
  fields: Readonly<Record<string, string>>
  isReason: (code: string) => boolean
}

/**
 * Why something that a company sent was not taken as it came, in words; what has no text is shown as it was noted.
 * @param noted `body-unreadable`, `held: fees, payHigh` or `rank: missing; rnak: unknownField`; cut off where it is long
 */
export function pushReasonInWords(noted: string, { t, fields, isReason }: Words): string {
  const problem = textOf(NOTED_PROBLEMS, noted)
  if (problem) return panelText(t, problem)
  if (noted.startsWith(HELD)) {
    const codes = noted.slice(HELD.length).split(', ')
    const why = codes.map((code) => {
      const key = textOf(FLAGS, code)
      return key ? panelText(t, key) : code
    })
    return panelText(t, 'pushHeld', { why: why.join('; ') })
  }
  return noted
    .split('; ')
    .map((one) => {
      // What the sender calls a field may be anything.
      const end = one.lastIndexOf(': ')
      if (end === -1) return one
      const [field, code] = [one.slice(0, end), one.slice(end + 2)]
      const key = textOf(OWN, code) ?? (isReason(code) ? reasonKey(code) : undefined)
      return `${textOf(fields, field) ?? field}: ${key ? panelText(t, key) : code}`
    })
    .join('; ')
}

/** What a table says of a name; nothing of what every object has. */
function textOf<Text>(
  table: Readonly<Partial<Record<string, Text>>>,
  name: string,
): Text | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
