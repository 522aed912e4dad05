import type { ReactNode } from 'react'

import type { DiagramKind } from '../../domain/texts/diagrams'
import { Drawing } from './drawing'

const SHIP = 'M6 40h84l-12 18H20zM20 40V24h26v16M28 24V12h9v12M54 40v-9h22v9'

/** Dots in rows, most of them dark. */
const DOTS = Array.from({ length: 24 }, (_, index) => ({
  x: 12 + (index % 8) * 10,
  y: 14 + Math.floor(index / 8) * 18,
  index,
}))

/** Companies; of those that answer there are few. */
function companies(answers: readonly number[]): ReactNode {
  return DOTS.map(({ x, y, index }) => (
    <path
      key={index}
      className={answers.length === 0 ? 'lit full' : answers.includes(index) ? 'lamp' : undefined}
      d={`M${x - 3} ${y + 4}v-8h6v8z`}
    />
  ))
}

/** A scene for each part of what is shown in cards. */
const SCENES: Partial<Record<DiagramKind, readonly ReactNode[]>> = {
  whoPays: [
    // Three papers, and who holds them.
    <>
      <path className="full" d="m12 18 20-5 9 34-20 5z" />
      <path className="full" d="M38 10h22v36H38z" />
      <path className="lit full" d="m63 13 20 6-10 34-20-6z" />
      <path d="m19 26 8-2m11-2m6-1h10M44 28h10m16-2 8 2" />
    </>,
    <>
      <path className="full" d={SHIP} />
      <path className="lit" d="M84 20a10 10 0 1 1-20 0 10 10 0 0 1 20 0zm-10-5v10m-3-7h5m-4 4h5" />
    </>,
    <>
      <path className="full" d="M68 32a20 20 0 1 1-40 0 20 20 0 0 1 40 0z" />
      <path d="M48 20v24m6-19c-12-5-15 6-6 7s7 11-6 6" />
      <path className="no" d="m24 56 48-48" strokeWidth="4" />
    </>,
    <>
      <path className="full" d="M10 10h54v34H36L24 55V44H10z" />
      <path className="lit" d="M31 21c1-8 14-7 13 1-1 5-7 5-7 11m0 6v.1" />
      <path d="m72 50 14-20 5 4-14 20-7 3z" />
    </>,
  ],
  papers: [
    <>
      <path className="full" d="M28 4h40v56H28z" />
      <path
        className="lit"
        d="M60 26a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM36 26h24M48 14c6 7 6 17 0 24-6-7-6-17 0-24"
      />
      <path d="M38 48h20" />
    </>,
    <>
      <path className="full" d="M8 12h80v42H8z" />
      <path d="M31 26a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15 46a10 10 0 0 1 20 0M44 38h34M44 46h22" />
      <path className="lit" d="M66 18h14v11H66zm0 5h14m-7-5v11" />
    </>,
    <>
      <path
        className="full"
        d="M48 14C38 7 22 7 8 10v44c14-3 30-3 40 4 10-7 26-7 40-4V10c-14-3-30-3-40 4z"
      />
      <path d="M48 14v44M16 20c8-1 16-1 23 2m-23 7c8-1 16-1 23 2m-23 7c8-1 16-1 23 2" />
      <path
        className="lit"
        d="M68 20v24m-6-19h12m-16 9c1 7 5 10 10 10s9-3 10-10m-7-16a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
      />
    </>,
  ],
  mailing: [
    <>
      <path className="full" d="M30 4h36v30H30z" />
      <path d="M38 12h20M38 19h14" />
      <path className="lit full" d="m16 26 32 18 32-18v34H16z" />
    </>,
    companies([]),
    companies([3, 12, 22]),
  ],
}

/** What is drawn above a card; nothing where there is no drawing for it. */
export function Scene({ kind, index }: { kind: DiagramKind; index: number }) {
  const scene = SCENES[kind]?.[index]
  return scene === undefined ? null : (
    <Drawing width={96} height={64} turns={kind === 'mailing'}>
      {scene}
    </Drawing>
  )
}

/** A flag where something is wrong. */
export function WarningFlag() {
  return (
    <Drawing width={18} height={20} turns>
      <path className="no" d="M3 19V2h13l-4 4.5 4 4.5H3" />
    </Drawing>
  )
}

/** A lifebuoy: help from outside. */
export function Lifebuoy() {
  return (
    <Drawing width={38} height={38}>
      <circle className="lit full" cx="19" cy="19" r="16" />
      <circle className="lit" cx="19" cy="19" r="7" />
      <path
        className="no"
        d="m14 14-6.5-6.5M24 14l6.5-6.5M14 24l-6.5 6.5M24 24l6.5 6.5"
        strokeWidth="5"
      />
    </Drawing>
  )
}
