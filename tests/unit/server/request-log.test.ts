import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { afterEach, expect, test } from 'vitest'

import { type Log, logConsole, logRequest } from '../../../src/server/request-log'

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

test.each([
  ['/uk/seaman/reminders/', ''],
  ['/uk/seaman/form/', ''],
  ['/uk/company-desk/confirm/', ''],
  ['/company-desk/sign-in/', ''],
  ['/server/seaman/calendar/', '.ics'],
  ['/forms/alerts/leave/', ''],
])('what opens a door is not in the line of a request for %s', (before, after) => {
  const secret = 'Secret-_9'.repeat(5).slice(0, 43)
  const lines: object[] = []
  const write = (line: object) => lines.push(line)
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true })
  const request = { url: `${before}${secret}${after}?token=${secret}`, method: 'GET', socket: {} }
  logRequest(
    { info: write } as unknown as Log, // what it calls of a log
    request as unknown as IncomingMessage, // what it reads of a request
    response as unknown as ServerResponse,
    { id: '1', address: '203.0.113.7', level: 'info' },
  )
  response.emit('close')
  expect(lines).toMatchObject([{ path: `${before}***`, status: 200 }])
  expect(JSON.stringify(lines)).not.toContain(secret)
})
