import type { PayloadRequest } from 'payload'

import type { Crewing } from '../../payload-types'

/** What is asked of a company that rows are about. */
export type KnownCompany = Pick<
  Crewing,
  'id' | 'name' | 'slug' | 'externalId' | 'timeZone' | '_status' | 'isExample'
>

/** The companies of the directory by what files call them. */
export interface CompanyIndex {
  byId: ReadonlyMap<number, KnownCompany>
  /** All that a name, a slug or an external id may mean. */
  find: (name: string) => readonly KnownCompany[]
}

/** Reads the companies of the directory, as they are published. */
export async function companyIndex(req: PayloadRequest): Promise<CompanyIndex> {
  const { docs } = await req.payload.find({
    collection: 'crewings',
    pagination: false,
    limit: 0,
    depth: 0,
    select: {
      name: true,
      slug: true,
      externalId: true,
      timeZone: true,
      _status: true,
      isExample: true,
    },
    // Whose they are is said in the plan; who may write is asked when it is written.
    overrideAccess: true,
    req,
  })
  const byId = new Map(docs.map((company) => [company.id, company]))
  const exact = new Map<string, KnownCompany>()
  const byName = new Map<string, KnownCompany[]>()
  for (const company of docs) {
    if (company.externalId) exact.set(company.externalId, company)
    const name = plain(company.name)
    byName.set(name, [...(byName.get(name) ?? []), company])
  }
  for (const company of docs) {
    if (company.slug && !exact.has(company.slug)) exact.set(company.slug, company)
  }
  return {
    byId,
    find: (name) => {
      const known = exact.get(name.trim())
      return known ? [known] : (byName.get(plain(name)) ?? [])
    },
  }
}

/** A name without what people write in different ways. */
export function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
