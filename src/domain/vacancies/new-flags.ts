import type { VacancyFlag, VacancyFlagger } from './vacancy-flags'

type Facts = Readonly<Record<string, unknown>>

/** What is to be written of a vacancy, and what stands there. */
export interface WrittenFacts {
  company: number | null
  before: Facts | undefined
  values: Facts
}

/** What staff should look at before facts are published: of a vacancy that is there, only what its change brings. */
export async function newFlags(
  flagsOf: VacancyFlagger,
  facts: WrittenFacts,
): Promise<readonly VacancyFlag[]> {
  const [flags = []] = await newFlagsOfMany(flagsOf, [facts])
  return flags
}

/** The same of many, in their order. */
export async function newFlagsOfMany(
  flagsOf: VacancyFlagger,
  facts: readonly WrittenFacts[],
): Promise<(readonly VacancyFlag[])[]> {
  const after = await flagsOf(
    facts.map(({ before, company, values }) => ({ ...withChanges(before, values), company })),
  )
  const before = await flagsOf(facts.map((one) => one.before ?? {}))
  return after.map((flags, nr) => {
    const known = new Set(before[nr]?.map(({ sentence }) => sentence))
    return flags.filter(({ sentence }) => !known.has(sentence))
  })
}

/** What a vacancy will say: who sends it may leave fields out, and languages. */
function withChanges(before: Facts | undefined, values: Facts): Facts {
  const texts = [before, values].map((one) => one?.description as object | null | undefined)
  return { ...before, ...values, description: Object.assign({}, ...texts) as object }
}
