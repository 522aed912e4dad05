/** How far something is swiped before it goes. Pixels. */
const THRESHOLD = 50

/** A finger that is not quite still swipes nothing. Pixels. */
const BEGIN = 4

/** Lets an element be swiped away to where lines end, and calls back when it was. */
export function followSwipe(element: HTMLElement, onAway: () => void): void {
  const away = document.documentElement.dir === 'rtl' ? -1 : 1
  let from: PointerEvent | undefined
  let way = 0

  element.addEventListener('pointerdown', (event) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button')
    from = event.button === 0 && !isOnButton ? event : undefined
    way = 0
  })
  element.addEventListener('pointermove', ({ clientX, clientY, buttons, pointerId }) => {
    // It may have been let go elsewhere.
    if (!from || buttons === 0) return
    const along = (clientX - from.clientX) * away
    const across = Math.abs(clientY - from.clientY)
    if (!element.hasPointerCapture(pointerId) || element.dataset.swipe !== 'move') {
      if (along < BEGIN || along < across) return
      element.setPointerCapture(pointerId)
      element.dataset.swipe = 'move'
    }
    way = Math.max(0, along)
    element.style.transform = `translateX(${way * away}px)`
  })
  element.addEventListener('pointerup', () => {
    if (from && way > THRESHOLD) onAway()
    else stay()
    from = undefined
  })
  element.addEventListener('pointercancel', stay)

  function stay(): void {
    from = undefined
    if (element.dataset.swipe !== 'move') return
    element.dataset.swipe = 'cancel'
    element.style.transform = ''
  }
}
