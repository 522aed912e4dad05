let pressed: HTMLInputElement | undefined

/**
 * Completes the press of a box that React replaces between its two halves, where a page cannot be taken over as it is:
 * the browser sees a press that began on one box and ended on another. A touch counts where it ends, by itself.
 */
export function completePresses(): void {
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, (event) => (pressed = boxOf(event)), true)
  }
  for (const type of ['pointerup', 'keyup']) addEventListener(type, complete, true)
}

function complete(event: Event): void {
  const box = boxOf(event)
  const begun = pressed
  pressed = undefined
  if (begun?.isConnected !== false || box?.name !== begun.name || box.value !== begun.value) return
  // Behind what the browser makes of the press itself.
  setTimeout(() => box.click())
}

function boxOf(event: Event): HTMLInputElement | undefined {
  const { target, key, pointerType } = event as Partial<KeyboardEvent & PointerEvent>
  if (!(target instanceof Element) || (key ?? ' ') !== ' ' || pointerType === 'touch') return
  const box = target.closest('label')?.control ?? target
  return box instanceof HTMLInputElement && box.type === 'checkbox' ? box : undefined
}
