import type { FormValues } from '../../../../domain/company-forms/form-values'
import type {
  CompanyFormRefusal,
  FormFormat,
  TemplateProblem,
} from '../../../../domain/company-forms/template-problems'
import { checkDocx } from '../../forms/sent-files/check-docx'
import { FileRefused } from '../../forms/sent-files/file-refused'
import { checkXlsx } from './check-xlsx'
import { readDocxTemplate } from './docx-template'
import { type PackageParts, readParts, writeParts } from './package-parts'
import type { Template } from './template'
import { readXlsxTemplate } from './xlsx-template'

/** What the process that reads companies' forms is asked. */
export type CompanyFormJob =
  | { wants: 'look'; input: Uint8Array }
  | { wants: 'fill'; input: Uint8Array; values: FormValues }

export type CompanyFormAnswer =
  | { kind: 'refused'; refusal: CompanyFormRefusal }
  | {
      kind: 'looked'
      format: FormFormat
      fields: readonly string[]
      problems: readonly TemplateProblem[]
    }
  | { kind: 'filled'; format: FormFormat; bytes: Uint8Array }

const STARTS = {
  zip: Buffer.from('PK\u0003\u0004', 'latin1'),
  // What Office wrote before 2007, and what it puts around a file with a password.
  compound: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
}

/** The name of a part of a file that a password protects, in the letters of its directory. */
const PROTECTED = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Looks into a company's form, or fills it. Work and memory are those of a process of their own, which may end at any time.
 * @public scripts/company-form-child.mjs loads it by its path
 */
export async function answerCompanyFormJob(job: CompanyFormJob): Promise<CompanyFormAnswer> {
  const { input } = job
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength)
  try {
    const { format, template } = await openForm(bytes)
    if (job.wants === 'look') {
      const { fields, problems } = template
      if (fields.length === 0 && problems.length === 0) throw new Refused('noFields')
      return { kind: 'looked', format, fields, problems }
    }
    return { kind: 'filled', format, bytes: writeParts(template.fill(job.values)) }
  } catch (error) {
    return { kind: 'refused', refusal: refusalOf(error) }
  }
}

class Refused extends Error {
  override name = 'Refused'
  constructor(readonly refusal: CompanyFormRefusal) {
    super(refusal)
  }
}

async function openForm(bytes: Buffer): Promise<{ format: FormFormat; template: Template }> {
  if (bytes.subarray(0, STARTS.compound.length).equals(STARTS.compound)) {
    throw new Refused(bytes.includes(PROTECTED) ? 'protected' : 'oldKind')
  }
  if (!bytes.subarray(0, STARTS.zip.length).equals(STARTS.zip)) throw new Refused('wrongKind')
  const parts = await unpacked(bytes)
  const problem = isWorkbook(parts) ? undefined : await checkDocx(bytes)
  if (problem !== undefined) throw new FileRefused(problem)
  if (!isWorkbook(parts)) return { format: 'docx', template: readDocxTemplate(parts) }
  checkXlsx(parts)
  return { format: 'xlsx', template: readXlsxTemplate(parts) }
}

async function unpacked(bytes: Buffer): Promise<PackageParts> {
  try {
    return await readParts(bytes)
  } catch (error) {
    if (error instanceof FileRefused) throw error
    // Whatever yauzl and zlib find wrong.
    throw new Refused('unreadable')
  }
}

function isWorkbook(parts: PackageParts): boolean {
  return parts.get('[Content_Types].xml')?.toString().includes('spreadsheetml') === true
}

function refusalOf(error: unknown): CompanyFormRefusal {
  if (error instanceof Refused) return error.refusal
  if (!(error instanceof FileRefused)) throw error
  switch (error.problem) {
    case 'macros':
    case 'acts':
    case 'protected':
    case 'bomb':
    case 'unreadable':
      return error.problem
    default:
      return 'wrongKind'
  }
}
