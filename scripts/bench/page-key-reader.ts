import { lookUp } from '../../src/cms/publications/reading/publication-index'
import { query } from '../../src/cms/database/read-pool'
import { type Locale, LOCALES } from '../../src/domain/locales/locales'

const AT_ONCE = 8

/**
 * The key of every live page in every language it can be read in, as the proxy would ask for it.
 * @returns keys by language and document
 */
export async function readKeys(): Promise<Map<string, string>> {
  const rows = await query<{ locale: Locale | '*'; path: string; page: string }>(
    `SELECT locale, path, collection || ' ' || document AS page FROM publications`,
    [],
  )
  const asked = rows.flatMap(({ locale, path, page }) =>
    (locale === '*' ? LOCALES : [locale]).map((language) => ({ language, path, page })),
  )
  const keys = new Map<string, string>()
  const reader = async () => {
    for (let next = asked.pop(); next; next = asked.pop()) {
      const { language, path, page } = next
      const found = await lookUp(language, path)
      if (!('key' in found)) throw new Error(`${language}/${path} is ${found.kind}`)
      keys.set(`${language} ${page}`, found.key)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, reader))
  return keys
}
