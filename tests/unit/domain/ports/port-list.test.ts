import { expect, test } from 'vitest'

import { placeKey } from '../../../../src/domain/places/place-key'
import { listedPorts } from '../../../../src/domain/ports/listed-ports'
import { portCode } from '../../../../src/domain/ports/port-code'
import LINES from '../../../../src/domain/ports/port-list.json'
import { ADDED_PORTS, LESSER } from '../../../../src/domain/ports/reviewed-ports'

test('the keys of the list are those of today’s folding: else run `npm run ports`', () => {
  const named = LINES.flatMap((line) => line.split('|').slice(4))
    .flatMap((names) => names.split(';'))
    .filter((name) => name !== '')
  const stale = named.filter((one) => {
    const [name = '', key] = one.split('=')
    return placeKey(name) !== key
  })
  expect(named.length).toBeGreaterThan(1_600)
  expect(stale).toEqual([])
})

test('each port has a code of its own, of a country that there is, and a name', () => {
  const ports = listedPorts()
  const codes = ports.flatMap(({ code, otherCodes = [] }) => [code, ...otherCodes])
  expect(new Set(codes).size).toBe(codes.length)
  expect(ports.filter(({ code }) => portCode(code) !== code)).toEqual([])
  expect(ports.filter(({ name, keys }) => name === '' || keys.length === 0)).toEqual([])
})

test('a position is one on earth, and few ports have none', () => {
  const positions = listedPorts().map(({ position }) => position)
  const wrong = positions.filter(
    (one) => one && !(Math.abs(one.latitude) <= 90 && Math.abs(one.longitude) <= 180),
  )
  expect(wrong).toEqual([])
  expect(positions.filter((one) => one === undefined).length).toBeLessThan(20)
})

test('what was reviewed is of the list', () => {
  const codes = new Set(listedPorts().map(({ code }) => code))
  expect(
    [...LESSER, ...ADDED_PORTS.map(([code]) => code)].filter((code) => !codes.has(code)),
  ).toEqual([])
})
