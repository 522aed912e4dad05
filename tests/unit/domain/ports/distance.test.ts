import fc from 'fast-check'
import { expect, test } from 'vitest'

import { nauticalMiles, nearestFirst } from '../../../../src/domain/ports/distance'
import { portsOfList } from '../../../../src/domain/ports/known-ports'
import { listedPorts } from '../../../../src/domain/ports/listed-ports'

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

const placeOf = (code: string) => {
  const position = portsOfList().byCode(code)?.position
  if (!position) throw new Error(`${code} has no position.`)
  return position
}

test.each([
  ['NLRTM', 'DEHAM', 222],
  ['SGSIN', 'MYPKG', 180],
  ['NLRTM', 'USNYC', 3_175],
  ['AUSYD', 'NZAKL', 1_165],
])('from %s to %s are some %d miles', (from, to, miles) => {
  expect(nauticalMiles(placeOf(from), placeOf(to)) / miles).toBeCloseTo(1, 1)
})

/** Nautical miles. Of places on opposite sides of the earth half of the digits of a number are left. */
const ROUNDING = 1e-3

test('a way is as long there as back, nothing where it ends where it begins, and no way around is shorter', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(nauticalMiles(a, a)).toBe(0)
      expect(nauticalMiles(a, b)).toBeCloseTo(nauticalMiles(b, a), 2)
      expect(nauticalMiles(a, b)).toBeLessThanOrEqual(10_808)
      expect(nauticalMiles(a, c)).toBeLessThanOrEqual(
        nauticalMiles(a, b) + nauticalMiles(b, c) + ROUNDING,
      )
    }),
  )
})

test('ports in their order from one: itself, its neighbours, the other side of the earth', () => {
  const order = nearestFirst(placeOf('NLRTM'), listedPorts())
  expect(order[0]).toBe('NLRTM')
  expect(order.indexOf('BEANR')).toBeLessThan(order.indexOf('DEHAM'))
  expect(order.indexOf('DEHAM')).toBeLessThan(order.indexOf('SGSIN'))
  expect(new Set(order).size).toBe(order.length)
})
