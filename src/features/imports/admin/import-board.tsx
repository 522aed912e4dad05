/** Shows an import. */
export function ImportBoard() {
  return null
}
