import { describe, expect, it } from 'vitest'

import { COMPANY_HEADINGS } from '@/domain/imports/company-headings'
import { exportColumns } from '@/domain/imports/export-rows'
import { guessedLanguages, guessMapping } from '@/domain/imports/guess-mapping'
import { headingFields, wordList } from '@/domain/imports/heading-fields'
import { importFields, isImportField } from '@/domain/imports/import-fields'
import type { ImportKind, SourceTable } from '@/domain/imports/import-types'
import { VACANCY_HEADINGS } from '@/domain/imports/vacancy-headings'
import { en } from '@/i18n/panel/en'

function table(columns: readonly string[], ...rows: readonly string[][]): SourceTable {
  return {
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
    columns,
    rows: rows.map((texts, at) => ({
      number: at + 2,
      cells: Object.fromEntries(texts.map((text, index) => [columns[index] ?? '', text])),
    })),
  }
}

const guess = (kind: ImportKind, columns: readonly string[], ...rows: readonly string[][]) =>
  Object.values(guessMapping(kind, table(columns, ...rows)))

describe('the language of a text', () => {
  it('is a guess where the heading names none', () => {
    const columns = ['Remarks', 'Примечание, укр.', 'Rank']
    const mapping = guessMapping('vacancies', table(columns, ['Good ship', 'Гарне судно', 'Bosun']))
    expect(mapping).toEqual({
      Remarks: 'description.en',
      'Примечание, укр.': 'description.uk',
      Rank: 'rank',
    })
    expect(guessedLanguages(mapping)).toEqual(['Remarks'])
    expect(guessedLanguages({ 'description.ru': 'description.ru', id: 'externalId' })).toEqual([])
  })
})

describe('the fields of columns', () => {
  it('knows the numbers of vacancies and the codes of companies', () => {
    expect(guess('vacancies', ['№ вакансии'], ['V-1'])).toEqual(['externalId'])
    expect(guess('companies', ['Код'], ['K-1'])).toEqual(['externalId'])
    // The number of a row is none.
    expect(guess('vacancies', ['№'], ['1'])).toEqual([])
  })

  it.each([
    [
      'en',
      [
        'Position',
        'Vessel type',
        'Salary (USD)',
        'Contract duration',
        'Joining date',
        'Flag',
        'DWT',
      ],
    ],
    [
      'uk',
      [
        'Посада',
        'Тип судна',
        'Зарплата, USD',
        'Тривалість контракту',
        'Дата посадки',
        'Прапор',
        'Дедвейт',
      ],
    ],
    [
      'ru',
      [
        'Должность',
        'Тип судна',
        'З/п',
        'Длительность контракта',
        'Дата посадки',
        'Флаг',
        'Дедвейт',
      ],
    ],
    [
      'fr',
      [
        'Fonction',
        'Type de navire',
        'Salaire (EUR)',
        'Durée du contrat',
        "Date d'embarquement",
        'Pavillon',
        'Port en lourd',
      ],
    ],
    ['ar', ['الرتبة', 'نوع السفينة', 'الراتب', 'مدة العقد', 'تاريخ الالتحاق', 'العلم', 'الحمولة']],
    [
      'es',
      [
        'Puesto',
        'Tipo de buque',
        'Salario',
        'Duración',
        'Fecha de embarque',
        'Bandera',
        'Peso muerto',
      ],
    ],
    [
      'de',
      ['Dienstgrad', 'Schiffstyp', 'Heuer', 'Vertragsdauer', 'Einstieg', 'Flagge', 'Tragfähigkeit'],
    ],
    [
      'ph',
      [
        'Ranggo',
        'Uri ng barko',
        'Sahod',
        'Tagal ng kontrata',
        'Petsa ng pagsakay',
        'Bandila',
        'Deadweight',
      ],
    ],
    ['hi', ['पद', 'जहाज़ का प्रकार', 'वेतन', 'अनुबंध की अवधि', 'जॉइनिंग तिथि', 'ध्वज', 'डेडवेट']],
    [
      'pt',
      [
        'Função',
        'Tipo de navio',
        'Salário',
        'Duração do contrato',
        'Data de embarque',
        'Bandeira',
        'Porte bruto',
      ],
    ],
    [
      'id',
      ['Jabatan', 'Jenis kapal', 'Gaji', 'Lama kontrak', 'Tanggal naik', 'Bendera', 'Bobot mati'],
    ],
    ['zh', ['职务', '船型', '工资', '合同期', '上船日期', '船旗', '载重吨']],
  ])('are known by their headings in %s', (_, columns) => {
    expect(guess('vacancies', columns)).toEqual([
      'rank',
      'vesselType',
      'pay',
      'contract.months',
      'joining.from',
      'vessel.flag',
      'vessel.deadweight',
    ])
  })

  it.each(['vacancies', 'companies'] as const)('are those of our own export of %s', (kind) => {
    const columns = exportColumns(kind)
    expect(guessMapping(kind, table(columns))).toEqual(
      Object.fromEntries(columns.map((field) => [field, field])),
    )
  })

  it('of a vessel are told by what stands in the column', () => {
    expect(guess('vacancies', ['Vessel'], ['Bulk carrier'], ['LNG'])).toEqual(['vesselType'])
    expect(guess('vacancies', ['Vessel'], ['MV Alfa Star'], ['Kruger'])).toEqual(['vessel.name'])
    expect(guess('vacancies', ['Судно', 'Тип судна'], ['Альфа', 'балкер'])).toEqual([
      'vessel.name',
      'vesselType',
    ])
  })

  it('of a text are in the language of the heading, or of the text', () => {
    expect(guess('vacancies', ['Description (EN)', 'Описание, рус.', 'description.zh'])).toEqual([
      'description.en',
      'description.ru',
      'description.zh',
    ])
    expect(
      guess('vacancies', ['Notes'], ['Потрібен досвід на балкерах і знання англійської']),
    ).toEqual(['description.uk'])
    expect(
      guess(
        'vacancies',
        ['Remarks'],
        ['se busca oficial con experiencia en los buques de la empresa'],
      ),
    ).toEqual(['description.es'])
  })

  it('are one column each, the first', () => {
    expect(guessMapping('vacancies', table(['Rank', 'Position', 'No.', '№', 'Whatever']))).toEqual({
      Rank: 'rank',
    })
  })

  it('have no heading that is a field of two, but for those that the column decides', () => {
    for (const [kind, headings] of [
      ['vacancies', VACANCY_HEADINGS],
      ['companies', COMPANY_HEADINGS],
    ] as const) {
      const several = Object.values(headings)
        .flatMap(wordList)
        .filter((name) => headingFields(kind, name).length > 1)
      for (const name of several) {
        expect([name, [...headingFields(kind, name)].sort()]).toEqual([
          name,
          ['vessel.name', 'vesselType'],
        ])
      }
    }
  })
})

describe('the fields of an import', () => {
  it.each(['vacancies', 'companies'] as const)('of %s have names that the panel knows', (kind) => {
    const known = new Set([...Object.keys(en), 'importExternalId', 'languages'])
    for (const { field, labels } of importFields(kind)) {
      expect([field, labels.filter((label) => !known.has(label))]).toEqual([field, []])
      expect(isImportField(kind, field)).toBe(true)
    }
    expect(isImportField(kind, 'constructor')).toBe(false)
    expect(isImportField(kind, 'suspendedAt')).toBe(false)
  })
})
