/**
 * Signs that style sheets draw instead of writing them. Few fonts have arrows and ticks: to look through them for
 * one costs a slow phone a quarter of the time in which it lays out a page. An SVG as a mask costs as much again.
 * The shapes are theme.css's; the sign is as large as the text beside it, in its colour.
 */
const drawn = (shape: string) =>
  `content:'';display:inline-block;flex:none;width:1em;height:1em;background:var(--pen);-webkit-clip-path:var(${shape});clip-path:var(${shape})`

/** Declarations for an arrow that points on, in the direction of the text. */
export const ARROW_ON = drawn('--on')

/** Declarations for an arrow that points back. */
export const ARROW_BACK = drawn('--back')

/** Declarations for a tick. */
export const TICK = drawn('--tick')
