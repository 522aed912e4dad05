import { describe, expect, it } from 'vitest'

import { isLite, liteCookie } from '../../../../src/domain/browser/lite'

describe('who is answered with as few bytes as there can be', () => {
  it.each([
    [{}, false],
    [{ 'save-data': 'on' }, true],
    [{ 'save-data': ' On ' }, true],
    [{ 'save-data': 'off' }, false],
    [{ cookie: 'a=b; mh_lite=1' }, true],
    [{ cookie: 'mh_lite=2' }, false],
    [{ cookie: 'mh_lite=1', 'save-data': 'off' }, true],
    // A browser that always saves data may still be told to show all of a page.
    [{ cookie: 'mh_lite=0', 'save-data': 'on' }, false],
  ])('%j: %s', (headers, is) => {
    expect(isLite(headers)).toBe(is)
  })

  it('reads what it writes', () => {
    const [cookie = ''] = liteCookie('1').split(';')
    expect(isLite({ cookie })).toBe(true)
  })
})
