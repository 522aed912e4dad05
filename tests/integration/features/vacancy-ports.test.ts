import { describe, expect, it } from 'vitest'

import { guessMapping } from '../../../src/domain/imports/guess-mapping'
import type { VacancySearch } from '../../../src/domain/vacancies/vacancy-search'
import { EVERY_VACANCY } from '../../../src/domain/vacancies/vacancy-search-filters'
import { readVacancySearch } from '../../../src/domain/vacancies/vacancy-search-query'
import { readSourceTable } from '../../../src/domain/imports/read-source-table'
import type { Vacancy } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { importWorld, inDays } from './import-world'

/** Ports of joining: their codes, where the site does not know one, and searches by them. */

const cms = cmsUnderTest()
const { act, progress, rowsOf, upload, vacancies, work } = importWorld(cms)

const queries = () => import('../../../src/features/vacancies/vacancy-search.queries')
const batches = () => import('../../../src/features/vacancies/vacancy-batch.runner')

async function newCompany(name: string): Promise<{ id: number; slug: string }> {
  const data = { name, timeZone: 'UTC', _status: 'published' as const }
  const { id, slug } = await cms().create({ collection: 'crewings', locale: 'en', data })
  return { id, slug: slug ?? '' }
}

async function write(company: number, joining: Vacancy['joining']): Promise<Vacancy> {
  const data = {
    company,
    rank: 'bosun' as const,
    vesselType: 'tanker' as const,
    openUntilDay: `${inDays(30)}T12:00:00.000Z`,
    pay: { negotiable: true, currency: 'USD', period: 'month' } as const,
    joining: joining ?? {},
    _status: 'published' as const,
  }
  return cms().create({ collection: 'vacancies', locale: 'en', data })
}

const change = (id: number, joining: Vacancy['joining']) =>
  cms().update({
    collection: 'vacancies',
    id,
    data: { joining: joining ?? {}, _status: 'published' },
  })

