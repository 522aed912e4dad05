/** Marks of a sea chart, in units of its drawing: from the left, from above. */

/** A light, with its flare. */
export const light = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path fill="var(--halo)" stroke="none" opacity=".55" d="M0 0 30 11q5 9-5 13z" />
    <path fill="var(--lamp)" stroke="none" d="m0-8 2 6 6 0-5 3.6 2 6.4-5-4-5 4 2-6.4-5-3.6 6 0z" />
  </g>
)

/** A buoy of a side of the channel: red cans to port, green cones to starboard, as one comes in. */
export const can = (x: number, y: number) => (
  <path fill="var(--bad)" stroke="none" d={`M${x - 4} ${y}v-11h8v11zm-4 0h16v2h-16z`} />
)
/** Its other side. */
export const cone = (x: number, y: number) => (
  <path fill="var(--good)" stroke="none" d={`M${x - 5} ${y}l5-12 5 12zm-3 0h16v2h-16z`} />
)

/** A way that a ship takes. */
export const course = (d: string) => (
  <path stroke="var(--accent)" strokeWidth="2" strokeDasharray="7 6" d={d} />
)

/** A ship, by its heading in degrees from east, clockwise. */
export const ship = (x: number, y: number, turn = 0) => (
  <path
    fill="var(--surface)"
    stroke="var(--accent)"
    strokeWidth="2"
    transform={`translate(${x} ${y}) rotate(${turn})`}
    d="M-14-5H7l9 5-9 5h-21z"
  />
)

const anchor = (x: number, y: number) => (
  <path
    stroke="var(--accent)"
    strokeWidth="2"
    transform={`translate(${x} ${y})`}
    d="M0-9v20M-6-3H6M-9 2c1 7 4 9 9 9s8-2 9-9M3-12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
  />
)

/** The circles of the compass, with its needle to the north. */
export const rose = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`} stroke="var(--accent)">
    <circle r="26" strokeDasharray="1 3" strokeWidth="5" />
    <path d="M0-22 4-4 22 0 4 4 0 22-4 4-22 0-4-4z" fill="var(--surface)" />
    <path d="M0-22 4-4-4-4z" fill="var(--accent)" />
  </g>
)

/** Where a ship lies, and how far it swings. */
export const anchored = (x: number, y: number, turn: number) => (
  <g>
    <circle cx={x} cy={y} r="34" stroke="var(--contour)" strokeDasharray="2 4" />
    {anchor(x - 16, y - 8)}
    {ship(x + 8, y + 6, turn)}
  </g>
)
