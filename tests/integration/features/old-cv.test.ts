import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { docx, pdf } from '../../fixtures/form-files'
import { newSeaman, newSession } from '../../site/members'
import { cmsUnderTest } from '../cms-under-test'

/** The text of an old CV is taken out in a process of its own, kept for its seafarer alone and for a time, and nothing else of it. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'old-cv-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const load = async () => ({
  ...(await import('../../../src/cms/services/forms/check-file')),
  ...(await import('../../../src/features/seamen/due-accounts.runner')),
  ...(await import('../../../src/features/seamen/import/read-record-file')),
  ...(await import('../../../src/features/seamen/old-cv/old-cv.form')),
  ...(await import('../../../src/features/seamen/old-cv/old-cv-remove.form')),
  ...(await import('../../../src/features/seamen/own-data.queries')),
})

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await cms().db.pool.query<Row>(text, values)).rows

beforeEach(async () => {
  for (const table of ['seaman_old_cvs', 'seaman_events', 'seamen', 'rate_limits']) {
    await query(`DELETE FROM ${table}`)
  }
})

interface Member {
  id: number
  cookies: string
}

let made = 0

async function member(): Promise<Member> {
  made += 1
  const id = await newSeaman(cms().db.pool, { email: `cv.${made}@ship.example` })
  return { id, cookies: await newSession(cms().db.pool, id) }
}

const fixture = (name: string) => readFile(path.join(process.cwd(), 'tests/fixtures', name))

const context = ({ cookies }: Member, more: object) =>
  ({
    ...{ payload: cms(), params: {}, locale: 'en', visitor: { cookies }, files: {} },
    ...{ key: randomBytes(16).toString('base64url'), address: '198.51.100.7', shown: undefined },
    ...more,
  }) as never

/** Sends a file as the page does: checked first, then read. */
async function send(of: Member, bytes: Buffer, name: string) {
  const { checkFile, oldCvForm } = await load()
  const checked = await checkFile({ bytes, name }, 'texts', undefined)
  if ('problem' in checked) return checked.problem
  const about = await oldCvForm.load({}, 'en', of)
  return oldCvForm.act({}, context(of, { about, files: { cv: checked } }))
}

async function textOf(of: Member): Promise<string | undefined> {
  const { isOfOldCv, oldCvForm } = await load()
  const about = await oldCvForm.load({}, 'en', of)
  return about && isOfOldCv(about) ? about.oldCv?.text : undefined
}

const download = async ({ cookies }: Member) => {
  const { answerOwnData } = await load()
  const answer = await answerOwnData(new Request('http://site/x', { headers: { cookie: cookies } }))
  return (await answer.json()) as { oldCv: { text: string } | null }
}

const SAVED = { location: expect.stringContaining('/cv?done=saved') as string }

