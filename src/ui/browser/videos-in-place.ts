import { isPlainPress } from './plain-press'

/** Only here: the style sheet is in every page, and few have a video. */
const STYLE = 'inline-size:100%;aspect-ratio:16/9;margin-block:22px;border:0;border-radius:14px'

/** Puts a video in the place of the link to it when that is pressed (ui/components/video-player.tsx). */
export function playVideosInPlace(): void {
  addEventListener('click', play)
}

function play(event: MouseEvent): void {
  const { target } = event
  if (!isPlainPress(event)) return
  const link = target instanceof Element && target.closest<HTMLElement>('[data-player]')
  if (!link) return
  event.preventDefault()
  const { player = '', playerTitle = '' } = link.dataset
  const frame = document.createElement('iframe')
  frame.src = player
  frame.title = playerTitle
  frame.allow = 'autoplay; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.style.cssText = STYLE
  link.replaceWith(frame)
  // What was pressed is gone, and the focus with it.
  frame.focus()
}
