import type { ReactNode } from 'react'

import type { ChartKind } from '../../domain/texts/diagrams'
import { SeaChartStyle } from './sea-chart-style'
import { anchored, can, cone, course, light, rose, ship } from './sea-marks'

interface Chart {
  /** As the strip of a text, where it is not another. */
  width?: number
  /** What a phone shows of it, where it is not the middle. */
  endsAt?: 'right'
  /** Land; the shallows follow its coast. */
  coast: string
  /** Where it was sounded, and how many metres were found: `x y metres`, with commas between. */
  depths: string
  /** Marks, lights and ways. */
  marks: ReactNode
}

/** The strip of the home page is the whole way in. */
type Kind = ChartKind | 'approach'

const CHARTS: Readonly<Record<Kind, Chart>> = {
  approach: {
    width: 1160,
    coast:
      'M640-9c60 26 130 14 190 30s104 6 146 26l30 30-6 5-28-22c40-2 60-6 64 18v34l-36 2-30 28 6 4h194V-9zM300 151c40-8 60-32 100-38s60 16 90 18 60 10 90 20zM800 151c40-14 90-8 166-10v10z',
    depths:
      '36 40 46, 172 34 52, 196 118 38, 300 42 31, 344 96 24, 470 36 27, 540 108 18, 596 30 16, 660 118 12, 690 52 11, 790 106 9, 806 62 8, 940 112 6',
    marks: (
      <>
        <g stroke="var(--halo)" opacity=".8">
          <path strokeDasharray="3 4" d="M404 112 300-9M404 112 560-9" />
        </g>
        {rose(96, 82)}
        {anchored(250, 82, 200)}
        {course('M0 22C120 10 220 20 330 34S520 80 640 78 820 88 1000 88')}
        <path stroke="var(--accent)" strokeWidth="1.5" d="M900 88h204" />
        {[620, 740, 860].map((x, index) => (
          <g key={x}>
            {can(x, 62 + index * 6)}
            {cone(x + 12, 106 + index * 6)}
          </g>
        ))}
        {light(404, 112)}
        {light(1062, 88)}
        {light(1104, 88)}
        {ship(520, 69, 14)}
      </>
    ),
  },
  harbour: {
    coast:
      'M0-9h690v48c-40 6-58-8-92-2l-14 52-9-2 7-54c-70-4-112 22-170 8l-20 40-8-4 14-42C300 22 180 44 96 34 60 30 30 40-9 30z',
    depths: '60 92 14, 150 70 9, 214 112 21, 316 100 12, 470 84 7, 520 118 11, 648 104 18',
    marks: (
      <>
        {course('M258 124C330 112 420 128 490 92S530 60 500 52')}
        {light(380, 84)}
        {light(580, 92)}
        {ship(252, 116, -14)}
      </>
    ),
  },
  quay: {
    coast: 'M-9 141v-40c50-10 120 4 190-8h60V52h12v41h120V46h12v47c90 10 160-16 305-2v60z',
    depths: '50 60 11, 132 30 17, 206 62 8, 318 30 13, 446 62 9, 548 52 16, 632 64 10',
    marks: (
      <>
        {ship(276, 82)}
        {ship(334, 82)}
        {course('M680 20C600 10 520 40 430 26S310 50 300 66')}
        {light(379, 44)}
      </>
    ),
  },
  leadingLights: {
    endsAt: 'right',
    coast: 'M690-9v160H560c14-24-14-34 2-56s-20-30 6-52-4-30 22-52z',
    depths: '40 40 34, 96 104 41, 180 34 26, 250 108 19, 344 40 14, 420 104 9, 496 36 5',
    marks: (
      <>
        <path stroke="var(--accent)" strokeWidth="1.5" d="M330 70h274" />
        {course('M20 70h310')}
        {light(566, 70)}
        {light(606, 70)}
        {ship(284, 70)}
      </>
    ),
  },
  passage: {
    coast:
      'M-9-9h699v26c-90 16-150-8-240 8S300 40 210 22 60 34-9 22zm0 160v-32c60-14 130 8 220-6s150 12 230 0 170-10 249 4v40z',
    depths: '36 80 9, 142 96 12, 286 62 15, 352 100 13, 452 58 11, 548 88 14, 648 66 10',
    marks: (
      <>
        {course('M0 74C110 64 200 90 330 78S560 64 680 78')}
        {[90, 244, 396, 536].map((x, index) => (
          <g key={x}>
            {can(x, index % 2 === 0 ? 56 : 60)}
            {cone(x + 10, index % 2 === 0 ? 108 : 112)}
          </g>
        ))}
        {ship(316, 79)}
      </>
    ),
  },
  lighthouse: {
    coast: 'M-9 151v-30c40-16 96 6 140-18s44-36 78-26 8 34 50 44 90 2 120 34z',
    depths: '60 52 22, 130 30 31, 300 44 17, 392 96 24, 480 40 38, 600 100 45, 636 52 52',
    marks: (
      <>
        <g stroke="var(--halo)" opacity=".8">
          <path strokeDasharray="3 4" d="M198 84 520-4M198 84l320 52" />
          <path strokeWidth="3" d="M470 10a280 280 0 0 1 2 118" />
        </g>
        {light(198, 84)}
        {course('M680 96C600 84 560 60 470 66S360 60 330 30')}
        {ship(530, 67, 187)}
      </>
    ),
  },
  anchorage: {
    coast:
      'M-9-9h300c-30 30 30 34 10 56s-90 10-130 26-60 20-90 16-50 10-90 4zM690-9v90c-40 20-70 8-90 30s-20 20-10 40h100z',
    depths: '330 30 12, 250 112 16, 380 118 21, 452 26 18, 540 40 15, 548 118 13, 150 124 9',
    marks: (
      <>
        {anchored(340, 78, 24)}
        {anchored(444, 84, 200)}
        {anchored(520, 82, 30)}
        {light(150, 72)}
      </>
    ),
  },
  strait: {
    coast:
      'M-9-9h260c-20 20-70 10-110 26S60 40-9 44zM690 151H330c30-22 90-12 140-30s60-50 120-54 60-16 100-18z',
    depths: '132 100 28, 150 66 33, 262 112 40, 300 36 46, 430 54 37, 530 26 31, 636 20 25',
    marks: (
      <>
        <path d="M60 120C200 104 360 66 620 8" stroke="var(--accent-line)" strokeWidth="9" />
        {course('M240 122C320 104 400 86 490 62')}
        {course('M480 20C380 44 300 62 190 78')}
        {rose(60, 84)}
        {ship(396, 88, -14)}
        {ship(322, 58, 166)}
      </>
    ),
  },
  wreck: {
    coast: 'M690-9v70c-30 20-70-4-96 18s-8 34-40 44-60-4-84 28h220z',
    depths: '50 44 27, 134 108 19, 220 36 14, 300 116 12, 404 34 8, 470 84 4, 560 30 6',
    marks: (
      <>
        <g stroke="var(--bad)" strokeWidth="2">
          <ellipse cx="320" cy="70" rx="46" ry="24" strokeDasharray="2 5" />
          <path d="M292 70h56m-44-9v18m16-22v26m16-22v18" />
          <path d="M420 102v12m-6-6h12m14-28v12m-6-6h12" />
        </g>
        <path
          fill="var(--ink)"
          stroke="none"
          d="M213 84h14v6h-14zm2 12h10v5h-10zm-4 6h18v2h-18zm12-28a3 3 0 1 1-6 0 3 3 0 0 1 6 0zm0-8a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
        />
        <path fill="var(--bad)" stroke="none" d="M214 90h12v6h-12z" />
        {course('M0 90C70 96 110 70 170 40S320 0 400 4')}
        {ship(84, 83, -26)}
        {light(600, 84)}
      </>
    ),
  },
}

