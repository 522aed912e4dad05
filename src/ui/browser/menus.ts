/**
 * Lets Escape close an open menu and return to what opened it, as menus elsewhere do; a `<details>`
 * stays open. Returns what ends it.
 */
export function closeMenusByEscape(): () => void {
  const end = new AbortController()
  addEventListener('keydown', onKey, { signal: end.signal })
  return () => end.abort()
}

function onKey({ key }: KeyboardEvent): void {
  const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>('.menu[open]')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
