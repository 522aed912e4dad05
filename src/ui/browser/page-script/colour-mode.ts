/** Where the choice is stored; the script that applies it before anything is painted knows it too. */
const KEY = 'mh_colour_mode'

/** Makes the switch in the header work, and keeps it true. */
export function followColourModeSwitch(): void {
  addEventListener('change', choose, true)
  addEventListener('DOMContentLoaded', showChoice)
  // A page that has just come shows no choice; nobody sees it before the menu is opened.
  addEventListener('toggle', showChoice, true)
  addEventListener('storage', showChoice, true)
}

function choose({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== KEY) return
  try {
    localStorage.setItem(KEY, target.value)
  } catch {
    // Storage is blocked or full: the choice holds as long as the page.
  }
  apply(target.value)
}

function apply(detail?: string): void {
  dispatchEvent(new CustomEvent('storage', { detail }))
}

function showChoice(): void {
  const chosen = document.documentElement.dataset.theme ?? 'system'
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[name=${KEY}]`)) {
    input.checked = input.value === chosen
  }
}
