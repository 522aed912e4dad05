import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { inspect } from 'node:util'

import { APIError, UnauthorizedError } from 'payload'
import { expect, test } from 'vitest'

import { logMethod } from '../../../../../src/cms/services/watching/log-lines'

const ERROR = 50

/** What is written where Payload logs something as an error, and as what. */
function written(subject: object): string[] {
  const levels: string[] = []
  const logger = { info: () => levels.push('info') }
  const method = () => levels.push('error')
  logMethod.call(logger, [subject] as never, method as never, ERROR)
  return levels
}

/** What Node says of a request whose sender goes away before its end. */
async function goneAway(): Promise<unknown> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: site.example\r\nContent-Length: 50\r\n\r\nHalf')
  const [request] = (await once(server, 'request')) as [NodeJS.ReadableStream]
  request.once('data', () => socket.destroy())
  const [error] = (await once(request, 'error')) as unknown[]
  server.close()
  return error
}

test('who goes away in the middle of a request is no error of the site; all else is', async () => {
  const err = await goneAway()
  expect(written({ err })).toEqual(['info'])
  expect(written({ err: new Error('aborted') })).toEqual(['error'])
  expect(written({ err: Object.assign(new Error('read'), { code: 'ECONNRESET' }) })).toEqual([
    'error',
  ])
})

test('who types on after their session has ended is no error of the site; what fails else is', () => {
  expect(written({ err: new UnauthorizedError(), msg: 'building form state' })).toEqual(['info'])
  expect(written({ err: new APIError('broken', 500), msg: 'building form state' })).toEqual([
    'error',
  ])
})

test('what somebody typed is in no line, though the database says it', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    ...{ severity: 'ERROR', code: '23505', detail: 'Key (number)=(EA 1234567) already exists.' },
  })
  const err = new Error('Failed query: INSERT\nparams: EA 1234567', { cause })
  const lines: unknown[] = []
  const method = (...args: unknown[]) => lines.push(...args)
  for (const args of [[{ err, msg: 'x' }], [err], [String(err)], ['%s', String(err)]]) {
    logMethod.call({ info: method }, args as never, method as never, ERROR)
  }
  expect(inspect(lines, { depth: 9 })).not.toContain('1234567')
  expect(inspect(lines, { depth: 9 })).toContain('23505')
})
