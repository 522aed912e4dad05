/** Milliseconds that an announced text stays in the page. */
const SAID = 5_000

/** Announces a text to screen readers. An alert interrupts other speech. */
export function sayAloud(text: string, role: 'status' | 'alert' = 'status'): void {
  const said = document.createElement('p')
  said.setAttribute('role', role)
  said.className = 'sr-only'
  document.body.append(said)
  // A live region must exist before its text, or screen readers do not read it.
  setTimeout(() => (said.textContent = text))
  setTimeout(() => said.remove(), SAID)
}
