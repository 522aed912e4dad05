import { anchorId } from '@/domain/addresses/anchors'

/** How long a page may take to bring the target of its fragment. */
const FRAMES = 40
const MILLISECONDS = 1000

let glide: ReturnType<typeof setTimeout> | undefined

/**
 * Lets a page scroll smoothly to the target of a fragment, where a link within it leads there or its address names it; the
 * style sheet says how far from the top. All else is the browser's.
 */
export function scrollToAnchors(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link && link.hash && link.pathname === location.pathname) {
      glideNow()
      // A list of parts has led there, and would lie over it.
      link.closest('.menu')?.removeAttribute('open')
    }
  })
  addEventListener('DOMContentLoaded', awaitTarget)
}

/** Of a target that was there while the page came, the browser knows. */
function awaitTarget(): void {
  const id = anchorId(location.hash)
  if (id === undefined || document.getElementById(id)) return
  const start = scrollY
  const deadline = performance.now() + MILLISECONDS
  let left = FRAMES
  const look = () => {
    const target = document.getElementById(id)
    if (target) {
      glideNow()
      target.scrollIntoView()
      // A reader who scrolls meanwhile has found something better.
    } else if (left-- > 0 && performance.now() < deadline && scrollY === start) {
      requestAnimationFrame(look)
    }
  }
  look()
}

/**
 * Lets what scrolls now do so smoothly. Not for good, in the style sheet: browsers would animate back and forward too, and
 * a reloaded page would end at its fragment instead of where it was left.
 */
function glideNow(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  const { style } = document.documentElement
  clearTimeout(glide)
  style.scrollBehavior = 'smooth'
  glide = setTimeout(() => (style.scrollBehavior = ''), MILLISECONDS)
}