async function find(search: Partial<VacancySearch>): Promise<number[]> {
  const { searchVacancies } = await queries()
  const { vacancies: found } = await searchVacancies('en', { ...EVERY_VACANCY, ...search })
  return found.map(({ id }) => id)
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

interface AddedPort {
  code: string
  name: string
  otherNames?: string
  latitude?: number
  longitude?: number
}

const addPorts = (ports: AddedPort[]) => cms().updateGlobal({ slug: 'ports', data: { ports } })

/** What the list of vacancies, and all that is found in it, is kept by. */
async function keyOfList(): Promise<string> {
  const { lookUpOrRemember } = await import('../../../src/cms/publications/reading/last-known')
  const found = await lookUpOrRemember('en', 'crewings')
  return found.kind === 'live' || found.kind === 'untranslated' ? found.key : found.kind
}

describe('the code of a port', () => {
  it('is found when a vacancy is saved, and follows its port and its country', async () => {
    const { id: company } = await newCompany('Codes')
    const { id, joining } = await write(company, { port: 'Порт Одеса' })
    expect(joining).toMatchObject({ port: 'Порт Одеса', portCode: 'UAODS' })
    const other = await change(id, { port: 'Hamilton' })
    expect(other.joining?.portCode).toBeNull()
    expect((await change(id, { port: 'Hamilton', country: 'NZ' })).joining?.portCode).toBe('NZHLZ')
    expect((await change(id, { port: '' })).joining?.portCode).toBeNull()
  })

  it('that somebody has written stays while port and country do, and is one that a port has', async () => {
    const { id: company } = await newCompany('Written codes')
    const { id } = await write(company, { port: 'Hamilton' })
    expect((await change(id, { port: 'Hamilton', portCode: 'ca ham' })).joining?.portCode).toBe(
      'CAHAM',
    )
    const saved = await cms().update({
      collection: 'vacancies',
      id,
      data: { experience: 12, _status: 'published' },
    })
    expect(saved.joining?.portCode).toBe('CAHAM')
    await expect(change(id, { port: 'Hamilton', portCode: 'CAZZZ' })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('Ports') as string }] },
    })
    expect((await change(id, { port: 'Santos' })).joining?.portCode).toBe('BRSSZ')
    const bare = await change(id, { port: '', portCode: 'NLRTM' })
    expect(bare.joining).toMatchObject({ port: 'Rotterdam', portCode: 'NLRTM' })
  })

  it('is refused where it is of another country than the one written, until that is empty', async () => {
    const { id: company } = await newCompany('Codes of other countries')
    const joining = { port: 'Rotterdam', country: 'NL', portCode: 'SGSIN' } as const
    const refusal = {
      data: {
        errors: [
          {
            path: 'joining.portCode',
            message: expect.stringMatching(/SGSIN.*Singapore.*Netherlands/) as string,
          },
        ],
      },
    }
    await expect(write(company, joining)).rejects.toMatchObject(refusal)
    const { id } = await write(company, { ...joining, portCode: '' })
    await expect(change(id, joining)).rejects.toMatchObject(refusal)
    const emptied = await change(id, { ...joining, country: null })
    expect(emptied.joining).toMatchObject({ portCode: 'SGSIN', country: null })
    const hongKong = await write(company, { port: 'HK', country: 'CN', portCode: 'HKHKG' })
    expect(hongKong.joining?.portCode).toBe('HKHKG')
  })

  it('is read from a file, shown in its plan, and stored beside the text', async () => {
    const head =
      'id,rank,vesselType,openUntilDay,pay.from,pay.currency,joining.port,joining.country'
    const rows = [
      ['a', 'Port of Rotterdam', ''],
      ['b', 'Hamilton', ''],
      ['c', 'Hamilton', 'Bermuda'],
      ['d', 'Somewhere', ''],
    ]
    const content = [
      head,
      ...rows.map(([id, port, country]) =>
        [id, 'bosun', 'tanker', inDays(20), 2000, 'USD', port, country].join(','),
      ),
    ].join('\n')
    const mapping = guessMapping('vacancies', readSourceTable(Buffer.from(content)))
    const { id } = await upload(content)
    await work()
    expect(await act(id, 'map', { mapping })).toBe(200)
    await work()
    const created = await rowsOf(id, 'create')
    const cells = created.map(({ cells: all, externalId }) => {
      const cell = all.find(({ field }) => field === 'joining.port')
      return [externalId, cell?.verdict, cell?.meaning]
    })
    expect(cells).toEqual([
      ['a', 'understood', 'Rotterdam (NLRTM)'],
      ['b', 'understood', 'Hamilton (BMBDA) | Hamilton (CAHAM) | Hamilton (NZHLZ)'],
      ['c', 'understood', 'Hamilton (BMBDA)'],
      ['d', undefined, undefined],
    ])
    expect(await act(id, 'apply')).toBe(200)
    await work()
    expect((await vacancies()).map(({ joining }) => [joining?.port, joining?.portCode])).toEqual([
      ['Port of Rotterdam', 'NLRTM'],
      ['Hamilton', null],
      ['Hamilton', 'BMBDA'],
      ['Somewhere', null],
    ])
  })
})

describe('a column of codes', () => {
  const head =
    'externalId,rank,vesselType,openUntilDay,pay.from,pay.currency,joining.port,joining.portCode'
  const file = (rows: readonly (readonly [string, string, string])[]) =>
    [
      head,
      ...rows.map(([id, port, code]) =>
        [id, 'bosun', 'tanker', inDays(20), 2000, 'USD', port, code].join(','),
      ),
    ].join('\n')

  async function planned(content: string) {
    const mapping = guessMapping('vacancies', readSourceTable(Buffer.from(content)))
    const { id } = await upload(content)
    await work()
    expect(await act(id, 'map', { mapping })).toBe(200)
    await work()
    return id
  }

  async function imported(content: string): Promise<unknown[]> {
    const id = await planned(content)
    expect(await act(id, 'apply', { withDoubts: true })).toBe(200)
    await work()
    return (await vacancies()).map(({ externalId, joining }) => [
      externalId,
      joining?.port,
      joining?.portCode,
    ])
  }

  it('says which port is meant, stays when its port is called otherwise, and changes nothing when read again', async () => {
    const rows = [
      ['a', 'Hamilton', 'CAHAM'],
      ['b', '', 'NLRTM'],
      ['c', 'Hamilton', 'NLZZZ'],
    ] as const
    expect(await imported(file(rows))).toEqual([
      ['a', 'Hamilton', 'CAHAM'],
      ['b', 'Rotterdam', 'NLRTM'],
      ['c', 'Hamilton', null],
    ])
    expect((await progress(await planned(file(rows)))).counts).toMatchObject({ same: 3, change: 0 })
    const renamed = await imported(file([['a', 'Pier 22', 'CAHAM']]))
    expect(renamed).toContainEqual(['a', 'Pier 22', 'CAHAM'])
  })
})

