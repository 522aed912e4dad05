/** How long what was said stays for those who look for it. Milliseconds. */
const SAID = 5_000

/** Says a text to who listens to the page; an alert is said at once, whatever else is being said. */
export function sayAloud(text: string, role: 'status' | 'alert' = 'status'): void {
  const said = document.createElement('p')
  said.setAttribute('role', role)
  said.className = 'sr-only'
  document.body.append(said)
  // It is older than what it says, or nothing is said.
  setTimeout(() => (said.textContent = text))
  setTimeout(() => said.remove(), SAID)
}
