import { afterEach, expect, test } from 'vitest'

import { type Log, logConsole } from '../../../src/server/request-log'

/** What is written to the console becomes lines of the log. */

const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const
const before = Object.fromEntries(METHODS.map((method) => [method, console[method]]))
afterEach(() => Object.assign(console, before))

test('an error of the database is told without what somebody typed', () => {
  const lines: string[] = []
  const write = (_of: object, text: string) => lines.push(text)
  logConsole({ debug: write, warn: write, error: write } as unknown as Log) // what it calls of a log
  const cause = Object.assign(new Error('duplicate key'), {
    ...{
      severity: 'ERROR',
      code: '23505',
      detail: 'Key (email)=(ada@ship.example) already exists.',
    },
  })
  const error = Object.assign(
    new Error('Failed query: INSERT\nparams: ada@ship.example', { cause }),
    { params: ['ada@ship.example'] },
  )
  console.error(error)
  console.warn(`Not recorded: ${String(error)}`)
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain('ada@')
  expect(lines[0]).toContain('23505')
  expect(lines[1]).toBe('Not recorded: Error: Failed query: INSERT')
})
