import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

/** A command that is given what it does not know says so, and starts nothing. */

const DATA_DIR = path.join(tmpdir(), `mariner-hub-arguments-${process.pid}`)

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${script}.mjs`, ...args],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR, DATABASE_URL: '' }, timeout: 20_000 },
  )
  return { status, stdout, stderr }
}

describe.each(['start', 'dev', 'backup', 'cms-reindex', 'examples-remove'])('%s', (script) => {
  it('says how it is used', () => {
    const { status, stdout, stderr } = run(script, '--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^npm (?:run|start)/)
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  it('refuses an option that there is not', () => {
    const { status, stdout, stderr } = run(script, '--chek')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^--chek: there is no such option\.\nnpm (?:run|start)/)
    expect(existsSync(DATA_DIR)).toBe(false)
  })
})