describe('a CV', () => {
  it.each([
    ['old-cvs/cv.docx', ['أحمد محمود', 'राजेश कुमार', '大副，持有无限航区证书', 'MV Bright Star']],
    ['old-cvs/cv-ar.pdf', ['أحمد محمود', 'السفينة: بحر النجوم', 'MV Bright Star, IMO 9074729']],
    ['old-cvs/cv-hi.pdf', ['राजेश कुमार', 'MV Sagar Ratna']],
    ['old-cvs/cv-zh.pdf', ['王小明', '大副，持有无限航区证书', '二副 2015–2018 中远海运']],
    ['cv.doc', []],
    ['cv.rtf', []],
    ['cv.odt', []],
  ] as const)('is read: %s', async (name, said) => {
    const olena = await member()
    expect(await send(olena, await fixture(name), name)).toEqual(SAVED)
    const text = (await textOf(olena)) ?? ''
    expect(text.length).toBeGreaterThan(10)
    for (const words of said) expect(text).toContain(words)
  })

  it('takes the place of the one before, and is in the download, which an import leaves out', async () => {
    const { isOfOldCv, oldCvForm, readRecordFile } = await load()
    const olena = await member()
    await send(olena, await fixture('cv.rtf'), 'cv.rtf')
    await send(olena, docx(), 'cv.docx')
    expect(await textOf(olena)).toBe('Third engineer')
    const file = await download(olena)
    expect(file.oldCv?.text).toBe('Third engineer')
    const about = await oldCvForm.load({}, 'en', olena)
    if (!about || !isOfOldCv(about)) throw new Error('The page of the old CV is not there.')
    const read = readRecordFile(file, { today: '2026-12-01', seaman: about.seaman })
    expect(read?.unknown).toEqual([])
  })

  it('is nobody else’s', async () => {
    const [olena, other] = [await member(), await member()]
    await send(olena, docx(), 'cv.docx')
    expect(await textOf(other)).toBeUndefined()
    expect((await download(other)).oldCv).toBeNull()
    const { oldCvForm } = await load()
    expect(await oldCvForm.load({}, 'en', { cookies: '' })).toBeUndefined()
  })

  it('is removed by one press, and by nobody else’s', async () => {
    const { oldCvRemoveForm } = await load()
    const [olena, other] = [await member(), await member()]
    await send(olena, docx(), 'cv.docx')
    const press = async (of: Member) =>
      oldCvRemoveForm.act({}, context(of, { about: await oldCvRemoveForm.load({}, 'en', of) }))
    await press(other)
    expect(await textOf(olena)).toBe('Third engineer')
    await press(olena)
    await press(olena)
    expect(await textOf(olena)).toBeUndefined()
    expect(await query('SELECT FROM seaman_old_cvs')).toEqual([])
  })

  it('is shown for 30 days, and erased after them', async () => {
    const { eraseDueAccounts } = await load()
    const olena = await member()
    await send(olena, docx(), 'cv.docx')
    await query(`UPDATE seaman_old_cvs SET read_at = now() - interval '29 days 23 hours'`)
    await eraseDueAccounts(cms())
    expect(await textOf(olena)).toBe('Third engineer')
    await query(`UPDATE seaman_old_cvs SET read_at = now() - interval '30 days 1 second'`)
    expect(await textOf(olena)).toBeUndefined()
    await eraseDueAccounts(cms())
    expect(await query('SELECT FROM seaman_old_cvs')).toEqual([])
  })

  it('goes with its account', async () => {
    const olena = await member()
    await send(olena, docx(), 'cv.docx')
    await cms().delete({ collection: 'seamen', id: olena.id, overrideAccess: true })
    expect(await query('SELECT FROM seaman_old_cvs')).toEqual([])
  })

  it('is cut where it is endless, and says so', async () => {
    const olena = await member()
    const line = '<w:p><w:r><w:t>Third engineer on a ship without an end</w:t></w:r></w:p>'
    const data = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${line.repeat(4_000)}</w:body></w:document>`
    const { zip } = await import('../../fixtures/zip')
    const { docxParts } = await import('../../fixtures/form-files')
    const parts = docxParts().map((part) =>
      part.name === 'word/document.xml' ? { ...part, data } : part,
    )
    expect(await send(olena, zip(parts), 'cv.docx')).toEqual(SAVED)
    expect(await query('SELECT is_cut, length(content) AS letters FROM seaman_old_cvs')).toEqual([
      { is_cut: true, letters: 60_000 },
    ])
  })
})

describe('of a file nothing is kept', () => {
  it.each([
    ['that is too large', Buffer.alloc(5 * 1024 * 1024 + 1, 0x20), 'tooLarge'],
    ['that is empty', Buffer.alloc(0), 'empty'],
    ['with a password', pdf({ trailer: '/Encrypt 9 0 R ' }), 'protected'],
    ['of another kind', Buffer.from('GIF89a and more'), 'wrongKind'],
    ['that is broken off', pdf().subarray(0, 300), 'unreadable'],
    ['that acts', pdf({ objects: ['9 0 obj\n<< /S /JavaScript /JS (1) >>\nendobj\n'] }), 'acts'],
  ] as const)('%s', async (_what, bytes, problem) => {
    const olena = await member()
    expect(await send(olena, bytes, 'cv')).toBe(problem)
    expect(await query('SELECT FROM seaman_old_cvs')).toEqual([])
  })

  it('that is a photo, or pages without a text', async () => {
    const olena = await member()
    expect(await send(olena, await fixture('photo.heic'), 'cv.heic')).toBe('picture')
    expect(await send(olena, pdf(), 'cv.pdf')).toEqual({ problems: { cv: 'filePicture' } })
    expect(await query('SELECT FROM seaman_old_cvs')).toEqual([])
  })

  it('that comes after too many others', async () => {
    const olena = await member()
    const { oldCvForm } = await load()
    const about = await oldCvForm.load({}, 'en', olena)
    const empty = () => oldCvForm.act({}, context(olena, { about, files: {} }))
    for (let time = 0; time < 20; time += 1) {
      expect(await empty()).toEqual({ problems: { cv: 'fileUnreadable' } })
    }
    expect(await empty()).toMatchObject({ status: 429, notice: { kind: 'limited' } })
  })
})
