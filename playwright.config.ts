import { defineConfig } from '@playwright/test'

import { findChromium } from './scripts/chromium.mjs'

export default defineConfig({
  testDir: 'tests/e2e',
  // Sites share two cores; one worker keeps their timings honest.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  outputDir: '.data/test-results',
  reporter: [
    ['list'],
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
