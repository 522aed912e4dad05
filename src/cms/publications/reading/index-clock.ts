import { askTogether } from './ask-together'
import { queryForMany } from '../../database/read-pool'

const SECONDS = (instant: string) => `extract(epoch FROM ${instant})::text`

/**
 * What the publication index's clock says, as an expression of SQL: another thing whenever anything that a look-up
 * reads has changed, or an instant has passed at which something changes by itself. The row is renewed at the end of
 * each transaction that writes (migrations, `ledger_clock`), so a statement that reads both sees either the old rows
 * and the old clock, or the new ones.
 */
export const CLOCK = `(
  SELECT c.revision::text
    || ' ' || coalesce((SELECT ${SECONDS('max(b.at)')} FROM publication_boundaries b WHERE b.at <= now()), '')
    || ' ' || coalesce((SELECT ${SECONDS('max(p.reachable_until)')} FROM publications p
      WHERE p.reachable_until <= now()), '')
  FROM ledger_clock c)`

/** Of one question whose connection is silent; then the next one is put on the other. Milliseconds. */
const LATE_MS = 50

const ask = askTogether(
  async () =>
    (await queryForMany<{ clock: string | null }>(`SELECT ${CLOCK} AS clock`, 'clock'))[0]?.clock,
  { atOnce: 2, lateMs: LATE_MS },
)

/**
 * What the clock says, asked after this call; one small question serves all who wait at the moment. Nothing where there
 * is no answer soon: then the publication index itself is to be asked.
 */
export async function readClock(): Promise<string | undefined> {
  try {
    return (await ask()) ?? undefined
  } catch {
    // The next one who asks the publication index is told what is the matter.
    return undefined
  }
}
