import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { getDocumentProxy, extractText, getMeta } from 'unpdf'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { JobRefused } from '../../../src/cms/services/child-processes/job-child'
import { JobChildren } from '../../../src/cms/services/child-processes/job-children'
import { checkDocx, openZip, readPart } from '../../../src/cms/services/forms/sent-files/check-docx'
import { checkPdf } from '../../../src/cms/services/forms/sent-files/check-pdf'
import { MadeFileChild, makeFile } from '../../../src/cms/services/made-files/made-file-children'
import { type Locale, languageTag, LOCALES } from '../../../src/domain/locales/locales'
import { processState } from '../../../src/domain/process/site-process'
import { CONTRACT_TABLE } from '../../../src/domain/sea-service/contract-fields'
import { type FormDocument, textsOf } from '../../../src/domain/sea-service/form-document'
import { recordForm } from '../../../src/domain/sea-service/record-form'
import { typedValues } from '../../../src/domain/structured-fields/typed-values'
import { seaServiceOf } from '../../../src/features/seamen/record/read-record'
import { recordFormWords } from '../../../src/features/seamen/record/record-form-words'
import {
  INVENTED_REFERENCES,
  INVENTED_SHEETS,
  inventedContracts,
  inventedPapers,
  TODAY,
} from '../../fixtures/invented-record'
import { newSeaman, newSession } from '../../site/members'
import { cmsUnderTest } from '../cms-under-test'

/** A seafarer's own record as PDF and DOCX, made in the process that does it for the site. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'record-form-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const load = async () => ({
  ...(await import('../../../src/cms/services/limits/limits')),
  ...(await import('../../../src/features/seamen/record/record-form.answer')),
  ...(await import('../../../src/features/seamen/record/save-entry.submit')),
})

/** Bytes that a file may have. */
const MOST_BYTES = 300_000

/** A program that reads a PDF without what it says of its letters gets these wrong (decision 086). */
const BY_SIGNS = /[\p{Script=Arabic}\p{Script=Devanagari}]/u

/** Spaces and marks of direction are not typed. */
const letters = (text: string) => text.normalize('NFKC').replace(/[\p{Cf}\s]/gu, '')

async function formOf(locale: Locale, counts = { contracts: 22, papers: 12 }) {
  const contracts = inventedContracts(counts.contracts)
  const account = {
    ...{ name: 'Juan dela Cruz', email: 'juan@ship.example', telephone: '+63 917 555 0100' },
    ...{ rank: 'second-mate', citizenship: 'PH' },
  }
  const services = contracts.map((values, id) => seaServiceOf({ id, version: 1, values }))
  const papers = inventedPapers(counts.papers)
  const record = {
    ...{ account, contracts, services, papers, today: TODAY },
    ...{ references: INVENTED_REFERENCES, sheets: INVENTED_SHEETS },
  }
  return recordForm(record, await recordFormWords(locale))
}

async function made(format: 'pdf' | 'docx', ...forms: [FormDocument, ...FormDocument[]]) {
  const file = await makeFile({ format, forms })
  if (file.kind !== 'made') throw new Error(`It was not made: ${file.kind}`)
  return Buffer.from(file.bytes)
}

async function textOfPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { pdf, text: letters(text), pages: totalPages }
}

/** The texts of a DOCX, run by run. */
async function textsOfDocx(bytes: Buffer): Promise<string[]> {
  const { zip, entries } = await openZip(bytes)
  const entry = entries.find(({ fileName }) => fileName === 'word/document.xml')
  if (!entry) throw new Error('There is no document.')
  const xml = (await readPart(zip, entry, { bytes: 10_000_000 })).toString('utf8')
  zip.close()
  const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
  return [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) =>
    text.replace(/&(\w+);/g, (all, name: string) => signs[name] ?? all),
  )
}

