import type { ReactNode } from 'react'

import { PlateStyle } from './plate-style'

interface Props {
  /** Where the video is watched on its own site. */
  page: string
  /** What a frame shows that plays it here. */
  player: string
  title: string
  children: ReactNode
}

/** A plain link to a video; pressing it puts the video in its place (ui/browser/videos-in-place.ts). Nothing is asked before. */
export function VideoPlayer({ page, player, title, children }: Props) {
  return (
    <p>
      <PlateStyle />
      <a
        href={page}
        rel="noopener external"
        className="card plate"
        data-script="reading"
        data-player={player}
        data-player-title={title}
      >
        {children}
      </a>
    </p>
  )
}
