import { expect, test } from 'vitest'

import { untilReady } from '../../../scripts/set-up/until-ready.mjs'

/** What a start says in place of "ready" while pages do not come. */

const PLACE = { port: 3000, host: '127.0.0.1' }

/** A server to which these answers are given, one after the other; then it is ready. */
function serverThatSays(...answers: string[][]) {
  let asked = 0
  return {
    asked: () => asked,
    obstacles: () => {
      asked += 1
      return Promise.resolve(answers.shift() ?? [])
    },
  }
}

async function printedUntilReady(...answers: string[][]): Promise<string[]> {
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  const { signal } = new AbortController()
  const early = { times: 2, pause: 0 }
  await untilReady(serverThatSays(...answers), { print, signal, place: PLACE, pause: 0, early })
  return printed
}

test('a site that is ready says nothing here', async () => {
  expect(await printedUntilReady()).toEqual([])
})

test('what does not come is named with its reason, once', async () => {
  const home = '/ answered 500.'
  const consent = '/uk/consent gave no answer in time.'
  const printed = await printedUntilReady(
    [home, consent],
    [home, consent],
    [home, consent],
    [consent],
  )
  expect(printed).toHaveLength(2)
  expect(printed[0]).toContain('NOT ready. It listens (127.0.0.1, port 3000)')
  expect(printed[0]).toContain(`  ${home}\n  ${consent}\n`)
  expect(printed[1]).not.toContain(home)
})

test('a site that is busy with its start is asked again before anything is said', async () => {
  expect(await printedUntilReady(['/ answered 503.'])).toEqual([])
})

test('a stop ends the wait', async () => {
  const stop = new AbortController()
  const server = serverThatSays(['/ answered 500.'], ['/ answered 500.'])
  const print = () => stop.abort(new Error('stopped'))
  const early = { times: 1, pause: 0 }
  const waiting = untilReady(server, { print, signal: stop.signal, place: PLACE, early })
  await expect(waiting).rejects.toThrow()
  expect(server.asked()).toBe(1)
})
