import { inspect } from 'node:util'

import { describe, expect, it } from 'vitest'

import { errorForLog, textForLog } from '../../../../src/domain/texts/error-for-log'

/** What is typed into forms; none of it may be in the log. */
const TYPED = ['Ada Lovelace', 'ada@ship.example', 'P-1234567']

/** As Drizzle 0.44 and node-postgres make them. */
function ofDatabase(message: string, code: string): Error {
  const cause = Object.assign(new Error(message), {
    ...{ severity: 'ERROR', code, table: 'requests', constraint: 'requests_key' },
    detail: `Key (name, email)=(${TYPED.join(', ')}) already exists.`,
    where: `unnamed portal parameter $1 = '${TYPED[0]}'`,
  })
  const query = `INSERT INTO "requests" ("name") VALUES ($1, '${TYPED[2]}')`
  return Object.assign(
    new Error(`Failed query: ${query}\nparams: ${TYPED.join(',')}\nmore`, { cause }),
    {
      query,
      params: TYPED,
    },
  )
}

describe('an error of the database', () => {
  it.each([
    ['duplicate key value violates unique constraint "requests_key"', '23505'],
    [`invalid input syntax for type integer: "${TYPED.join(' ')}"`, '22P02'],
  ])('is told without what was typed: %s', (message, code) => {
    const wrapped = new Error('The form was not recorded.', { cause: ofDatabase(message, code) })
    for (const error of [wrapped, wrapped.cause]) {
      const told = inspect(errorForLog(error), { depth: 9 })
      for (const one of TYPED) expect(told).not.toContain(one)
      expect(told).toContain(code)
      expect(told).toContain('requests_key')
      expect(told).toContain('INSERT INTO "requests" ("name") VALUES ($1, ?)')
      expect(told).toMatch(/\n +at /)
    }
  })

  it('keeps the status by which it is answered', () => {
    const error = Object.assign(ofDatabase('gone', '57P01'), { status: 503 })
    expect(errorForLog(error)).toMatchObject({ status: 503 })
  })
})

it('any other error is told as it is', () => {
  for (const one of [new Error('ENOENT', { cause: new Error('why') }), 'text', undefined, 7]) {
    expect(errorForLog(one)).toBe(one)
  }
})

it('a circle of causes ends', () => {
  const error = ofDatabase('gone', '57P01')
  error.cause = error
  expect(errorForLog(error)).toBeInstanceOf(Error)
})

it('a text that an error was written into is cut where the parameters begin', () => {
  const text = `Not recorded: ${String(ofDatabase('gone', '57P01'))}`
  expect(textForLog(text)).toBe(
    'Not recorded: Error: Failed query: INSERT INTO "requests" ("name") VALUES ($1, ?)',
  )
})
