/** Normalizes an e-mail address for the lookup of an account. */
export function accountEmail(typed: string): string {
  return typed.trim().toLowerCase()
}
