import { describe, expect, it } from 'vitest'

import { decodeBytes } from '@/domain/imports/decode-bytes'
import { IMPORT_LIMITS } from '@/domain/imports/import-limits'
import { ImportFileError } from '@/domain/imports/import-reasons'
import type { SourceTable } from '@/domain/imports/import-types'
import { readSourceTable } from '@/domain/imports/read-source-table'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** A text in a single-byte encoding, by the table of the decoder itself. */
function inBytes(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  // Some versions of Node decode this byte of windows-1252 as a control character.
  return Uint8Array.from([...text], (letter) => table.get(letter) ?? (letter === '’' ? 0x92 : 63))
}

/** Chinese in pairs of bytes, by the table of the decoder itself. */
function inPairs(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const table = new Map<string, number[]>()
  for (let lead = 0x81; lead < 0xff; lead++) {
    for (let trail = 0x40; trail < 0xff; trail++) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if (letter.length === 1 && !table.has(letter)) table.set(letter, [lead, trail])
    }
  }
  return Uint8Array.from([...text].flatMap((letter) => table.get(letter) ?? letter.charCodeAt(0)))
}

function utf16(text: string, order: 'le' | 'be', mark: boolean): Uint8Array {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le')
  return new Uint8Array(order === 'le' ? bytes : bytes.swap16())
}

const rowsOf = (table: SourceTable) =>
  table.rows.map(({ cells }) => table.columns.map((column) => cells[column] ?? ''))

function reasonOf(bytes: Uint8Array, hint?: Parameters<typeof readSourceTable>[1]): unknown {
  try {
    readSourceTable(bytes, hint)
  } catch (error) {
    if (error instanceof ImportFileError) return error.reason
    throw error
  }
  return 'none'
}

const RUSSIAN = 'Должность;Тип судна;Зарплата\r\nСтарший механик;балкер;6500\r\n'
const FRENCH =
  'Poste;Type de navire;Salaire\nChef mécanicien;pétrolier;9000\nMaître d’équipage;vraquier;2100\n'
const ARABIC = 'الرتبة;نوع السفينة;الراتب\nكبير المهندسين;ناقلة نفط;9000\n'

const UKRAINIAN = 'Посада;Тип судна;Зарплата\nСтарший механік;балкер;6500\nЇхній кок;паром;2100\n'
const CAPITALS = RUSSIAN.toUpperCase().replace('\r\n', '\n')
/** As agents of Odesa and Kaliningrad send them: names of ships in Latin letters between. */
const MIXED =
  'Компания;Судно;Должность;Примечание\nNorth Crewing;MV "Alfa";старпом;контракт 4+1 мес., виза США обязательна\nООО «Моряк»;m/t Beta;2-й механик;опыт на Wartsila от 2 лет\n'
const SPANISH =
  'Puesto;Buque;Salario\nPrimer oficial de máquinas;petrolero;9000\nContramaestre español;quimiquero;2100\n'
const GERMAN = 'Stelle;Schiff;Heuer\nErster Offizier für Öltanker;Größe über 50.000;9000\n'
const SIMPLIFIED =
  '职务;船型;工资;备注\n大副;散货船;9000;有同类船经验，合同六个月\n轮机长;油轮;9500;上船港口：新加坡\n水手;集装箱船;1800;持有效证书\n'
const TRADITIONAL =
  '職務;船型;薪資;備註\n大副;散裝船;9000;有同類船舶經驗，合約六個月\n輪機長;油輪;9500;上船港口：高雄\n水手;貨櫃船;1800;持有有效證書\n'

