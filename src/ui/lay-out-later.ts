/**
 * CSS: what is below the first screen is laid out a moment later, part by part, so that one long task at the start of a
 * page becomes several short ones. Each part says how long it waits; one that is on the screen does not wait at all.
 * Browsers that cannot animate this property lay everything out at once.
 */
export const LAY_OUT_LATER = '@keyframes lay-out-later{from,to{content-visibility:auto}}'
