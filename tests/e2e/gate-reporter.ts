import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

import { IN_GATE, patternOf } from './in-gate'

/** Fails a whole run of the gate in which a test of `IN_GATE` was not found: it was renamed, or is gone. */
export default class GateReporter implements Reporter {
  private missing: string[] = []

  onBegin(_: unknown, suite: Suite): void {
    const isWhole = process.env.E2E_REPORT !== undefined && suite.suites[0]?.title === 'browser'
    if (!isWhole) return
    const names = suite.allTests().map((test) => test.titlePath().join(' '))
    this.missing = Object.entries(IN_GATE).flatMap(([file, asked]) =>
      asked
        .filter((name) => !names.some((one) => patternOf(file, name).test(one)))
        .map((name) => `${file}: ${name}`),
    )
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (this.missing.length === 0) return Promise.resolve({})
    console.error(`The gate names tests that there are not:\n  ${this.missing.join('\n  ')}`)
    return Promise.resolve({ status: 'failed' })
  }

  printsToStdio(): boolean {
    return false
  }
}
