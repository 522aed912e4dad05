import { openFolds } from './open-folds'

/** Opens the `details` elements around the target of the address. Browsers before 2022 leave them closed. */
export function openFoldedTarget(): void {
  addEventListener('DOMContentLoaded', openTarget)
  addEventListener('hashchange', openTarget)
}

function openTarget(): void {
  const target = document.querySelector(':target')
  if (target && openFolds(target)) target.scrollIntoView()
}
