import fc from 'fast-check'
import { expect, it } from 'vitest'

import { REQUEST_FAILURES, requestFailure } from '../../../../src/domain/browser/request-failure'

it.each([
  [{ status: 404, errorNames: ['FetchError'], isOnline: true }, 'refused'],
  [{ status: 422, errorNames: [], isOnline: false }, 'refused'],
  [{ status: 500, errorNames: [], isOnline: true }, 'failed'],
  [{ status: 599, errorNames: [], isOnline: true }, 'failed'],
  [{ status: 200, errorNames: ['SyntaxError'], isOnline: true }, 'unreadable'],
  [{ errorNames: ['SyntaxError'], isOnline: false }, 'unreadable'],
  [{ errorNames: ['FetchError', 'TimeoutError'], isOnline: true }, 'timeout'],
  [{ errorNames: ['FetchError', 'TypeError'], isOnline: true }, 'unreachable'],
  [{ errorNames: ['FetchError', 'TimeoutError'], isOnline: false }, 'offline'],
  [{ errorNames: [], isOnline: false }, 'offline'],
])('%j is called %s', (facts, expected) => {
  expect(requestFailure(facts)).toBe(expected)
})

it('has a name for whatever may be', () => {
  const facts = fc.record({
    status: fc.option(fc.integer(), { nil: undefined }),
    errorNames: fc.array(fc.string()),
    isOnline: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (any) => {
      expect(REQUEST_FAILURES).toContain(requestFailure(any))
    }),
  )
})
