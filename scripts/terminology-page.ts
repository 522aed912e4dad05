import { format } from 'oxfmt'

import { languageName, type Locale } from '../src/domain/locales/locales'
import { DOCUMENTS } from '../src/domain/vocabulary/documents'
import { GLOSSARY, GLOSSARY_CODES, type LabelSources } from '../src/domain/vocabulary/glossary'
import { GLOSSARIES, VOCABULARIES } from '../src/domain/vocabulary/languages'
import { RANKS } from '../src/domain/vocabulary/ranks'
import type { Term } from '../src/domain/vocabulary/terms'
import { VESSEL_TYPES } from '../src/domain/vocabulary/vessel-types'

/** The terminology of a language as a Markdown page, in the form that `npm run fix` leaves it in. */
export async function terminologyPage(locale: Locale): Promise<string> {
  const { norm, sources, entries, labelSources, checkedBy } = GLOSSARIES[locale]
  const vocabulary = VOCABULARIES[locale]
  const english = VOCABULARIES.en
  const labels = (
    kind: 'ranks' | 'vesselTypes' | 'documents',
    codes: Readonly<Record<string, object>>,
    basis: (code: string) => string,
  ) => {
    const own: Readonly<Record<string, Term>> = vocabulary[kind]
    const source: Readonly<Record<string, Term>> = english[kind]
    return Object.keys(codes).map((code) => [
      source[code]?.label ?? code,
      own[code]?.label ?? '',
      own[code]?.short ?? '',
      basis(code),
      sourceOf(code, labelSources[kind]),
    ])
  }
  const page = [
    `# Terminology: ${languageName(locale, 'en')}`,
    checkedBy.length === 0
      ? 'Not yet checked by a native reader.'
      : `Checked by ${checkedBy.join('; ')}.`,
    ...(norm === undefined ? [] : [`Norm: ${norm}.`]),
    'This page is written by `npm run vocabulary:docs` from `src/domain/vocabulary`; change the words there.',
    '## Sources',
    ...Object.entries(sources).map(
      ([key, { title, url, opened }]) =>
        `- **${key}**: ${title}${url === undefined ? '' : `, <${url}>`}. ${opened ? 'Opened for this list.' : 'Named from knowledge; not opened for this list.'}`,
    ),
    '## The Convention and the trade',
    table(
      ['English', 'Term', 'Defined in', 'Source', 'Note'],
      GLOSSARY_CODES.map((code) => [
        GLOSSARIES.en.entries[code].term,
        entries[code].term,
        GLOSSARY[code],
        entries[code].source,
        entries[code].note ?? '',
      ]),
    ),
    '## Ranks',
    table(
      ['English', 'Term', 'Short', 'STCW', 'Source'],
      labels('ranks', RANKS, (code) => {
        const rank = RANKS[code as keyof typeof RANKS]
        return [rank.stcw, rank.level].filter(Boolean).join(', ')
      }),
    ),
    '## Vessels',
    table(
      ['English', 'Term', 'Short', 'Belongs to', 'Source'],
      labels('vesselTypes', VESSEL_TYPES, (code) => {
        const { group } = VESSEL_TYPES[code as keyof typeof VESSEL_TYPES]
        return group === undefined ? '' : vocabulary.vesselTypes[group].label
      }),
    ),
    '## Documents',
    table(
      ['English', 'Term', 'Short', 'Regulation', 'Source'],
      labels(
        'documents',
        DOCUMENTS,
        (code) => DOCUMENTS[code as keyof typeof DOCUMENTS].regulation ?? '',
      ),
    ),
    '## Departments, levels and contracts',
    table(
      ['English', 'Term'],
      (
        ['departments', 'levels', 'documentKinds', 'englishLevels', 'contractKinds'] as const
      ).flatMap((kind) => {
        const own: Readonly<Record<string, string>> = vocabulary[kind]
        return Object.entries<string>(english[kind]).map(([code, label]) => [
          label,
          own[code] ?? '',
        ])
      }),
    ),
  ].join('\n\n')
  return (await format('page.md', page)).code
}

function sourceOf(code: string, { usual, others = {} }: LabelSources): string {
  return others[code] ?? usual
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
