import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

import { direction, languageTag } from '../../../../domain/locales/locales'
import type {
  FormDocument,
  FormSection,
  FormText,
} from '../../../../domain/sea-service/form-document'

/** Of every Word and of LibreOffice, which has one of the same widths; of Chinese, those of Windows and macOS alike. */
const FONT = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Microsoft YaHei' }

/** Twentieths of a point: A4, and what is left free at its sides. */
const PAGE = { short: 11_906, long: 16_838, margin: 800 } as const

/** Half points. */
const SIZE = { text: 19, small: 16, name: 34, section: 23 } as const

const QUIET = '4A5B6C'
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'C3CCD6' } as const
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const

type Look = 'text' | 'label' | 'strong'

/** A form as a DOCX: the file that programs read as it was written, in every language. */
export async function makeDocx(form: FormDocument): Promise<Uint8Array> {
  const tag = languageTag(form.locale)
  const isRtl = direction(form.locale) === 'rtl'
  const document = new Document({
    title: `${form.title} · ${form.name.text}`,
    creator: form.name.text,
    lastModifiedBy: form.name.text,
    styles: {
      default: {
        document: {
          run: {
            font: FONT,
            size: SIZE.text,
            language: { value: tag, eastAsia: tag, bidirectional: tag },
          },
          paragraph: { spacing: { after: 40 } },
        },
      },
    },
    sections: sectionsOf(form, isRtl),
  })
  return Packer.toBuffer(document)
}

/** A page that lies on its side is a section of its own. */
function sectionsOf(form: FormDocument, isRtl: boolean): ISectionOptions[] {
  const head = [
    written({ text: form.title, direction: direction(form.locale) }, isRtl, 'label'),
    written(form.day, isRtl, 'label'),
    heading(form.name, isRtl, 'name'),
  ]
  const isWide = (section: FormSection) => section.kind === 'table' && section.isWide
  const groups: { isWide: boolean; children: (Paragraph | Table)[] }[] = [
    { isWide: false, children: head },
  ]
  for (const section of form.sections) {
    if (isWide(section) || groups.at(-1)?.isWide)
      groups.push({ isWide: isWide(section), children: [] })
    groups.at(-1)?.children.push(...partsOf(section, form, isRtl))
  }
  return groups.map(({ isWide: isOnItsSide, children }) => ({
    properties: {
      page: {
        // Turned by its orientation.
        size: {
          width: PAGE.short,
          height: PAGE.long,
          orientation: isOnItsSide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: { top: PAGE.margin, bottom: PAGE.margin, left: PAGE.margin, right: PAGE.margin },
      },
    },
    footers: { default: footer(form, isRtl) },
    children,
  }))
}

function partsOf(section: FormSection, { locale }: FormDocument, isRtl: boolean) {
  const own = (text: string): FormText => ({ text, direction: direction(locale) })
  const table =
    section.kind === 'facts'
      ? tableOf([1, 2], isRtl, {
          rows: section.facts.map(({ label, value }) => [
            [written(label, isRtl, 'label')],
            [written(value, isRtl, 'strong')],
          ]),
          width: PAGE.short,
        })
      : tableOf(
          section.columns.map(({ share }) => share),
          isRtl,
          {
            head: section.columns.map(({ labels }) =>
              labels.map((label) => written(own(label), isRtl, 'label')),
            ),
            rows: section.rows.map((row) =>
              row.map((lines) =>
                lines.map((line, index) => written(line, isRtl, index === 0 ? 'text' : 'label')),
              ),
            ),
            width: section.isWide ? PAGE.long : PAGE.short,
          },
        )
  return [
    heading(own(section.title), isRtl, 'section'),
    table,
    ...(section.note === undefined ? [] : [written(own(section.note), isRtl, 'label')]),
  ]
}

type Cells = readonly (readonly Paragraph[])[]

function tableOf(
  shares: readonly number[],
  isRtl: boolean,
  { head, rows, width }: { head?: Cells; rows: readonly Cells[]; width: number },
): Table {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const widths = shares.map((share) => Math.floor(((width - 2 * PAGE.margin) * share) / total))
  const row = (cells: Cells, isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (lines, index) =>
          new TableCell({
            width: { size: widths[index] ?? 0, type: WidthType.DXA },
            // A cell has a paragraph at least.
            children: lines.length === 0 ? [new Paragraph({})] : [...lines],
          }),
      ),
    })
  return new Table({
    visuallyRightToLeft: isRtl,
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: widths.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
    borders: {
      ...{ top: NO_LINE, bottom: NO_LINE, left: NO_LINE, right: NO_LINE },
      insideHorizontal: head ? LINE : NO_LINE,
      insideVertical: NO_LINE,
    },
    margins: { top: 30, bottom: 30, left: 60, right: 60 },
    rows: [...(head ? [row(head, true)] : []), ...rows.map((cells) => row(cells, false))],
  })
}

/** A text in its own direction, where texts of the form begin. */
function written({ text, direction: own }: FormText, isRtl: boolean, look: Look): Paragraph {
  return new Paragraph({
    ...placed(own, isRtl),
    children: [
      new TextRun({
        text,
        rightToLeft: own === 'rtl',
        bold: look === 'strong',
        boldComplexScript: look === 'strong',
        ...(look === 'label' && { color: QUIET, size: SIZE.small, sizeComplexScript: SIZE.small }),
      }),
    ],
  })
}

function heading({ text, direction: own }: FormText, isRtl: boolean, of: 'name' | 'section') {
  const size = SIZE[of]
  return new Paragraph({
    heading: of === 'name' ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    ...placed(own, isRtl),
    spacing: { before: of === 'name' ? 60 : 240, after: 80 },
    keepNext: true,
    children: [
      new TextRun({
        ...{ text, size, bold: true, color: '0B2239', font: FONT },
        ...{ rightToLeft: own === 'rtl', boldComplexScript: true, sizeComplexScript: size },
      }),
    ],
  })
}

/** `start` is the side where the paragraph's own direction begins. */
function placed(own: FormText['direction'], isRtl: boolean) {
  const isOther = (own === 'rtl') !== isRtl
  return {
    bidirectional: own === 'rtl',
    alignment: isOther ? AlignmentType.END : AlignmentType.START,
  }
}

function footer({ name }: FormDocument, isRtl: boolean): Footer {
  const size = SIZE.small
  return new Footer({
    children: [
      written(name, isRtl, 'label'),
      new Paragraph({
        alignment: isRtl ? AlignmentType.RIGHT : AlignmentType.LEFT,
        children: [
          new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size }),
        ],
      }),
    ],
  })
}
