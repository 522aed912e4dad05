import { expect, test } from 'vitest'

import { LineFull, WaitingLine } from '../../../src/cms/waiting-line'

test('who comes first enters first; nobody waits longer than the patience, nor behind too many', async () => {
  const line = new WaitingLine({ places: 1, mostWaiting: 2, patienceMs: 50 })
  await line.enter()
  const entered: string[] = []
  const first = line.enter().then(() => entered.push('first'))
  const second = line.enter().then(() => entered.push('second'))
  await expect(line.enter()).rejects.toThrow(LineFull)
  line.leave()
  await first
  expect(entered).toEqual(['first'])
  await expect(second).rejects.toThrow(LineFull)
  // Who gave up takes no place.
  line.leave()
  await line.within(() => Promise.resolve())
  expect(line.length).toBe(0)
})
