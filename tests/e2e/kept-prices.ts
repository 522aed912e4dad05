import { randomUUID } from 'node:crypto'

import pg from 'pg'

import { expect } from './test'

/** What a site keeps of its prices, reached as another instance on the same database would reach it. */
export interface KeptPrices {
  /**
   * Takes the turn of asking, so that the site does not ask before `askNow`. Where `asOf` is given, what is
   * kept is of that time from now on.
   */
  hold(asOf?: Date): Promise<void>
  /** Makes it time to ask; the site looks once a second. */
  askNow(): Promise<void>
  /** How often asking has failed in a row, and when it last did not. */
  state(): Promise<{ failures: number; asOf: Date | undefined }>
  /** Makes it look as if asking had failed that often already. */
  setFailures(failures: number): Promise<void>
  /** Lets the database go. */
  leave(): Promise<void>
}

export async function openKeptPrices(databaseUrl: string): Promise<KeptPrices> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const set = async (change: string, values: unknown[] = [], where = 'true') => {
    const { rowCount } = await client.query(
      `UPDATE mailing_prices SET ${change} WHERE name = 'mailing-pricing' AND ${where}`,
      values,
    )
    return rowCount ?? 0
  }
  return {
    async hold(asOf) {
      const change = `next_at = now() + interval '1 hour',
        fetched_at = coalesce($1, fetched_at)`
      // Who asks has put it off for longer than that.
      const isFree = `next_at < now() + interval '2 seconds'`
      await expect
        .poll(() => set(change, [asOf ?? null], isFree), {
          timeout: 20_000,
          intervals: [50],
        })
        .toBe(1)
      // What pages show of them is another.
      if (asOf) {
        await client.query(
          `INSERT INTO publication_tags (tag, locale, revision) VALUES ('prices', '*', $1)
           ON CONFLICT (tag, locale) DO UPDATE SET revision = excluded.revision`,
          [randomUUID().slice(0, 8)],
        )
      }
    },
    async askNow() {
      await set("next_at = now() - interval '1 second'")
    },
    async state() {
      const { rows } = await client.query<{ failures: string; fetched_at: Date | null }>(
        'SELECT failures, fetched_at FROM mailing_prices',
      )
      return { failures: Number(rows[0]?.failures), asOf: rows[0]?.fetched_at ?? undefined }
    },
    async setFailures(failures) {
      await set('failures = $1', [failures])
    },
    async leave() {
      await client.end()
    },
  }
}
