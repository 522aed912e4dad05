import {
  type FormPart,
  type FormPlace,
  MOST_PROBLEMS,
  type TemplateProblem,
} from '../../../../domain/company-forms/template-problems'
import { readContentTypes } from '../../forms/sent-files/docx-parts'
import { unbind } from './docx-controls'
import { DocxRows } from './docx-rows'
import { type Paragraph, paragraphsOf } from './docx-paragraphs'
import { fillPieces, readPieces } from './field-texts'
import type { PackageParts } from './package-parts'
import type { Template } from './template'
import { valueOfField } from '../../../../domain/company-forms/form-values'
import { readXmlTree, writeXml, type XmlElement } from './xml-tree'

/** Parts of a document in which fields may stand, by the ends of their kinds. */
const KINDS: readonly [kind: RegExp, part: FormPart][] = [
  [/wordprocessingml\.document\.main\+xml$/, 'text'],
  [/wordprocessingml\.header\+xml$/, 'header'],
  [/wordprocessingml\.footer\+xml$/, 'footer'],
  [/wordprocessingml\.(?:footnotes|endnotes)\+xml$/, 'notes'],
]

/**
 * Reads a company's form of Word.
 * @param parts of a document that was checked (`checkDocx`)
 * @throws FileRefused
 */
export function readDocxTemplate(parts: PackageParts): Template {
  const kindOf = readContentTypes(parts.get('[Content_Types].xml') ?? Buffer.alloc(0))
  const fields = new Set<string>()
  const problems: TemplateProblem[] = []
  const read: { name: string; root: XmlElement; rows: DocxRows }[] = []
  for (const [name, bytes] of parts) {
    const kind = kindOf(name.toLowerCase()) ?? ''
    const part = KINDS.find(([ending]) => ending.test(kind))?.[1]
    if (part === undefined) continue
    const root = readXmlTree(bytes)
    const paragraphs = paragraphsOf(root)
    const rows = new DocxRows()
    const say = (problem: Omit<TemplateProblem, 'place'>, paragraph: Paragraph) =>
      problems.push({ ...problem, place: placeOf(paragraph, part, paragraphs) })
    let hasField = false
    for (const paragraph of paragraphs) {
      const { fields: found, loose } = readPieces(paragraph.pieces)
      if (loose !== undefined) say({ reason: 'bracket', text: loose }, paragraph)
      for (const { typed, field } of found) {
        if (!field) say({ reason: 'unknown', text: typed }, paragraph)
        else {
          fields.add(field.name)
          hasField = true
          const reason = field.of === 'list' ? rows.add(paragraph, field.list) : undefined
          if (reason) say({ reason, text: typed }, paragraph)
        }
      }
    }
    if (hasField) read.push({ name, root, rows })
  }
  return {
    fields: [...fields],
    problems: problems.slice(0, MOST_PROBLEMS),
    fill(values) {
      const filled = new Map(parts)
      for (const { name, root, rows } of read) {
        rows.fill(values)
        for (const paragraph of paragraphsOf(root)) {
          if (paragraph.element.isFilled) continue
          const isFilled = fillPieces(paragraph.pieces, (field) =>
            valueOfField(field, values, undefined),
          )
          if (isFilled) unbind(paragraph.element)
        }
        filled.set(name, writeXml(root))
      }
      return filled
    },
  }
}

function placeOf(
  { element, cell }: Paragraph,
  part: FormPart,
  paragraphs: readonly Paragraph[],
): FormPlace {
  if (!cell) {
    const outside = paragraphs.filter((one) => !one.cell)
    const paragraph = outside.findIndex((one) => one.element === element) + 1
    return { in: 'paragraph', part, paragraph }
  }
  return { in: 'table', part, ...cell }
}