/**
 * A strip of a sea chart. Decoration: it says nothing. A phone shows about the middle two thirds of it; no mark is where those
 * end.
 */
export function SeaChart({ kind }: { kind: Kind }) {
  const { width = 680, endsAt, coast, depths, marks } = CHARTS[kind]
  return (
    <>
      <SeaChartStyle />
      <svg
        viewBox={`0 0 ${width} 132`}
        // Browsers before Chromium 99 know no `@layer`, where classes are.
        width={width}
        height="132"
        preserveAspectRatio={endsAt === 'right' ? 'xMaxYMid slice' : 'xMidYMid slice'}
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="sea-chart"
        aria-hidden="true"
      >
        <path fill="var(--sea)" d={`M0 0h${width}v132H0z`} />
        {/* Depth contours: the coast itself, drawn ever thinner. */}
        <path d={coast} stroke="var(--contour)" strokeWidth="66" />
        <path d={coast} stroke="var(--shallow)" strokeWidth="64" />
        <path d={coast} stroke="var(--contour)" strokeWidth="30" />
        <path d={coast} stroke="var(--shoal)" strokeWidth="28" />
        <path d={coast} fill="var(--land)" stroke="var(--coast)" strokeWidth="1.5" />
        <path
          stroke="var(--line)"
          d={`M0 66h${width}M170 0v132M340 0v132M510 0v132M680 0v132M850 0v132M1020 0v132`}
        />
        <g fill="var(--muted)" fontSize="11" fontStyle="italic" textAnchor="middle">
          {depths.split(', ').map((sounding) => {
            const [x, y, metres] = sounding.split(' ')
            return (
              <text key={sounding} x={x} y={y}>
                {metres}
              </text>
            )
          })}
        </g>
        {marks}
      </svg>
    </>
  )
}
