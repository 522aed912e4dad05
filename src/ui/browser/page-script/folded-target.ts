/** Opens the fold in which the target of an address stands: browsers of before 2022 leave it closed. */
export function openFoldedTarget(): void {
  addEventListener('DOMContentLoaded', openTarget)
  addEventListener('hashchange', openTarget)
}

function openTarget(): void {
  const target = document.querySelector(':target')
  const fold = target?.closest('details')
  if (!target || !fold || fold.open) return
  fold.open = true
  target.scrollIntoView()
}