describe('the encoding of a file', () => {
  // Russian of the two has the same bytes in both encodings of KOI8.
  it.each([
    ['koi8-r', inBytes(RUSSIAN, 'koi8-r'), RUSSIAN],
    ['koi8-r', inBytes(CAPITALS, 'koi8-r'), CAPITALS],
    ['koi8-r', inBytes(MIXED.replace(/[«»]/g, '"'), 'koi8-r'), MIXED.replace(/[«»]/g, '"')],
    ['koi8-u', inBytes(UKRAINIAN, 'koi8-u'), UKRAINIAN],
    ['windows-1251', inBytes(CAPITALS, 'windows-1251'), CAPITALS],
    ['windows-1251', inBytes(MIXED, 'windows-1251'), MIXED],
    ['windows-1251', inBytes(UKRAINIAN, 'windows-1251'), UKRAINIAN],
    ['windows-1252', inBytes(SPANISH, 'iso-8859-1'), SPANISH],
    ['windows-1252', inBytes(GERMAN, 'iso-8859-15'), GERMAN],
    ['utf-8', utf8(TRADITIONAL), TRADITIONAL],
    ['utf-16le', utf16(TRADITIONAL, 'le', true), TRADITIONAL],
    ['big5', inPairs(TRADITIONAL, 'big5'), TRADITIONAL],
    ['gb18030', inPairs(SIMPLIFIED, 'gb18030'), SIMPLIFIED],
    // Characters of Taiwan, as a program of the mainland saves them.
    ['gb18030', inPairs(TRADITIONAL, 'gb18030'), TRADITIONAL],
  ])('is told by its letters: %s', (encoding, bytes, text) => {
    expect(decodeBytes(bytes)).toEqual({ encoding, text })
  })

  it.each([
    ['koi8-r', 'Старший механик'],
    ['windows-1251', 'Старший механик'],
    ['windows-1251', 'БОЦМАН'],
  ])('is told of a few words: %s', (encoding, text) => {
    expect(decodeBytes(inBytes(`Rank;Pay\n${text};6500\n`, encoding)).encoding).toBe(encoding)
  })

  it.each([
    ['utf-8', utf8(RUSSIAN), RUSSIAN],
    ['utf-8', utf8(`\ufeff${RUSSIAN}`), RUSSIAN],
    ['utf-16le', utf16(RUSSIAN, 'le', true), RUSSIAN],
    ['utf-16be', utf16(RUSSIAN, 'be', true), RUSSIAN],
    ['utf-16le', utf16('Rank;Pay\nMaster;9000\n', 'le', false), 'Rank;Pay\nMaster;9000\n'],
    ['windows-1251', inBytes(RUSSIAN, 'windows-1251'), RUSSIAN],
    ['windows-1252', inBytes(FRENCH, 'windows-1252'), FRENCH],
    ['windows-1256', inBytes(ARABIC, 'windows-1256'), ARABIC],
    // 职务;船型 and 大副;散货船, as Excel in China saves them.
    [
      'gb18030',
      Uint8Array.from([
        0xd6, 0xb0, 0xce, 0xf1, 0x3b, 0xb4, 0xac, 0xd0, 0xcd, 0x0a, 0xb4, 0xf3, 0xb8, 0xb1, 0x3b,
        0xc9, 0xa2, 0xbb, 0xf5, 0xb4, 0xac,
      ]),
      '职务;船型\n大副;散货船',
    ],
  ])('is told: %s', (encoding, bytes, text) => {
    const table = readSourceTable(bytes)
    expect(table.encoding).toBe(encoding)
    const [headings = [], ...rows] = text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(';'))
    expect(table.columns).toEqual(headings)
    expect(rowsOf(table)).toEqual(rows)
  })

  it('stays UTF-8 where a single letter of many is damaged', () => {
    const bytes = utf8(RUSSIAN.repeat(4))
    const damaged = Uint8Array.from([...bytes, 0xd0, 0x0a])
    const table = readSourceTable(damaged)
    expect(table.encoding).toBe('utf-8')
    expect(table.rows[0]?.cells['Должность']).toBe('Старший механик')
  })
})

