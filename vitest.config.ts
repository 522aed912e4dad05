import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Milliseconds. A full load takes minutes where the gate's takes seconds. */
const TEST_TIMEOUT = process.env.SOAK ? 600_000 : 60_000

/** Whether everything runs: also what takes long, or says at length what another test says in short. */
const IS_SOAK = Boolean(process.env.SOAK) || Boolean(process.env.ONE_FILE)

/** What a file says that does more in the soak than in the gate: a tag, a larger load, a condition. */
const DOES_MORE = /\bsoak\b|\bload\(|\bSOAK\b/

/** The files of a folder that the gate has said everything of; none where it is the gate, they are wanted, or a file is named. */
function ofGateAlone(folder: string): string[] {
  if (!process.env.SOAK || process.env.GATE_TOO || process.env.ONE_FILE) return []
  const files = readdirSync(at(`./${folder}`), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => file.endsWith('.test.ts'))
  return files.filter((file) => !DOES_MORE.test(file + readFileSync(at(`./${file}`), 'utf8')))
}

/** What the process keeps of a file is taken away before the next one (tests/each-file.ts). */
const MANY_FILES_PER_WORKER = { isolate: false, setupFiles: ['tests/each-file.ts'] }

export default defineConfig({
  resolve: {
    alias: {
      '@payload-config': at('./payload.config.ts'),
      // Next's marker for modules that must not reach a browser; there is none here.
      'server-only': at('./node_modules/server-only/empty.js'),
      '@': at('./src'),
    },
  },
  test: {
    tags: [
      {
        name: 'soak',
        description: 'Runs under `npm run soak` alone, and where its file is named.',
      },
    ],
    ...(!IS_SOAK && { tagsFilter: ['!soak'] }),
    // The first file of a worker loads the whole configuration: seconds that do not change between two runs.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/check/**/*.test.ts'],
          environment: 'node',
          ...MANY_FILES_PER_WORKER,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: IS_SOAK ? ofGateAlone('tests/integration') : ['**/*.soak.test.ts'],
          environment: 'node',
          globalSetup: ['tests/integration/setup.ts'],
          pool: 'forks',
          ...MANY_FILES_PER_WORKER,
          // Lexical's entry for Node hangs on Node 20 now and then (scripts/payload-command.mjs).
          execArgv: ['--conditions=production'],
          testTimeout: TEST_TIMEOUT,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          exclude: ofGateAlone('tests/http'),
          environment: 'node',
          globalSetup: ['tests/http/setup.ts'],
          pool: 'forks',
          ...MANY_FILES_PER_WORKER,
          testTimeout: TEST_TIMEOUT,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/http/setup.ts'],
          pool: 'forks',
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
