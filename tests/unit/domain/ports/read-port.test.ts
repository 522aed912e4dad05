import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { addedPort } from '../../../../src/domain/ports/added-port'
import { listedPorts } from '../../../../src/domain/ports/listed-ports'
import { portsOfList, portsWith } from '../../../../src/domain/ports/known-ports'
import { readPort } from '../../../../src/domain/ports/read-port'
import { LESSER } from '../../../../src/domain/ports/reviewed-ports'
import { LOCALES } from '../../../../src/domain/locales/locales'
import { countryName } from '../../../../src/domain/vocabulary/countries'
import { anyText, titleLike } from '../arbitraries'

const read = (text: string, country?: string) => readPort(text, portsOfList(), country)
const codeOf = (text: string, country?: string) => {
  const reading = read(text, country)
  return reading.kind === 'port' ? reading.port.code : reading.kind
}

const anyPort = fc.constantFrom(...listedPorts())

describe('a port is read', () => {
  it.each([
    [
      'NLRTM',
      'Rotterdam',
      'rotterdam',
      'NLRTM',
      'nl rtm',
      'Роттердам',
      'Роттердаме',
      'روتردام',
      'रॉटरडैम',
      '鹿特丹',
    ],
    [
      'UAODS',
      'Odesa',
      'Odessa',
      'Одеса',
      'Одессе',
      'порт Одеса',
      'Odesa, Ukraine',
      'Одеса (Україна)',
    ],
    ['CNSHA', 'Shanghai', '上海', '上海港', 'شنغهاي', 'शंघाई', 'CNSGH', 'Shanghai, China'],
    ['EGALY', 'Alexandria, Egypt', 'الإسكندرية', 'ميناء الإسكندرية', 'El Iskandariya'],
    ['DEHAM', 'Port of Hamburg', 'Hamburg (Germany)', 'Гамбург, Німеччина', 'Hamburg - DE'],
    ['BRSSZ', 'Santos', 'Puerto de Santos', 'Santos (BRSSZ), Brazil', 'Santos, BR'],
    ['USHOU', 'Houston, TX', 'Houston, Texas, USA', 'Port of Houston (US)'],
    ['SGSIN', 'Singapore', 'Singapore, Singapore', '新加坡', 'Singapur'],
    ['SGJUR', 'Jurong, Singapore'],
    ['PABLB', 'Panama (Balboa)', 'Balboa'],
    ['AEJEA', 'Jebel Ali, Dubai', 'Jebel Ali (UAE)'],
    ['HKHKG', 'Hong Kong, China', '香港'],
    ['CNNKG', 'Nanjing'],
    ['CNNNG', 'Nanning'],
  ])('%s, in any of its spellings', (code, ...texts) => {
    expect(texts.map((text) => [text, codeOf(text)])).toEqual(texts.map((text) => [text, code]))
  })

  it.each([
    ['Istanbul (Tuzla)', 'TRTUZ'],
    ['Istanbul (Tuzla), Türkiye', 'TRTUZ'],
    ['Стамбул (Тузла)', 'TRTUZ'],
  ])('%s: the part in brackets of a port', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  test('by the country that is known besides', () => {
    expect([codeOf('Hamilton'), codeOf('Hamilton', 'CA'), codeOf('Cartagena', 'ES')]).toEqual([
      'doubt',
      'CAHAM',
      'ESCAR',
    ])
  })

  test('Newcastle, of two countries, with its country', () => {
    const told = [
      codeOf('Newcastle', 'GB'),
      codeOf('Newcastle', 'AU'),
      codeOf('Newcastle, UK'),
      codeOf('Newcastle, NSW'),
      codeOf('Ньюкасл, Велика Британія'),
    ]
    expect(told).toEqual(['GBNCL', 'AUNTL', 'GBNCL', 'AUNTL', 'GBNCL'])
  })

  test('that an editor has added, by its code and by each of its names', () => {
    const port = { code: 'UAZZZ', name: 'Nova Prystan', otherNames: 'Нова Пристань; 新港' }
    const ports = portsWith([addedPort(port)])
    for (const text of ['UAZZZ', 'nova prystan', 'Нова Пристань, Україна', '新港']) {
      expect([text, readPort(text, ports)]).toEqual([
        text,
        { kind: 'port', port: expect.objectContaining({ code: 'UAZZZ' }) as object },
      ])
    }
    expect(codeOf('Nova Prystan')).toBe('unknown')
  })
})

describe('what is not certain is a doubt', () => {
  it.each([
    ['Hamilton', ['BMBDA', 'CAHAM', 'NZHLZ']],
    ['Newcastle', ['AUNTL', 'GBNCL']],
    ['Картахена', ['COCTG', 'ESCAR']],
    ['Rotterdam / Antwerp', ['NLRTM', 'BEANR']],
    ['Istanbul / Tuzla', ['TRIST', 'TRTUZ']],
    ['Rotterdam (Antwerp)', ['NLRTM', 'BEANR']],
    ['Istanbul (Tuzla), Bulgaria', ['TRTUZ']],
    ['Rotterdam, Germany', ['NLRTM']],
    ['London, ON', ['GBLON']],
  ])('%s', (text, codes) => {
    const reading = read(text)
    expect([
      reading.kind,
      reading.kind === 'doubt' && reading.ports.map(({ code }) => code),
    ]).toEqual(['doubt', codes])
  })

  it.each(['Worldwide', 'TBA', 'any port', 'West Africa', 'Netherlands', '', '-', 'порт'])(
    '%s is no port',
    (text) => {
      expect(codeOf(text)).toBe('unknown')
    },
  )

  test('the name of a port never means one of another country than the one beside it', () => {
    fc.assert(
      fc.property(
        anyPort,
        fc.constantFrom(...LOCALES),
        fc.constantFrom(', ', ' (', ' - '),
        (port, locale, sign) => {
          const country = port.code.slice(0, 2)
          const reading = read(
            `${port.name}${sign}${countryName(country, locale)}${sign === ' (' ? ')' : ''}`,
          )
          if (reading.kind === 'port') expect(reading.port.code.slice(0, 2)).toBe(country)
        },
      ),
    )
  })

  test('a port alone is read as itself or is a doubt with it among others', () => {
    fc.assert(
      fc.property(anyPort, (port) => {
        expect(codeOf(port.code)).toBe(port.code)
        const reading = read(port.name)
        const meant =
          reading.kind === 'port' ? [reading.port] : reading.kind === 'doubt' ? reading.ports : []
        if (!LESSER.has(port.code)) expect(meant).toContain(port)
      }),
    )
  })

  test('whatever the text is', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, titleLike),
        fc.option(fc.constantFrom('NL', 'XX')),
        (text, country) => {
          const reading = readPort(text, portsOfList(), country)
          if (reading.kind === 'port') expect(listedPorts()).toContain(reading.port)
        },
      ),
    )
  })
})