describe.each(LOCALES)('a form in %s', (locale) => {
  it('is a tagged PDF of its language, with all that was typed', async () => {
    const form = await formOf(locale)
    const bytes = await made('pdf', form)
    expect(bytes.length).toBeLessThan(MOST_BYTES)
    expect(await checkPdf(bytes)).toBeUndefined()
    const { pdf, text } = await textOfPdf(bytes)
    expect((await getMeta(pdf)).info).toMatchObject({
      Title: `${form.title} · Juan dela Cruz`,
      Language: languageTag(locale).split('-')[0],
    })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const wanted = textsOf(form).filter((one) => !BY_SIGNS.test(one))
    expect(wanted.filter((one) => !text.includes(letters(one)))).toEqual([])
    expect(wanted.length).toBeGreaterThan(90)
  })

  it('is a DOCX with all that was typed, to the letter', async () => {
    const form = await formOf(locale)
    const bytes = await made('docx', form)
    expect(bytes.length).toBeLessThan(MOST_BYTES)
    expect(await checkDocx(bytes)).toBeUndefined()
    const said = new Set(await textsOfDocx(bytes))
    expect(textsOf(form).filter((one) => !said.has(one))).toEqual([])
  })
})

describe('the file of a form', () => {
  it.each(['ar', 'zh'] as const)('of a full account is hardly larger: %s', async (locale) => {
    const form = await formOf(locale, { contracts: 200, papers: 100 })
    const bytes = await made('pdf', form)
    // 200 times on board: 304 kB, letters of five scripts included.
    expect(bytes.length).toBeLessThan(MOST_BYTES * 1.05)
    expect(await checkPdf(bytes)).toBeUndefined()
    expect((await made('docx', form)).length).toBeLessThan(MOST_BYTES)
  })

  it('is of the longest form that fits on one page', async () => {
    const [long, short, shorter] = await Promise.all([
      formOf('en'),
      formOf('en', { contracts: 0, papers: 12 }),
      formOf('en', { contracts: 0, papers: 1 }),
    ])
    const { pages, text } = await textOfPdf(await made('pdf', long, short, shorter))
    expect(pages).toBe(1)
    expect(text).toContain(letters('EA 12345611'))
  })

  it('is not made with boxes in the place of letters', async () => {
    const form = await formOf('en')
    const name = { text: 'Juan 😀 ሰላም', direction: 'ltr' } as const
    const file = await makeFile({ format: 'pdf', forms: [{ ...form, name }] })
    expect(file).toEqual({ kind: 'letters', letters: [0x1_f6_00, 0x12_30, 0x12_0b, 0x12_1d] })
    expect(await textsOfDocx(await made('docx', { ...form, name }))).toContain(name.text)
  })

  it('has what somebody typed as text, whatever it looks like', async () => {
    const texts = [
      '#import "/etc/passwd": * #panic()',
      '$x$ *a* _b_ `c` <label> @ref // = == \\ #[',
      ']]></w:t><w:p/> &amp; &#0; "quoted" ${a} {{b}}',
      'A'.repeat(200),
      'ا'.repeat(80),
      'ख'.repeat(80),
      '\u200f\u200e\u202eabc\u2066def',
    ]
    const form = await formOf('en', { contracts: 0, papers: 0 })
    const facts = texts.map((text) => ({
      label: { text: 'Typed', direction: 'ltr' as const },
      value: { text, direction: 'ltr' as const },
    }))
    const cells = texts.map((text) => [{ text, direction: 'ltr' as const }])
    const hostile: FormDocument = {
      ...form,
      sections: [
        { kind: 'facts', title: texts[0] ?? '', facts },
        {
          ...{ kind: 'table', title: texts[1] ?? '', isWide: true },
          columns: cells.map(() => ({ labels: ['Typed'], share: 1 })),
          rows: [cells, cells],
        },
      ],
    }
    const { text } = await textOfPdf(await made('pdf', hostile))
    for (const one of texts.slice(0, 4)) expect(text).toContain(letters(one))
    const said = await textsOfDocx(await made('docx', hostile))
    expect(said).toEqual(expect.arrayContaining(texts.slice(0, 6)))
  })

  it('ends with its process where it takes more than it may, and the next one is made', async () => {
    const child = new MadeFileChild({ time: 1, memory: 512 * 1024 * 1024 })
    const forms: [FormDocument] = [await formOf('en')]
    await expect(child.run({ format: 'pdf', forms })).rejects.toMatchObject({
      name: 'JobRefused',
      because: 'time',
    })
    expect((await made('pdf', ...forms)).length).toBeGreaterThan(10_000)
  })
})

