import { describe, expect, it } from 'vitest'

import { IMPORT_REASONS } from '../../../../src/domain/imports/import-reasons'
import { pushReasonInWords } from '../../../../src/features/imports/admin/push-reason'
import { en } from '../../../../src/i18n/panel/en'
import { uk } from '../../../../src/i18n/panel/uk'

/** What staff read where something that a company sent was not taken as it came. */

const read = (noted: string, texts: Record<string, string> = en) =>
  pushReasonInWords(noted, {
    t: (key: string, vars?: Record<string, unknown>) => {
      const text = texts[key.replace('mariner:', '')] ?? `NO TEXT: ${key}`
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(vars?.[name]))
    },
    fields: { rank: 'Rank', 'pay.from': 'Pay · from' },
    isReason: (code) => (IMPORT_REASONS as readonly string[]).includes(code),
  })

describe('why something sent was not taken', () => {
  it.each([
    ['body-unreadable', 'What came cannot be read as JSON.'],
    ['company-example', 'The company is an invented example.'],
    ['rnak: unknownField', 'rnak: there is no such field'],
    ['pay.from: invalid', 'Pay · from: not accepted'],
    ['held: payHigh', 'Waits for staff: the pay is unusually high'],
    ['held: fees, warned', `Waits for staff: ${en.pushFlagFees}; ${en.pushFlagWarned}`],
    [
      'rank: missing; rnak: wrongKind',
      `Rank: ${en.importReasonMissing}; rnak: ${en.pushReasonWrongKind}`,
    ],
    ['constructor: unknownField', 'constructor: there is no such field'],
    ['a: b: unknownField', 'a: b: there is no such field'],
    // Cut off, or noted by another version.
    ['rank: missi', 'Rank: missi'],
    ['held: fees, pay', `Waits for staff: ${en.pushFlagFees}; pay`],
    ['of-another-time', 'of-another-time'],
  ])('%s is said in words', (noted, words) => {
    expect(read(noted)).toBe(words)
  })

  it('is said in the language of the panel', () => {
    expect(read('held: fees', uk)).toBe(
      'Чекає на працівників: ідеться про гроші, які треба сплатити',
    )
  })
})
