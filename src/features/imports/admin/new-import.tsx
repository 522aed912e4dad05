/** Takes a file. */
export function NewImport() {
  return null
}
