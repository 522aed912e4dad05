/** In place of a field that lists show and search, and that the form shows elsewhere. */
export function ShownElsewhere() {
  return null
}
