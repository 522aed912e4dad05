import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test as base } from '@playwright/test'

import { freePort } from '../site/site'

/** What `npm run dev` promises somebody who has just cloned the project. */

/** What is not in a clone, or not needed to run it. */
const NOT_CLONED = new Set(['node_modules', '.git', '.next', '.data', '.env', 'next-env.d.ts'])

interface Development {
  url: string
  /** The copy that it runs on, whose sources may be changed. */
  folder: string
}

const test = base.extend<object, { development: Development }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      // Not below the project: Tailwind would take the copy for something that git ignores.
      const folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-dev-'))
      const root = process.cwd()
      await cp(root, folder, {
        recursive: true,
        filter: (file) => !NOT_CLONED.has(path.relative(root, file)),
      })
      linkPackages(root, folder)
      const port = String(await freePort())
      const url = `http://localhost:${port}`
      const child = spawn(process.execPath, ['scripts/dev.mjs'], {
        cwd: folder,
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: '', PORT: port, SITE_URL: url },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let printed = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk))
      }
      await expect(() => {
        expect(child.exitCode, printed).toBeNull()
        expect(printed).toContain('is ready')
      }).toPass({ timeout: 400_000, intervals: [250] })
      await use({ url, folder })
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 500_000 },
  ],
})

/** The same files by another name where the file system can, else a copy. */
function linkPackages(root: string, folder: string): void {
  const source = path.join(root, 'node_modules')
  const done = ['-al', '-a'].some((how) => spawnSync('cp', [how, source, folder]).status === 0)
  if (!done) throw new Error('The packages could not be copied.')
}

test('a fresh clone starts, answers, and shows a changed component without a reload', async ({
  page,
  development: { url, folder },
}) => {
  test.setTimeout(600_000)
  const answer = await page.goto(url, { timeout: 200_000 })
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('contentinfo')).toContainText('Mariner Hub')
  const isNew = 'data-changed-while-it-runs'
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))

  const file = path.join(folder, 'src/features/navigation/site-footer.tsx')
  const before = await readFile(file, 'utf8')
  const after = before.replace('<footer ', `<footer ${isNew} `)
  expect(after).not.toBe(before)
  // React loads late on these pages, and hot reload with it: until it listens, nothing is pushed.
  await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } })
  await writeFile(file, after)
  await expect(page.locator(`footer[${isNew}]`)).toBeAttached({ timeout: 60_000 })
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true)
})
