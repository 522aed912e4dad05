import type { TypedValues } from '../structured-fields/typed-values'
import { type Column, readers, type TableBounds, tableOf, type TableWords } from './entry-table'
import { type FormSection, saidText } from './form-document'
import type { PAPER_TABLE } from './paper-fields'

export type Paper = TypedValues<typeof PAPER_TABLE>

/** What the table says of its own, by the names of fields where it is the label of one. */
export type PaperLabel = ('papers' | 'unlimited') | Exclude<keyof typeof PAPER_TABLE, 'validity'>

/** Each paper. */
export function papersTable(
  papers: readonly Paper[],
  words: TableWords<PaperLabel>,
  bounds: TableBounds | undefined,
): FormSection | undefined {
  const { labels, locale } = words
  const { days, code, text } = readers<Paper>(words)
  const known = code('documents', 'document')
  const columns: readonly Column<Paper, PaperLabel>[] = [
    {
      share: 7,
      lines: [
        ['document', (paper) => known(paper) ?? text('name')(paper)],
        // What tells two of a kind apart.
        ['document', (paper) => (known(paper) ? text('name')(paper) : undefined)],
      ],
    },
    { share: 4, lines: [['number', text('number')]] },
    {
      share: 5,
      lines: [
        ['country', code('countries', 'country')],
        ['issuedBy', text('issuedBy')],
      ],
    },
    {
      share: 3.5,
      lines: [
        ['issued', days('issued')],
        [
          'expires',
          (paper) =>
            paper.validity === 'unlimited'
              ? saidText(labels.unlimited, locale)
              : days('expires')(paper),
        ],
      ],
    },
  ]
  return tableOf('papers', papers, columns, { words, most: bounds?.most, isWide: false })
}
