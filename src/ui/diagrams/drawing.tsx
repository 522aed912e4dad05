import type { ReactNode } from 'react'

interface Props {
  width: number
  height: number
  /** Whether it is drawn the other way round where one reads from right to left. */
  turns?: boolean
  children: ReactNode
}

/** A small drawing beside words that say the same. What has no style is drawn by a line alone. */
export function Drawing({ width, height, turns = false, children }: Props) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      className={turns ? 'turns' : undefined}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
