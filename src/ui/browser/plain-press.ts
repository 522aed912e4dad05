/** Whether a click is to be followed in this tab, and nobody else has followed it: with a key held, a link is a link. */
export function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return !(defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey)
}
