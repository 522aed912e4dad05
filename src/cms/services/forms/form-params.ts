import { LONGEST_ALERT_FILTER } from '../../../domain/vacancies/vacancy-alert'
import type { FormParams, SiteForm } from './form'

/** Characters; nothing that a page writes into its address is longer than the filter of an alert. */
const LONGEST = LONGEST_ALERT_FILTER

/**
 * What a form is about, as the address of its page says it: the parameters of its path, and those of its query that it
 * reads. One that is said several times is one text, with commas.
 * @param query with or without its question mark
 */
export function formParams(
  { query: names = [] }: Pick<SiteForm, 'query'>,
  ofPath: FormParams,
  query: string,
): FormParams {
  const asked = new URLSearchParams(query)
  const named = names.flatMap((name) => {
    const text = asked.getAll(name).join(',').slice(0, LONGEST)
    return text === '' ? [] : [[name, text]]
  })
  return { ...(Object.fromEntries(named) as FormParams), ...ofPath }
}

/**
 * The query by which the page of a form finds its parameters again, and others beside them.
 * @returns with its question mark, or empty
 */
export function formQuery(
  { query: names = [] }: Pick<SiteForm, 'query'>,
  params: FormParams,
  others: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams()
  for (const name of names) if (params[name] !== undefined) query.set(name, params[name])
  for (const [name, text] of Object.entries(others)) query.set(name, text)
  return query.size === 0 ? '' : `?${query}`
}
