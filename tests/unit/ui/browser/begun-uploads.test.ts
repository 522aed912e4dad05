import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { forgetBegun, readBegun, writeBegun } from '../../../../src/ui/browser/begun-uploads'

const MARK = {
  of: '7',
  form: 'answer',
  field: 'cv',
  name: 'Коваленко CV.pdf',
  size: 4_200_000,
  lastModified: 1_790_000_000_000,
}
const HOUR = 60 * 60_000

/** A browser's own, as far as it is used. */
function storage(): Record<string, string> {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string): string | null => kept[key] ?? null,
    setItem: (key: string, value: string) => Reflect.set(kept, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  }
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(kept, name, { value, enumerable: false })
  }
  return kept
}

let kept: Record<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  kept = storage()
  vi.stubGlobal('localStorage', kept)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a file is found where it was begun, for a day, and no other', () => {
  writeBegun(MARK, '/server/uploads/x')
  vi.advanceTimersByTime(23 * HOUR)
  expect(readBegun(MARK)).toBe('/server/uploads/x')
  for (const other of [{ of: '8' }, { field: 'licence' }, { size: 1 }, { lastModified: 1 }]) {
    expect(readBegun({ ...MARK, ...other })).toBeUndefined()
  }
  vi.advanceTimersByTime(2 * HOUR)
  expect(readBegun(MARK)).toBeUndefined()
})

it('nothing of its name is in the browser, and signing out forgets it with what was typed', () => {
  writeBegun(MARK, '/server/uploads/x')
  const [key = ''] = Object.keys(kept)
  expect(JSON.stringify(kept)).not.toMatch(/Коваленко|CV/)
  expect(key).toMatch(/^mh-form /)
})

it('what is older goes when another is begun; what is sent goes, and what was typed stays', () => {
  kept['mh-form answer/7'] = '{}'
  kept['mh-form upload broken'] = 'x'
  writeBegun(MARK, '/server/uploads/x')
  expect(Object.keys(kept)).toHaveLength(2)
  vi.advanceTimersByTime(25 * HOUR)
  writeBegun({ ...MARK, size: 1 }, '/server/uploads/y')
  expect(readBegun({ ...MARK, size: 1 })).toBe('/server/uploads/y')
  expect(Object.keys(kept)).toHaveLength(2)
  forgetBegun(Date.now() + 1)
  expect(Object.keys(kept)).toEqual(['mh-form answer/7'])
})

it('a browser that keeps nothing sends a file from its beginning', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('localStorage', undefined)
  writeBegun(MARK, '/server/uploads/x')
  forgetBegun(0)
  expect(readBegun(MARK)).toBeUndefined()
})
