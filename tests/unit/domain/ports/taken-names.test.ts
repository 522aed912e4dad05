import { expect, it, test } from 'vitest'

import { listedPorts } from '../../../../src/domain/ports/listed-ports'
import { takenNames } from '../../../../src/domain/ports/taken-names'

const takenBy = (...ports: { code: string; name: string; otherNames?: string }[]) =>
  takenNames(ports).map(({ at, field, name, port }) => [at, field, name, port.code])

it.each([
  ['Rotterdam', 'NLRTM'],
  ['rotterdam', 'NLRTM'],
  ['Роттердам', 'NLRTM'],
  ['鹿特丹', 'NLRTM'],
  ['Одеса', 'UAODS'],
])('%s is a name of a listed port, whichever field it is in', (name, code) => {
  expect(takenBy({ code: 'XKAB2', name })).toEqual([[0, 'name', name, code]])
  expect(takenBy({ code: 'XKAB2', name: 'Nova Prystan', otherNames: `; ${name}` })).toEqual([
    [0, 'otherNames', name, code],
  ])
})

it.each(['Rotterdam East', 'Роттердам-Восток', 'Nova Prystan', '', '   ', '---'])(
  '%j is free',
  (name) => {
    expect(takenBy({ code: 'XKAB2', name })).toEqual([])
  },
)

test('of two written ports the later one is told, and a port may repeat its own name', () => {
  const first = { code: 'UAAB2', name: 'Nova Prystan', otherNames: 'Нова Пристань; nova prystan' }
  expect(takenBy(first, { code: 'UAAB3', name: 'NOVA PRYSTAN' })).toEqual([
    [1, 'name', 'NOVA PRYSTAN', 'UAAB2'],
  ])
})

test('the city of a listed port is free, where no port of the list is called so itself', () => {
  const own = new Set(listedPorts().flatMap(({ keys }) => keys))
  const city = listedPorts()
    .flatMap(({ lesserKeys }) => lesserKeys)
    .find((key) => !own.has(key))
  expect(takenBy({ code: 'XKAB2', name: city ?? '' })).toEqual([])
})
