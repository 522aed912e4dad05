/** An e-mail address as accounts are found by. */
export function accountEmail(typed: string): string {
  return typed.trim().toLowerCase()
}
