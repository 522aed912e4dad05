import type { KeyboardEvent } from 'react'

/** What the key Enter does in a field that belongs to no form of its own; the form around it is not sent by it. */
export function onEnter(isBusy: boolean, act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!isBusy) act()
  }
}
