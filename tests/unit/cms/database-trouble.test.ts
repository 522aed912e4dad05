import { expect, test } from 'vitest'

import { type DatabaseTrouble, troubleOf } from '../../../src/cms/database/database-trouble'
import { LineFull } from '../../../src/cms/database/waiting-line'

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })

test.each<[string, unknown, DatabaseTrouble]>([
  ['nobody listens', failure('connect ECONNREFUSED', 'ECONNREFUSED'), 'lost'],
  ['nobody listens, at two addresses', new AggregateError([failure('x', 'ECONNREFUSED')]), 'lost'],
  ['the connection is cut off', failure('Connection terminated unexpectedly'), 'lost'],
  ['it is shut down', failure('terminating connection', '57P01'), 'lost'],
  ['it starts', failure('the database system is starting up', '57P03'), 'lost'],
  ['as the cause of another', new Error('Failed query', { cause: failure('x', 'EPIPE') }), 'lost'],
  ['no answer in time', failure('Query read timeout'), 'silent'],
  ['no connection in time', failure('Connection terminated due to connection timeout'), 'silent'],
  ['a pool of ours is full', failure('timeout exceeded when trying to connect'), 'busy'],
  ['a line of ours is full', new LineFull('100 wait already'), 'busy'],
  ['a line of another bundle is full', Object.assign(new Error('x'), { name: 'LineFull' }), 'busy'],
  ['others have all connections', failure('too many clients already', '53300'), 'busy'],
  [
    'no transaction begins, with no connection',
    failure('Error: cannot begin transaction: Connection terminated unexpectedly'),
    'lost',
  ],
  [
    'no transaction begins',
    failure('Error: cannot begin transaction: Failed query: begin'),
    'busy',
  ],
  ['a table is missing', failure('relation does not exist', '42P01'), 'fault'],
  ['a statement took too long', failure('canceling statement', '57014'), 'silent'],
  ['a mistake of ours', new TypeError('x is undefined'), 'fault'],
])('%s', (_, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble)
})
