import { createLocalReq, handleEndpoints } from 'payload'
import { expect, test, vi } from 'vitest'

import { cmsUnderTest } from '../cms-under-test'
import { signIn } from '../rest'

const cms = cmsUnderTest()

test('a write that finds the line of transactions full is told to come later, in words and in a header', async () => {
  const account = { email: 'one@site.example', password: 'only-for-tests' }
  await cms().create({ collection: 'staff', data: { ...account, name: 'One', role: 'admin' } })
  const { token = '' } = await signIn(account.email, account.password)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Eight run, two hundred wait.
  const transactions = Array.from({ length: 208 }, () => cms().db.beginTransaction())
  await Promise.all(transactions.slice(0, 8))

  const { default: config } = await import('../../../payload.config')
  const write = () =>
    handleEndpoints({
      config,
      request: new Request('http://localhost:3000/api/pages?draft=true&locale=en', {
        method: 'POST',
        headers: {
          Authorization: `JWT ${token}`,
          'Content-Type': 'application/json',
          'Accept-Language': 'de',
        },
        body: JSON.stringify({ title: 'Late', _status: 'draft' }),
      }),
    })
  const [refused, other] = await Promise.all([write(), write()])
  expect([refused.status, other.status]).toEqual([503, 503])
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect(await refused.text()).toContain('Die Website ist ausgelastet')
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()

  for (const pending of transactions) {
    const id = await pending
    if (id !== null) await cms().db.rollbackTransaction(id)
  }
  const answer = await write()
  expect([answer.status, await answer.text()]).toEqual([201, expect.any(String)])
})

test('whatever else is overloaded says so in its own words and with its own time', async () => {
  const { overloaded } = await import('../../../src/cms/services/answers/refusal')
  const { answerError } = await import('../../../src/cms/services/answers/error-answer')
  const req = await createLocalReq({}, cms())
  const error = overloaded(req, 'picturesBusy', 10)
  const answer = await answerError({ context: {}, error, req })
  expect(answer?.status).toBe(503)
  expect(JSON.stringify(answer?.response)).toContain('Many images are being uploaded')
  expect(req.responseHeaders?.get('Retry-After')).toBe('10')
})