describe('a CSV file', () => {
  it.each([',', ';', '\t', '|'])('is parted by %j', (sign) => {
    const table = readSourceTable(
      utf8(
        ['Rank', 'Vessel type', 'Notes'].join(sign) +
          '\nMaster' +
          sign +
          'LNG' +
          sign +
          '"a, b; c | d"\n',
      ),
    )
    expect(table.delimiter).toBe(sign)
    expect(rowsOf(table)).toEqual([['Master', 'LNG', 'a, b; c | d']])
  })

  it('is parted as its headings are, though remarks hold more of another sign', () => {
    const remark = 'a fair ship, a good crew, a fast boat, early joining, long leave'
    const row = `Master;LNG;9000 USD;${remark}`
    const table = readSourceTable(utf8(['Rank;Vessel;Pay;Remarks', row, row, row].join('\n')))
    expect(table.delimiter).toBe(';')
    expect(rowsOf(table)[0]).toEqual(['Master', 'LNG', '9000 USD', remark])
  })

  it('may say its delimiter in a line for Excel', () => {
    const table = readSourceTable(utf8('sep=;\nRank;Pay\nMaster;1,5\n'))
    expect(table.delimiter).toBe(';')
    expect(table.rows).toEqual([{ number: 2, cells: { Rank: 'Master', Pay: '1,5' } }])
  })

  it('numbers rows as a program for tables does, with line breaks within cells and empty rows', () => {
    const table = readSourceTable(utf8('Rank,Notes\nMaster,"one\ntwo"\n\n,,\nBosun,x\n'))
    expect(table.rows.map(({ number }) => number)).toEqual([2, 5])
    expect(table.rows[0]?.cells.Notes).toBe('one\ntwo')
  })

  it('leaves out empty columns and rows at its end, and names headings that are missing or there twice', () => {
    const table = readSourceTable(utf8('Rank,Pay,,Pay,,\nMaster,1,x,2,,\n,,,,,\n,,,,,\n'))
    expect(table.columns).toEqual(['Rank', 'Pay', '(C)', 'Pay (2)'])
    expect(rowsOf(table)).toEqual([['Master', '1', 'x', '2']])
  })

  it('has its headings below a title', () => {
    const table = readSourceTable(
      utf8('Our vacancies, November,,\n,,,\nRank,Vessel type,Salary\nMaster,LNG,9000\n'),
    )
    expect(table.columns).toEqual(['Rank', 'Vessel type', 'Salary'])
    expect(table.rows).toMatchObject([{ number: 4 }])
  })

  it('has its headings in two rows', () => {
    const table = readSourceTable(
      utf8('Rank,Vessel,,Salary,\n,Name,Type,From,To\nMaster,Alfa,LNG,9000,9500\n'),
    )
    expect(table.columns).toEqual([
      'Rank',
      'Vessel / Name',
      'Vessel / Type',
      'Salary / From',
      'Salary / To',
    ])
    expect(rowsOf(table)).toEqual([['Master', 'Alfa', 'LNG', '9000', '9500']])
  })

  it('keeps a first row of facts below a heading that is missing', () => {
    const table = readSourceTable(utf8('Rank,,Salary\nMaster,Chief,9000\n'))
    expect(rowsOf(table)).toEqual([['Master', 'Chief', '9000']])
  })

  it('takes off what keeps a text from being a formula, once', () => {
    const table = readSourceTable(
      utf8(`Rank,Telephone,Ref,Notes\nMaster,'+380440000000,="007",''=1\nBosun,'tis,x,=1+1\n`),
    )
    expect(rowsOf(table)).toEqual([
      ['Master', '+380440000000', '007', "'=1"],
      ['Bosun', "'tis", 'x', '=1+1'],
    ])
  })

  it('drops zeros and signs that turn the direction of writing', () => {
    const table = readSourceTable(utf8('Rank,Notes\nMas\0ter,a\u202eb\n'))
    expect(rowsOf(table)).toEqual([['Master', 'ab']])
  })

  it('has no column that is a key of every object', () => {
    const table = readSourceTable(utf8('Rank,__proto__,constructor\nMaster,a,b\n'))
    expect(table.columns).toEqual(['Rank', '(B)', '(C)'])
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })
})

