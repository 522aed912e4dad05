import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  isNewerBuild,
  parseSiteBuild,
  readBuildMark,
  writeBuildMark,
} from '../../../../src/domain/addresses/site-build'
import { anyText } from '../arbitraries'

const anyBuild = fc.record({
  id: fc.string({ minLength: 1, unit: 'binary' }),
  timestamp: fc.integer({ min: 0, max: 999_999_999_999_999 }),
})

describe('a build of the site', () => {
  it('is read from what a page carries as it was written', () => {
    fc.assert(
      fc.property(anyBuild, (build) => {
        expect(readBuildMark(writeBuildMark(build))).toEqual(build)
      }),
    )
  })

  it.each([undefined, '', ' ', '1 ', ' a', 'a 1', '1.5 a', '-1 a', '9999999999999999 a'])(
    'is not read from %j',
    (mark) => {
      expect(readBuildMark(mark)).toBeUndefined()
    },
  )

  it('is nothing that /latest.json could be by mistake', () => {
    const odd = [
      ...[undefined, null, 1, 'x', [], {}, { id: 'a' }, { timestamp: 1 }, { id: '', timestamp: 1 }],
      ...[
        { id: 1, timestamp: 1 },
        { id: 'a', timestamp: '1' },
        { id: 'a', timestamp: 0.5 },
      ],
      { id: 'a', timestamp: NaN },
    ]
    for (const value of odd) expect(parseSiteBuild(value)).toBeUndefined()
    fc.assert(
      fc.property(fc.anything(), (value) => {
        parseSiteBuild(value)
      }),
    )
    expect(parseSiteBuild({ id: 'a', timestamp: 1, more: true })).toEqual({ id: 'a', timestamp: 1 })
  })

  it('is newer than another in one direction at most, and never than itself', () => {
    fc.assert(
      fc.property(anyBuild, anyBuild, anyText, (one, other, id) => {
        expect(isNewerBuild(one, other) && isNewerBuild(other, one)).toBe(false)
        expect(isNewerBuild(one, one)).toBe(false)
        expect(isNewerBuild({ ...one, timestamp: one.timestamp + 1 }, one)).toBe(false)
        expect(isNewerBuild({ id: `${one.id}${id}.`, timestamp: one.timestamp + 1 }, one)).toBe(
          true,
        )
      }),
    )
  })
})
