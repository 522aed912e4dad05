import type { CSSProperties } from 'react'

import type { Bar, DayPart } from '../../domain/texts/diagrams'

const DAY = 24
const DAYS = 7

interface BarProps {
  bar: Bar
  /** The end of the scale. */
  most: number
  /** What lies between two of its lines. */
  step: number
  tone?: 'less' | 'left' | undefined
  /** Where something on it is due before. */
  mark?: number | undefined
}

/** A bar on its scale, at the side where lines begin. */
export function ScaleBar({ bar: { from, to }, most, step, tone, mark }: BarProps) {
  const share = (value: number) => `${Math.round((value / most) * 1000) / 10}%`
  const rest = mark === undefined || mark <= 0 || mark >= to ? undefined : mark
  return (
    <i aria-hidden="true" style={{ display: 'flex', '--of': most / step } as CSSProperties}>
      {rest !== undefined && <i className="mark" style={{ inlineSize: share(rest) }} />}
      <i
        className={tone}
        style={{
          marginInlineStart: from > 0 ? share(from) : undefined,
          inlineSize: share(to - from - (rest ?? 0)),
        }}
      />
    </i>
  )
}

/** A day from midnight to midnight: work is filled, rest is open. Its numbers come with the style: without it they say nothing. */
export function DayBar({ parts }: { parts: readonly DayPart[] }) {
  if (parts.length === 0) return null
  return (
    <div aria-hidden="true">
      <div className="day">
        {parts.map(({ hours, isRest }, index) => (
          <i
            key={index}
            className={isRest ? 'rest' : undefined}
            style={{ inlineSize: `${(hours / DAY) * 100}%` }}
            data-number={hours}
          />
        ))}
      </div>
      <div className="scale">
        {[0, 6, 12, 18, DAY].map((hour) => (
          <i key={hour} data-number={hour} />
        ))}
      </div>
    </div>
  )
}

/** Seven days; of each the same share is rest. */
export function WeekBars({ rest }: { rest: number }) {
  const each = Math.min(Math.max(rest / DAYS, 0), DAY)
  return (
    <div className="week" aria-hidden="true">
      {Array.from({ length: DAYS }, (_, day) => (
        <i key={day}>
          <i
            style={{ blockSize: `${Math.round((each / DAY) * 100)}%` }}
            data-number={Math.round(each * 10) / 10}
          />
        </i>
      ))}
    </div>
  )
}