describe('a JSON file', () => {
  const entry = { id: 7, rank: 'Master', vessel: { name: 'Alfa', flag: null }, open: true }

  it.each([
    ['a list', [entry]],
    ['vacancies', { vacancies: [entry], total: 1 }],
    ['companies', { companies: [entry] }],
    ['its only list', { data: [entry], page: 1 }],
  ])('is %s', (_, value) => {
    const table = readSourceTable(utf8(JSON.stringify(value)))
    expect(table).toMatchObject({ format: 'json', delimiter: null })
    expect(table.rows).toEqual([
      { number: 1, cells: { id: '7', rank: 'Master', 'vessel.name': 'Alfa', open: 'true' } },
    ])
  })

  it('writes lists as one text', () => {
    const value = [{ a: ['x', 'y;z'], b: [{ kind: 'whatsapp', handle: '+1' }] }]
    const [row] = readSourceTable(utf8(JSON.stringify(value))).rows
    expect(row?.cells).toEqual({ a: 'x; y\\;z', b: 'whatsapp: +1' })
  })

  it('rounds no number', () => {
    const table = readSourceTable(
      utf8('[{"id": 12345678901234567890, "n": 1e400, "s": "a\\"1234567890123456"}]'),
    )
    expect(table.rows[0]?.cells).toEqual({
      id: '12345678901234567890',
      n: 'Infinity',
      s: 'a"1234567890123456',
    })
  })

  it('has no column that is a key of every object', () => {
    const table = readSourceTable(
      utf8('[{"__proto__": {"a": 1}, "rank": "x", "constructor": "y"}]'),
    )
    expect(table.columns).toEqual(['__proto__.a', 'rank', '(C)'])
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })
})

describe('a file that is refused', () => {
  const { bytes, rows, columns, cell } = IMPORT_LIMITS
  const headings = 'Rank,Notes\n'
  it.each([
    ['fileTooLarge', new Uint8Array(bytes + 1)],
    ['fileEmpty', new Uint8Array()],
    ['fileEmpty', utf8('\ufeff \n\r\n ')],
    ['fileEmpty', utf8('[]')],
    // Workbooks have a reader of their own.
    ['fileNotText', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0])],
    ['fileNotText', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1])],
    ['fileNotText', utf8('%PDF-1.7\n')],
    ['fileNotText', Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 31)],
    ['tooManyRows', utf8(headings + 'a,b\n'.repeat(rows + 1))],
    ['tooManyRows', utf8(JSON.stringify(Array.from({ length: rows + 1 }, () => ({ a: 1 }))))],
    ['tooManyColumns', utf8(`${'a,'.repeat(columns)}a\n`)],
    ['tooManyColumns', utf8(headings + 'a,'.repeat(100_000))],
    [
      'tooManyColumns',
      utf8(
        JSON.stringify([
          Object.fromEntries(Array.from({ length: columns + 1 }, (_, at) => [`c${at}`, 1])),
        ]),
      ),
    ],
    ['cellTooLong', utf8(`${headings}a,${'b'.repeat(cell + 1)}\n`)],
    ['cellTooLong', utf8(headings + ','.repeat(3_000_000))],
    ['quoteNotClosed', utf8(`${headings}a,"b\nc,d\n`)],
    ['jsonBroken', utf8('[{"a": 1},')],
    ['jsonBroken', utf8('{"vacancies": [{"a": "b}]')],
    ['jsonWithoutList', utf8('{"a": 1}')],
    ['jsonWithoutList', utf8('[1, 2]')],
    ['jsonWithoutList', utf8('{"a": [{"b": 1}], "c": [{"b": 1}]}')],
    ['jsonTooDeep', utf8('['.repeat(1_000_000))],
    ['jsonTooDeep', utf8(`[${'{"a":'.repeat(30)}1${'}'.repeat(30)}]`)],
  ])('%s', (reason, file) => {
    expect(reasonOf(file)).toBe(reason)
  })

  it('says where: the row and the column', () => {
    const file = utf8(`${headings}a,b\nc,${'d'.repeat(cell + 1)}\n`)
    expect(() => readSourceTable(file)).toThrow(
      expect.objectContaining({ details: { most: cell, row: 3, column: 'Notes' } }),
    )
  })

  it('is no CSV where it is said to be JSON', () => {
    expect(reasonOf(utf8('Rank,Pay\nMaster,1\n'), { name: 'a.json' })).toBe('jsonBroken')
    expect(reasonOf(utf8('Rank,Pay\nMaster,1\n'), { contentType: 'application/json' })).toBe(
      'jsonBroken',
    )
  })
})
