import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, it, vi } from 'vitest'

import { sendTrashDeed, type TrashDeed } from '../../../../../src/cms/desk/trash/trash-requests'

/** What the panel takes from an answer about the trash, and that it waits for none for ever. */

let server: Server | undefined

afterEach(() => {
  vi.restoreAllMocks()
  server?.closeAllConnections()
  server?.close()
})

async function send(deed: TrashDeed, answer: RequestListener) {
  const opened = createServer(answer)
  server = opened
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
  const { port } = opened.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/api/pages/7?depth=0`
  return sendTrashDeed({ address, deed, count: 1, language: 'en' })
}

/** Lets every patience end at once; says how long it was to be. */
function impatient(): number[] {
  const asked: number[] = []
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    asked.push(ms)
    return timeout(20)
  })
  return asked
}

const json =
  (status: number, body: object): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

it.each(['trash', 'delete', 'restore', 'restore as draft'] as const)(
  'of a server that never answers to “%s” nobody waits longer than half a minute',
  async (deed) => {
    const asked = impatient()
    const outcome = await send(deed, () => undefined)
    expect(outcome).toMatchObject({ docs: [], end: 'unanswered' })
    expect(Math.max(...asked)).toBeLessThanOrEqual(30_000)
  },
)

it('an answer that breaks off is none', async () => {
  impatient()
  const outcome = await send('restore', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"doc":')
  })
  expect(outcome.end).toBe('unanswered')
})

it('what a field was refused for is said in its own words', async () => {
  const errors = [{ path: 'slug', message: 'The address /visas is taken.' }]
  const body = { errors: [{ message: 'This field is invalid: slug', data: { errors } }] }
  expect(await send('restore', json(400, body))).toEqual({
    docs: [],
    end: 'refused',
    sentences: ['The address /visas is taken.'],
    isAboutAddress: true,
  })
})

it('of many those that were done are told apart from those that were refused', async () => {
  const body = { docs: [{ id: 1 }], errors: [{ id: 2, message: 'Crew: it has pages below it.' }] }
  expect(await send('trash', json(400, body))).toMatchObject({
    docs: [{ id: 1 }],
    end: 'refused',
    sentences: ['Crew: it has pages below it.'],
  })
})

it.each([
  ['left', { isLeft: true }],
  ['told', { isTold: true }],
] as const)('what the window that asks has said is not said again: %s', async (end, mark) => {
  const body = { docs: [], errors: [{ message: 'Nothing was changed.' }], ...mark }
  expect(await send('trash', json(409, body))).toMatchObject({ docs: [], end })
})
