import { describe, expect, it } from 'vitest'

import { portsOfList, portsWith } from '@/domain/ports/known-ports'
import { type PortTrouble, portTrouble } from '@/domain/ports/port-trouble'
import { readVacancySearch } from '@/domain/vacancies/vacancy-search-query'

describe('a text that names no port', () => {
  it.each([
    // Several are called so.
    ['Portland', 'doubt', ['USPDX', 'USPWM']],
    // The country beside it is another one.
    ['Rotterdam, Germany', 'doubt', ['NLRTM']],
    ['UKABC', 'unknown', []],
    ['Atlantis', 'unknown', []],
    // A country without a port that we know.
    ['CH', 'unknown', []],
  ] as const)('%s is said to be: %s %s', (text, why, codes) => {
    expect(portTrouble(text, portsOfList())).toEqual({ why, codes })
  })

  it.each(['NL', 'Netherlands', 'нідерланди', '荷兰'])('%s is a country with ports', (text) => {
    const { why, codes } = portTrouble(text, portsOfList())
    expect([why, codes.length]).toEqual(['country', 5])
    // First those that are known in most languages.
    expect(codes.slice(0, 2)).toEqual(['NLRTM', 'NLAMS'])
  })

  it('is a port where nobody has said its place', () => {
    const port = { code: 'UAZZZ', name: 'Zzyzx', names: ['Zzyzx'], keys: ['zzyzx'], lesserKeys: [] }
    expect(portTrouble('UAZZZ', portsWith([port]))).toEqual({ why: 'unplaced', codes: [] })
  })
})

it('goes along with what an address asks for', () => {
  const { dropped } = readVacancySearch('?near=NL&port=Portland&pay=-5', '2026-11-30')
  const said = dropped.map(({ name, port }): [string, PortTrouble['why'] | undefined] => [
    name,
    port?.why,
  ])
  expect(Object.fromEntries(said)).toEqual({ near: 'country', port: 'doubt', pay: undefined })
})
