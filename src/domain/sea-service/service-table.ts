import type { VocabularyCodes } from '../structured-fields/field-table'
import type { TypedValues } from '../structured-fields/typed-values'
import type { CONTRACT_TABLE } from './contract-fields'
import { type Column, readers, type TableBounds, tableOf, type TableWords } from './entry-table'
import { type FormSection, saidText } from './form-document'

export type Contract = TypedValues<typeof CONTRACT_TABLE>

/** What the table says of its own, by the names of fields where it is the label of one. */
export type ServiceLabel =
  | ('service' | 'onBoard')
  | Exclude<keyof typeof CONTRACT_TABLE, 'vesselTypeWritten' | 'rankWritten'>

/**
 * Each time on board.
 * @param bounds of the form of one page, which has fewer columns
 */
export function serviceTable(
  contracts: readonly Contract[],
  words: TableWords<ServiceLabel>,
  bounds: TableBounds | undefined,
): FormSection | undefined {
  const { labels, locale } = words
  const { count, days, code, text } = readers<Contract>(words)
  const orWritten =
    (of: keyof VocabularyCodes, name: keyof Contract, written: keyof Contract) =>
    (values: Contract) =>
      code(of, name)(values) ?? text(written)(values)
  const ship: Column<Contract, ServiceLabel> = {
    share: 5,
    lines: [
      ['vesselName', text('vesselName')],
      ['imo', text('imo')],
    ],
  }
  const type: Column<Contract, ServiceLabel> = {
    share: 5,
    lines: [
      ['vesselType', orWritten('vesselTypes', 'vesselType', 'vesselTypeWritten')],
      ['flag', code('countries', 'flag')],
    ],
  }
  const rank: Column<Contract, ServiceLabel> = {
    share: 4,
    lines: [['rank', orWritten('ranks', 'rank', 'rankWritten')]],
  }
  const time: Column<Contract, ServiceLabel> = {
    share: 3.4,
    lines: [
      ['signOn', days('signOn')],
      ['signOff', (values) => days('signOff')(values) ?? saidText(labels.onBoard, locale)],
    ],
  }
  const company: Column<Contract, ServiceLabel> = {
    share: 5,
    lines: [
      ['company', text('company')],
      ['agency', text('agency')],
    ],
  }
  const whole: readonly Column<Contract, ServiceLabel>[] = [
    ship,
    type,
    {
      share: 3,
      lines: [
        ['grossTonnage', count('grossTonnage')],
        ['deadweight', count('deadweight')],
      ],
    },
    {
      share: 4,
      lines: [
        ['engine', text('engine')],
        ['power', count('power')],
      ],
    },
    rank,
    time,
    company,
    { share: 4, lines: [['reason', text('reason')]] },
  ]
  return tableOf('service', contracts, bounds ? [ship, type, rank, time, company] : whole, {
    words,
    most: bounds?.most,
    isWide: bounds === undefined,
  })
}
