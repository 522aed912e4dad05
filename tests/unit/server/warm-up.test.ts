import type { RequestListener } from 'node:http'

import { expect, test } from 'vitest'

import { warmUp } from '../../../src/server/warm-up'

/** Between two tries, in ms. */
const PAUSE = 30

/** A server that gives these answers, one after the other; notes what was asked for, and when. */
function answering(...statuses: number[]) {
  const asked: string[] = []
  const at: number[] = []
  const answer: RequestListener = (request, response) => {
    at.push(performance.now())
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(statuses.shift() ?? 200).end()
  }
  return { asked, at, answer }
}

test('the home page is asked for until it is answered, with a pause before each further time', async () => {
  const { asked, at, answer } = answering(503, 503, 200, 200)
  await warmUp(answer, () => Promise.resolve(true), PAUSE)
  expect(asked).toEqual(['GET /', 'GET /', 'GET /'])
  const [, second = 0, third = 0] = at
  // A timer may be a millisecond early.
  expect(third - second).toBeGreaterThanOrEqual(PAUSE - 1)
})

test('nothing is asked while the database is away, and no further once it is', async () => {
  const away = answering(200)
  await warmUp(away.answer, () => Promise.resolve(false))
  expect(away.asked).toEqual([])

  const lost = answering(503, 200)
  const looks = [true, false]
  await warmUp(lost.answer, () => Promise.resolve(looks.shift() ?? false), PAUSE)
  expect(lost.asked).toEqual(['GET /'])
})

test('an answer that breaks off does not keep the site from starting', async () => {
  const broken: RequestListener = (_, response) => {
    response.destroy()
  }
  await expect(warmUp(broken, () => Promise.resolve(true))).resolves.toBeUndefined()
})
