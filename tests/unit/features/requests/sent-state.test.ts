import { describe, expect, it } from 'vitest'

import { REQUEST_STATES } from '../../../../src/domain/forms/requests'
import { MESSAGE_STATES } from '../../../../src/domain/mail/mail'
import { SENT_STATES, sentState } from '../../../../src/features/requests/sent-state'

describe('what a sender is told', () => {
  it.each([
    ['new', undefined, 'staff'],
    ['inProgress', undefined, 'inProgress'],
    ['new', 'queued', 'waiting'],
    ['new', 'sent', 'sent'],
    ['inProgress', 'bounced', 'failed'],
    ['new', 'uncertain', 'uncertain'],
    // What staff decided counts for more than the letter.
    ['declined', 'sent', 'declined'],
    ['withdrawn', 'queued', 'withdrawn'],
    ['sending', undefined, 'sending'],
  ] as const)('of a request that is %s with a letter that is %s: %s', (state, letter, told) => {
    expect(sentState(state, letter)).toBe(told)
  })

  it('has words for every state of a request and of a letter', () => {
    const told = REQUEST_STATES.flatMap((state) =>
      [undefined, ...MESSAGE_STATES].map((letter) => sentState(state, letter)),
    )
    expect([...new Set(told)].toSorted()).toEqual(SENT_STATES.toSorted())
  })
})
