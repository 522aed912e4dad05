import { get, type RequestListener } from 'node:http'

import { expect, test } from 'vitest'

import type { MissingPage } from '../../../src/server/own-pages'
import type { Place } from '../../../src/server/own-questions'
import { warmUp } from '../../../src/server/warm-up'

/** Between two tries, in ms. */
const PAUSE = 30

const isThere = () => Promise.resolve(true)
const ready: RequestListener = (_, response) => void response.writeHead(200).end()

/** Asks for one page, which is late where it is 503; notes when. */
function asking(answer: RequestListener) {
  const at: number[] = []
  const ask = ({ host, port }: Place) => {
    at.push(performance.now())
    return new Promise<MissingPage[]>((resolve, reject) => {
      const request = get({ host, port, agent: false }, (response) => {
        response.resume()
        const status = response.statusCode ?? 0
        resolve(status === 200 ? [] : [{ path: '/', why: '', isUnsure: status === 503 }])
      })
      request.once('error', reject)
    })
  }
  return { at, run: (isReady = isThere, pause = PAUSE) => warmUp(answer, ask, isReady, pause) }
}

/** A server that gives these answers, one after the other. */
const answering =
  (...statuses: number[]): RequestListener =>
  (_, response) =>
    void response.writeHead(statuses.shift() ?? 200).end()

test('pages are asked for until they come, with a pause before each further time', async () => {
  const { at, run } = asking(answering(503, 503, 200, 200))
  await run()
  const [first = 0, second = 0, third = 0, ...further] = at
  expect(further).toEqual([])
  // A timer may be a millisecond early.
  expect(second - first).toBeGreaterThanOrEqual(PAUSE - 1)
  expect(third - second).toBeGreaterThanOrEqual(PAUSE - 1)
})

test('a page that fails is not asked for again: the start says so', async () => {
  const { at, run } = asking(answering(500, 200))
  await run()
  expect(at).toHaveLength(1)
})

test('nothing is asked while the database is away, and no further once it is', async () => {
  const away = asking(ready)
  await away.run(() => Promise.resolve(false))
  expect(away.at).toEqual([])

  const lost = asking(answering(503, 200))
  const looks = [true, false]
  await lost.run(() => Promise.resolve(looks.shift() ?? false))
  expect(lost.at).toHaveLength(1)
})

test('an answer that breaks off does not keep the site from starting', async () => {
  const { run } = asking((_, response) => void response.destroy())
  await expect(run()).resolves.toBeUndefined()
})
