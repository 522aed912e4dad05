/** Opens every fold in which an element is; whether any was closed. */
export function openFolds(target: Element): boolean {
  let isOpened = false
  for (
    let fold = target.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    isOpened ||= !fold.open
    fold.open = true
  }
  return isOpened
}
