import type { Client } from 'pg'

import { LOCALES } from '../../src/domain/locales/locales'

/**
 * Rows of the publication index by the hundred thousand, without documents behind them: sitemaps read nothing
 * else. Every document is live in English, so that one language needs several files; the first ones
 * in all twelve. Paths have three segments, in the language's script.
 */
export async function fillIndex(client: Client, rows: number): Promise<void> {
  const documents = Math.round(rows * ENGLISH)
  const translations = Math.floor((rows - documents) / (LOCALES.length - 1))
  for (const [index, locale] of LOCALES.entries()) {
    const rest = rows - documents - translations * (LOCALES.length - 1)
    const count = locale === 'en' ? documents : translations + (index === 1 ? rest : 0)
    const [guides, company, contract] = SEGMENTS[locale] ?? SEGMENTS.latin
    await client.query(
      `INSERT INTO publications (collection, document, locale, path, title, position, members_only,
         first_published_at, last_published_at, revision)
       SELECT 'pages', 1000000 + n, $1,
         $2 || '/' || $3 || '-' || n % 1000 || '/' || $4 || '-' || n, 'Page ' || n, n, false,
         now(), now() - n * interval '1 second', ''
       FROM generate_series(1, $5::int) n`,
      [locale, guides, company, contract, count],
    )
  }
  // Autovacuum would do so within minutes.
  await client.query('ANALYZE publications')
}

// More than one file holds, of a hundred thousand.
const ENGLISH = 0.56

type Segments = readonly [string, string, string]

const SEGMENTS: Partial<Record<string, Segments>> & { latin: Segments } = {
  latin: ['guides', 'company', 'contract-of-employment'],
  uk: ['поради', 'компанія', 'трудовий-договір'],
  ru: ['советы', 'компания', 'трудовой-договор'],
  ar: ['نصائح', 'شركة', 'عقد-العمل'],
  hi: ['सलाह', 'कंपनी', 'रोज़गार-अनुबंध'],
  zh: ['指南', '公司', '雇佣合同'],
}
