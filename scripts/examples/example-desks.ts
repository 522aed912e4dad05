import type { Payload } from 'payload'

import { EXAMPLE_PEOPLE_AT } from '../../src/domain/company-desk/company-people'
import type { DeskRole } from '../../src/domain/company-desk/desk-rights'
import type { CompanyPerson } from '../../src/payload-types'

interface ExamplePerson {
  name: string
  email: string
  language: CompanyPerson['language']
  role: DeskRole
}

/** Who is at the desks of two invented companies, and one who claims another; none of them is real. */
const AT_DESKS: readonly (readonly ExamplePerson[])[] = [
  [
    { ...at('olha', 'Ольга Вигадана'), language: 'uk', role: 'owner' },
    { ...at('pavlo', 'Pavlo Example'), language: 'en', role: 'recruiter' },
  ],
  [{ ...at('layla', 'ليلى المثال'), language: 'ar', role: 'owner' }],
]

const CLAIMANT = { ...at('jose', 'José Exemplo'), language: 'pt' } as const

/** Writes people of invented companies, with the claims by which they came there; no mail is sent. */
export async function writeExampleDesks(payload: Pick<Payload, 'create' | 'find'>): Promise<void> {
  const { docs: companies } = await payload.find({
    collection: 'crewings',
    where: { isExample: { equals: true }, 'licence.checkedOn': { exists: true } },
    sort: 'id',
    limit: AT_DESKS.length + 1,
    depth: 0,
  })
  const now = new Date().toISOString()
  for (const [index, { id: company, licence }] of companies.entries()) {
    const people = AT_DESKS[index]
    const { name, email, language } = people?.[0] ?? CLAIMANT
    await payload.create({
      collection: 'company-claims',
      data: {
        ...{ company, name, email, language, confirmedAt: now },
        registerUrl: licence?.registerUrl ?? null,
        licenceNumber: licence?.number ?? null,
        state: people ? 'accepted' : 'waiting',
        ...(people && {
          checkedOn: licence?.checkedOn ?? now,
          decidedAt: now,
          registerNamesAddress: true,
        }),
      },
      depth: 0,
    })
    for (const { role, ...data } of people ?? []) {
      const { id: person } = await payload.create({
        collection: 'company-people',
        data: { ...data, confirmedAt: now },
        depth: 0,
      })
      await payload.create({
        collection: 'company-seats',
        data: { person, company, role, acceptedAt: now },
        depth: 0,
      })
    }
  }
}

function at(who: string, name: string) {
  return { name, email: `${who}${EXAMPLE_PEOPLE_AT}` }
}
