/** Whether a click opens a link in this tab and is not handled yet. With a modifier key, the browser handles it. */
export function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return !(defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey)
}
