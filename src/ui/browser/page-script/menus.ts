/** Lets Escape close an open menu and return to what opened it, as menus elsewhere do; a `<details>` stays open. */
export function closeMenusByEscape(): void {
  addEventListener('keydown', onKey)
}

function onKey({ key }: KeyboardEvent): void {
  const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>('.menu[open]')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