describe('a port that the list lacks', () => {
  it('is added by an editor: vacancies that name it get its code, versions too, and are found by it', async () => {
    const { id: company, slug } = await newCompany('New port')
    const { id } = await write(company, { port: 'Nova Prystan' })
    const { readPortsAgain } = await import('../../../src/features/vacancies/vacancy-ports.runner')
    await readPortsAgain(cms())
    await addPorts([{ code: 'ua nvp', name: 'Nova Prystan', latitude: 46.5, longitude: 31 }])
    expect(await readPortsAgain(cms())).toBe(1)
    expect(await readPortsAgain(cms())).toBe(0)
    const [stored, version] = await Promise.all(
      [false, true].map((draft) => cms().findByID({ collection: 'vacancies', id, draft })),
    )
    expect([stored, version].map((one) => one?.joining?.portCode)).toEqual(['UANVP', 'UANVP'])
    const { readPorts } = await import('../../../src/cms/services/ports/read-ports')
    const { search } = readVacancySearch('?port=nova prystan', '2026-11-30', await readPorts())
    expect(search.port).toBe('UANVP')
    expect(await find({ company: slug, port: 'UANVP' })).toEqual([id])
  })

  it('is removed by an editor: vacancies lose its code, versions too, or have that of the port that their text means', async () => {
    const { id: company, slug } = await newCompany('Removed port')
    const { readPortsAgain } = await import('../../../src/features/vacancies/vacancy-ports.runner')
    await addPorts([{ code: 'UANVX', name: 'Nova Hrebla' }])
    await readPortsAgain(cms())
    const named = await write(company, { port: 'Nova Hrebla' })
    const written = await write(company, { port: 'Odesa', country: 'UA', portCode: 'UANVX' })
    const bare = await write(company, { portCode: 'UANVX' })
    const saved = await write(company, { port: 'Nova Hrebla' })
    const other = await write(company, { port: 'Santos' })
    const ids = [named, written, bare, saved, other].map(({ id }) => id)
    const codes = () =>
      Promise.all(
        ids.flatMap((id) =>
          [false, true].map(async (draft) => {
            const { joining } = await cms().findByID({ collection: 'vacancies', id, draft })
            return joining?.portCode ?? null
          }),
        ),
      )
    const twice = (all: (string | null)[]) => all.flatMap((code) => [code, code])
    expect(await codes()).toEqual(twice(['UANVX', 'UANVX', 'UANVX', 'UANVX', 'BRSSZ']))
    await addPorts([])
    // A save in between does not keep it either.
    await cms().update({
      collection: 'vacancies',
      id: saved.id,
      data: { experience: 12, _status: 'published' },
    })
    expect(await readPortsAgain(cms())).toBe(3)
    expect(await codes()).toEqual(twice([null, 'UAODS', null, null, 'BRSSZ']))
    expect(await readPortsAgain(cms())).toBe(0)
    expect(await find({ company: slug, port: 'UANVX' })).toEqual([])
    expect(await find({ company: slug, port: 'UAODS' })).toEqual([written.id])
  })

  it('gives lists of vacancies a new key, when it is added, when it is renamed, and when it is removed', async () => {
    const keys = [await keyOfList()]
    for (const names of [['Nove Misto'], ['Nove Misto na Mori'], []]) {
      await addPorts(names.map((name) => ({ code: 'UAABC', name })))
      keys.push(await keyOfList())
    }
    expect(new Set(keys).size).toBe(4)
  })

  it('may be called as a part of another one', async () => {
    const otherNames = 'Роттердам-Восток; Rotterdam East'
    await addPorts([{ code: 'NLRE2', name: 'Rotterdam East', otherNames }])
    const { readPorts } = await import('../../../src/cms/services/ports/read-ports')
    const ports = await readPorts()
    const codes = ['Rotterdam', 'Rotterdam East'].map((name) =>
      ports.called(name).map((port) => port.code),
    )
    expect(codes).toEqual([['NLRTM'], ['NLRE2']])
  })

  it.each<[AddedPort[], string]>([
    [[{ code: 'NLAB2', name: 'Rotterdam' }], 'Rotterdam (NLRTM)'],
    [[{ code: 'NLAB2', name: 'ROTTERDAM ' }], 'Rotterdam (NLRTM)'],
    [[{ code: 'NLAB2', name: 'Roterdam Oost', otherNames: 'Nieuwe; 鹿特丹' }], 'Rotterdam (NLRTM)'],
    [
      [
        { code: 'UAAB2', name: 'Nova Prystan' },
        { code: 'UAAB3', name: 'Two', otherNames: 'Нова Пристань' },
      ],
      'Nova Prystan (UAAB2)',
    ],
    // Nothing tells them apart in other letters.
    [[{ code: 'UAAB2', name: 'One' }], 'Onne (NGONN)'],
    [[{ code: 'UAAB2', name: '   ' }], 'letters'],
    [[{ code: 'UAAB2', name: '---' }], 'letters'],
    [[{ code: 'NLRTM', name: 'Rotterdam' }], 'Rotterdam'],
    [[{ code: 'XX123', name: 'Nowhere' }], 'NLRTM'],
    [
      [
        { code: 'UAAB2', name: 'Nova Prystan' },
        { code: 'uaab2', name: 'Nove Misto' },
      ],
      'twice',
    ],
    [[{ code: 'UAAB2', name: 'Nova Prystan', latitude: 46 }], 'both'],
    [[{ code: 'UAAB2', name: 'Nova Prystan', latitude: 146, longitude: 3 }], '90'],
  ])('is refused where it is none, or is called as another one: %j', async (ports, told) => {
    await expect(addPorts(ports)).rejects.toMatchObject({
      data: {
        errors: expect.arrayContaining([
          expect.objectContaining({ message: expect.stringContaining(told) as string }),
        ]) as object,
      },
    })
  })
})

