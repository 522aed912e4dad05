import { defineConfig } from '@playwright/test'

import { findChromium } from './scripts/chromium.mjs'
import { GATE_PATTERN } from './tests/e2e/in-gate'

export default defineConfig({
  projects: [
    { name: 'browser', testDir: 'tests/e2e', grep: GATE_PATTERN },
    {
      name: 'soak',
      testDir: 'tests',
      testMatch: ['soak/*.spec.ts', 'e2e/*.spec.ts'],
      grepInvert: GATE_PATTERN,
    },
  ],
  globalSetup: './tests/e2e/setup.ts',
  // One for each core, with a site and a database of its own.
  workers: 2,
  // On a site of its own; what passes only then is named at the end of the run.
  retries: 1,
  // Walks through the panel took up to 108 s on two busy cores.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  outputDir: '.data/test-results',
  reporter: [
    ['list'],
    ['./tests/e2e/gate-reporter.ts'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '.data/test-results/e2e.json' }],
  ],
  use: {
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
