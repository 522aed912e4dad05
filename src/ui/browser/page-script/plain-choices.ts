import { type Connection, prefetchReach } from '@/domain/prefetch'

import { SEARCH_FORM } from '../../components/search-form-id'
import { isTextChanged, noteChange } from './changed-text'
import { keepPlace, returnToPlace } from './list-place'

/** A day is complete after each figure that is typed into it. Milliseconds. */
const TYPING = 900

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Lets the form of a list that React leaves alone, for something else has changed its page, show what is chosen in it
 * as soon as it is, as it does with React: by a document. Where the connection is dear, its button does.
 */
export function submitPlainChoices(): void {
  addEventListener('DOMContentLoaded', () => {
    if (returnToPlace()) noteChange()
  })
  addEventListener('change', onChange)
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLSelectElement)) return
  const { form, name, type } = target
  const { react } = document.documentElement.dataset
  if (form?.id !== SEARCH_FORM || react !== undefined || !isTextChanged()) return
  if (name !== 'sort' && isDear()) return
  clearTimeout(timer)
  const submit = () => {
    if (!form.checkValidity()) return
    keepPlace(target)
    form.submit()
  }
  timer = setTimeout(submit, type === 'date' ? TYPING : 0)
}

function isDear(): boolean {
  return prefetchReach((navigator as { connection?: Connection }).connection) === 'none'
}