describe('a search', () => {
  it('finds the vacancies of a port, and of a country whichever of both says it, before and after a batch', async () => {
    const { id: company, slug } = await newCompany('Ports and countries')
    const rotterdam = await write(company, { port: 'Rotterdam' })
    const abroad = await write(company, { port: 'somewhere', country: 'NL' })
    const both = await write(company, { port: 'Amsterdam', country: 'NL' })
    const other = await write(company, { port: 'Hamburg' })
    const look = async () =>
      Promise.all(
        ['NLRTM', 'NL', 'DE', 'SG'].map(async (port) =>
          sorted(await find({ company: slug, port })),
        ),
      )
    const expected = [[rotterdam.id], sorted([rotterdam.id, abroad.id, both.id]), [other.id], []]
    expect(await look()).toEqual(expected)
    await (await batches()).keepBatch(cms())
    expect(await look()).toEqual(expected)
    await change(other.id, { port: 'Rotterdam' })
    expect(sorted(await find({ company: slug, port: 'NLRTM' }))).toEqual(
      sorted([rotterdam.id, other.id]),
    )
  })

  it('puts the nearest first, page by page, and those whose port is not known last', async () => {
    const { id: company, slug } = await newCompany('Near')
    const ports = ['Singapore', 'Hamburg', 'nowhere', 'Antwerp', 'Rotterdam', 'Santos']
    const ids = new Map<string, number>()
    for (const port of ports) ids.set(port, (await write(company, { port })).id)
    const more: number[] = []
    for (let count = 0; count < 20; count += 1)
      more.push((await write(company, { port: 'Antwerp' })).id)
    await (await batches()).keepBatch(cms())
    const first = await find({ company: slug, near: 'NLRTM' })
    const second = await find({ company: slug, near: 'NLRTM', page: 2 })
    expect(first).toEqual([ids.get('Rotterdam'), ...more.toReversed().slice(0, 19)])
    expect(second).toEqual([
      more[0],
      ...['Antwerp', 'Hamburg', 'Santos', 'Singapore', 'nowhere'].map((port) => ids.get(port)),
    ])
    expect((await find({ company: slug, near: 'SGSIN' }))[0]).toBe(ids.get('Singapore'))
  })

  it('with an alert on a port is told of its vacancies alone', async () => {
    const { id: company } = await newCompany('Alerts of ports')
    const { alertFilter, alertSearch } = await import('../../../src/domain/vacancies/vacancy-alert')
    const asked = readVacancySearch('?port=Valletta&near=NLRTM&sort=pay', '2026-11-30').search
    const filter = alertFilter(asked)
    expect(filter).toBe('port=MTMLA')
    const { id } = await write(company, { port: 'Valletta, Malta' })
    await write(company, { port: 'Durban' })
    const { untoldVacancies } = await queries()
    const { ids } = await untoldVacancies(
      {
        id: 1,
        locale: 'en',
        search: alertSearch(filter ?? '', '2026-11-30'),
        since: new Date(0),
      },
      { most: 20, shown: 0 },
    )
    expect(ids).toEqual([id])
  })
})
