import fs from 'node:fs/promises'
import { mkdtempSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, afterEach, expect, it, vi } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'
import { ask, signIn } from '../rest'

const dataDir = mkdtempSync(path.join(tmpdir(), 'mhm-media-disk-full-'))
process.env.DATA_DIR = dataDir
const cms = cmsUnderTest()
afterAll(() => fs.rm(dataDir, { recursive: true, force: true }))
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

/** From now on the disk takes no file, and says that it has no room. */
function fillDisk(): void {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  vi.spyOn(fs, 'writeFile').mockRejectedValue(full)
  vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 1, bsize: 4096, blocks: 1_000_000 } as never)
  syncBuiltinESMExports()
}

it('an editor is told that the disk is full, nothing stays, and the same works once there is room', async () => {
  await cms().create({
    collection: 'staff',
    data: { email: 'ed@site.example', password: 'only-for-tests', name: 'Ed', role: 'editor' },
  })
  const editor = await signIn('ed@site.example', 'only-for-tests')
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const upload = async () => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt: 'Blue' }))
    body.set('file', new File([new Uint8Array(bytes)], 'blue.png', { type: 'image/png' }))
    return ask<object>({ ...editor, panelLanguage: 'uk' }, 'POST', '/media?locale=en', body)
  }
  fillDisk()
  const refused = await upload()
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    507,
    expect.stringContaining('Диск сайту заповнено'),
  ])
  expect((await cms().count({ collection: 'media' })).totalDocs).toBe(0)
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  expect(await fs.readdir(path.join(dataDir, 'media')).catch(() => [])).toEqual([])
  expect((await upload()).status).toBe(201)
})
