'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

import { PlateStyle } from './plate-style'

interface Props {
  /** Where the video is watched on its own site. */
  page: string
  /** What a frame shows that plays it here. */
  player: string
  title: string
  children: ReactNode
}

/** A plain link to a video; pressing it puts the video in its place. Nothing is asked before. */
export function VideoPlayer({ page, player, title, children }: Props) {
  const [plays, setPlays] = useState(false)
  const play = (event: MouseEvent) => {
    // Whoever wants it in another tab or window has the link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setPlays(true)
  }
  if (!plays) {
    return (
      <p>
        <PlateStyle />
        <a href={page} rel="noopener external" className="card plate" data-react="" onClick={play}>
          {children}
        </a>
      </p>
    )
  }
  return (
    <iframe
      src={player}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // Only here: the style sheet stands in every page, and few have a video.
      style={{ inlineSize: '100%', aspectRatio: '16 / 9', marginBlock: 22, borderRadius: 14 }}
      // What was pressed is gone, and the focus with it.
      ref={(frame) => frame?.focus()}
    />
  )
}
