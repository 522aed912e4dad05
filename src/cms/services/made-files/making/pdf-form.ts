import { readFileSync } from 'node:fs'
import path from 'node:path'

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

import { direction, languageTag } from '../../../../domain/locales/locales'
import { type FormDocument, textsOf } from '../../../../domain/sea-service/form-document'
import { familiesFor, fontFolders, lettersWithoutFont } from './fonts'
import { packedPdf } from './packed-pdf'

export type MadePdf =
  | { kind: 'made'; bytes: Uint8Array; pages: number }
  /** Code points that no font has. */
  | { kind: 'letters'; letters: readonly number[] }

/** The file that says how a form looks. */
const TEMPLATE = 'src/cms/services/made-files/making/form.typ'

/** Files are read in a workspace alone, and there is none. */
const NO_FOLDER = path.join(process.cwd(), 'no-such-folder')

/** Amiri is smaller than Noto at the same size. */
const SCALE_OF_ARABIC = 1.1

/**
 * A form as a tagged PDF (PDF/UA-1).
 * @throws Error with what Typst says: nobody's text is read as Typst, so it is a fault of the site
 */
export function makePdf(form: FormDocument): MadePdf {
  const texts = textsOf(form)
  const families = familiesFor(texts)
  const letters = lettersWithoutFont(texts, families)
  if (letters.length > 0) return { kind: 'letters', letters }
  const data = {
    ...form,
    lang: languageTag(form.locale).split('-', 1)[0],
    direction: direction(form.locale),
    scale: form.locale === 'ar' ? SCALE_OF_ARABIC : 1,
    fonts: families.map(({ name }) => name),
  }
  const compiler = NodeCompiler.create({
    workspace: NO_FOLDER,
    fontArgs: [{ fontPaths: fontFolders(families) }],
  })
  const compiled = compiler.compile({
    mainFileContent: readFileSync(TEMPLATE, 'utf8'),
    inputs: { data: JSON.stringify(data) },
  })
  // A warning too: of a family that is not there.
  const said = compiled.takeDiagnostics()
  if (said || !compiled.result) {
    const words: unknown[] = said ? compiler.fetchDiagnostics(said) : []
    throw new Error(`Typst: ${JSON.stringify(words)}`)
  }
  const bytes = packedPdf(compiler.pdf(compiled.result, { pdfStandard: 'ua-1', pdfTags: true }))
  const pages = compiled.result.numOfPages
  // What was set is one seafarer's, and of no use for the next one.
  compiler.evictCache(0)
  return { kind: 'made', bytes, pages }
}
