/**
 * Bitmaps in Postgres. A row has 8,192 bits (a chunk, 1 kB) for one filter value, small enough to stay uncompressed in
 * the table. Each vacancy has one bit position in all bitmaps, its slot.
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
 * SQL that builds bitmaps from positions, as rows of `facet`, `chunk`, `bits`. Sixty-four positions make one number.
 * The numbers are written in hexadecimal with zeros in the gaps.
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
