import { openFolds } from './open-folds'

/** Opens the folds around the target of an address: browsers of before 2022 leave them closed. */
export function openFoldedTarget(): void {
  addEventListener('DOMContentLoaded', openTarget)
  addEventListener('hashchange', openTarget)
}

function openTarget(): void {
  const target = document.querySelector(':target')
  if (target && openFolds(target)) target.scrollIntoView()
}
