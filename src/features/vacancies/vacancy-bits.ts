/**
 * Bitmaps in Postgres: a row for each name of a filter and 8,192 places (a chunk), 1 kB each, never compressed or
 * moved out of the table. A vacancy has one place in all of them, its slot.
 */

/** Places of a chunk, as a power of two. */
const CHUNK_PLACES = 13

export const CHUNK_SIZE = 2 ** CHUNK_PLACES

/** A bitmap of nothing; a constant for the planner. */
export const NO_BITS = `B'0'::bit(${CHUNK_SIZE})`

/** The chunk of a slot, and the place in it. */
export const chunkOf = (slot: string) => `(${slot} >> ${CHUNK_PLACES})`
export const placeOf = (slot: string) => `(${slot} & ${CHUNK_SIZE - 1})`

/**
 * Bitmaps of places, as rows of `facet`, `chunk`, `bits`. Sixty-four places are one number; numbers are written in
 * hexadecimal, one after the other, and what is between two of them is nought.
 * @param places a query with the columns `facet`, `chunk` and `place`
 */
export function bitsOf(places: string): string {
  return `
    SELECT facet, chunk, ('x' || string_agg(repeat('0', 16 * (word - before - 1)) || lpad(to_hex(of64), 16, '0'), ''
      ORDER BY word))::bit(${CHUNK_SIZE}) AS bits
    FROM (
      SELECT facet, chunk, word, of64, lag(word, 1, -1) OVER (PARTITION BY facet, chunk ORDER BY word) AS before
      FROM (
        SELECT facet, chunk, place >> 6 AS word, bit_or(1::bigint << (63 - (place & 63))) AS of64
        FROM (${places}) places GROUP BY 1, 2, 3) words) words
    GROUP BY facet, chunk`
}