describe('who asks for it', () => {
  beforeEach(async () => {
    for (const table of ['seaman_contracts', 'seaman_papers', 'seaman_events', 'seamen']) {
      await cms().db.pool.query(`DELETE FROM ${table}`)
    }
  })

  let count = 0

  async function member() {
    count += 1
    const email = `form.${count}@ship.example`
    const id = await newSeaman(cms().db.pool, { email, language: 'uk' })
    return { id, cookie: await newSession(cms().db.pool, id) }
  }

  async function write(seaman: number, vesselName: string) {
    const { saveEntry } = await load()
    const sent = { section: 'service', seaman, id: undefined, version: undefined } as const
    const values = typedValues(CONTRACT_TABLE, { vesselName, signOn: '2025-01-01' })
    await saveEntry(cms(), { ...sent, key: randomBytes(16).toString('base64url') }, values)
  }

  async function ask(query: string, cookie = ''): Promise<Response> {
    const { answerRecordForm } = await load()
    return answerRecordForm(
      new Request(`http://localhost/server/seaman/form?${query}`, { headers: { cookie } }),
    )
  }

  it('gets the own record alone, and no cache keeps it', async () => {
    const [olena, pavlo] = [await member(), await member()]
    await write(olena.id, 'Bright Star')
    await write(pavlo.id, 'Dark Moon')
    for (const [file, name] of [
      ['whole', 'application-form-de.pdf'],
      ['onePage', 'application-form-one-page-de.pdf'],
    ]) {
      const answer = await ask(`page=en&language=de&file=${file}`, olena.cookie)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`)
      const { text } = await textOfPdf(Buffer.from(await answer.arrayBuffer()))
      expect(text).toContain('BrightStar')
      expect(text).not.toContain('DarkMoon')
    }
    const docx = await ask('page=en&language=de&file=docx', pavlo.cookie)
    expect(docx.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    )
    expect(docx.headers.get('content-disposition')).toMatch(/^attachment;/)
    const said = await textsOfDocx(Buffer.from(await docx.arrayBuffer()))
    expect(said).toContain('Dark Moon')
    expect(said).not.toContain('Bright Star')
  })

  it('is led to the sign-in without a session, and from there back', async () => {
    const answer = await ask('page=uk&language=de&file=whole', 'mh_seaman=none')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      '/uk/seaman/sign-in?next=%2Fuk%2Fseaman%2Faccount%2Frecord',
    )
  })

  it('reads in the own language what there is not', async () => {
    const { cookie } = await member()
    for (const query of ['', 'language=xx&file=whole', 'language=de&file=constructor']) {
      const answer = await ask(query, cookie)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Такого файлу немає')
    }
  })

  it('is told which letters no font has', async () => {
    const { id, cookie } = await member()
    await write(id, 'Star 😀')
    const answer = await ask('page=de&language=en&file=whole', cookie)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      '/de/seaman/account/record?letters=1f600#take-along',
    )
    expect((await ask('page=de&language=en&file=docx', cookie)).status).toBe(200)
  })

  it('is a DOCX where a PDF cannot be made of it', async () => {
    const { cookie } = await member()
    const state = processState<{ marinerMadeFileChildren: unknown }>()
    const before = state.marinerMadeFileChildren
    const made = new JobChildren(() => new MadeFileChild(), {
      ...{ places: 1, mostWaiting: 1, patienceMs: 20_000 },
    })
    state.marinerMadeFileChildren = {
      run: (job: Parameters<typeof made.run>[0]) =>
        job.format === 'pdf' ? Promise.reject(new JobRefused('broken')) : made.run(job),
    }
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const answer = await ask('page=en&language=de&file=whole', cookie)
    state.marinerMadeFileChildren = before
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('application-form-de.docx')
    expect(await checkDocx(Buffer.from(await answer.arrayBuffer()))).toBeUndefined()
  })

  it('comes again later where too many wait, and who asks too often', async () => {
    const { id, cookie } = await member()
    const state = processState<{ marinerMadeFileChildren: unknown }>()
    const before = state.marinerMadeFileChildren
    const none = () => {
      throw new Error('There is no place.')
    }
    state.marinerMadeFileChildren = new JobChildren(none, {
      ...{ places: 0, mostWaiting: 0, patienceMs: 1 },
    })
    const query = 'page=en&language=de&file=whole'
    const busy = await ask(query, cookie)
    state.marinerMadeFileChildren = before
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await busy.text()).toContain('could not be made just now')

    const { consume } = await load()
    await consume('recordForm', { account: id }, 59)
    const limited = await ask(query, cookie)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.text()).toContain('Try again in')
  })
})
