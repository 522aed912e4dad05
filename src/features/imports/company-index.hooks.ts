import type { PayloadRequest } from 'payload'

import type { Crewing } from '../../payload-types'

/** The fields of a company that the plan of an import needs. */
export type KnownCompany = Pick<
  Crewing,
  'id' | 'name' | 'slug' | 'externalId' | 'timeZone' | '_status' | 'isExample'
>

/** An index of companies by the names that files use for them. */
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
    // The plan only names companies. The rights are checked when a row is written.
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

/** Normalizes a name, so that different spellings are equal. */
export function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
