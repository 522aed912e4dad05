const COAST =
  'M480 0H262c-14 26 20 40 8 74s36 34 48 62-8 52 26 70 40-8 62 22-10 46 20 70 30 6 54 20z'
const COURSE = 'M170 386C204 318 284 340 284 268 284 240 292 216 306 194'
const SOUNDINGS = [
  [58, 66, 41],
  [136, 46, 36],
  [196, 104, 18],
  [62, 168, 52],
  [236, 214, 15],
  [338, 344, 12],
  [404, 396, 22],
  [262, 396, 31],
  [318, 300, 9],
  [52, 384, 60],
] as const

/** A harbour approach as a chart draws it, with one clear light. Decoration: it says nothing. */
export function HarbourChart() {
  return (
    <svg
      viewBox="0 0 480 440"
      // Browsers before Chromium 99 know no `@layer`, where classes are.
      width="480"
      height="440"
      style={{ display: 'block', inlineSize: '100%', blockSize: 'auto' }}
      aria-hidden="true"
    >
      <defs>
        <path id="_coast" d={COAST} strokeLinejoin="round" />
        <radialGradient id="_lamp">
          <stop offset="0" stopColor="var(--halo)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--halo)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="var(--sea)" d="M0 0h480v440H0z" />
      {/* Depth contours: the coast itself, drawn ever thinner. */}
      <g fill="none" stroke="var(--contour)">
        <use href="#_coast" strokeWidth="172" stroke="var(--shallow)" />
        <use href="#_coast" strokeWidth="78" />
        <use href="#_coast" strokeWidth="76" stroke="var(--shoal)" />
      </g>
      <use href="#_coast" fill="var(--land)" stroke="var(--coast)" strokeWidth="1.5" />
      <path stroke="var(--line)" d="M120 0v440M240 0v440M360 0v440M0 110h480M0 220h480M0 330h480" />
      <g fill="var(--muted)" fontSize="12" fontStyle="italic" textAnchor="middle">
        {SOUNDINGS.map(([x, y, depth]) => (
          <text key={depth} x={x} y={y}>
            {depth}
          </text>
        ))}
      </g>
      {/* The compass rose. */}
      <g transform="translate(122 262)" fill="none" stroke="var(--accent)">
        <circle r="82" strokeWidth="8" strokeDasharray="1 6.156" />
        <circle r="78" opacity=".6" />
        <circle r="54" opacity=".35" />
        <path d="M0-70 9-9 70 0 9 9 0 70-9 9-70 0-9-9zM-32-32 32 32M32-32-32 32" opacity=".55" />
        <path d="M0-70 9-9 0 0zM70 0 9 9 0 0zM0 70-9 9 0 0zM-70 0-9-9 0 0z" fill="var(--accent)" />
        <path d="m0-96 6 11h-12z" fill="var(--accent)" />
      </g>
      {/* The course to the light. */}
      <path d={COURSE} fill="none" stroke="var(--accent)" strokeWidth="2" strokeDasharray="7 6" />
      <g fill="var(--surface)" stroke="var(--accent)" strokeWidth="2">
        <circle cx="284" cy="268" r="5" />
        <path d="m163 408-4-20 13-14 9 17-6 20z" />
      </g>
      <circle cx="318" cy="176" r="92" fill="url(#_lamp)" />
      <path
        d="m318 160 3.6 11 11.4 0-9.200 6.800 3.500 11.200-9.300-6.900-9.300 6.900 3.500-11.200-9.200-6.800 11.400 0z"
        fill="var(--lamp)"
      />
      {/* The edge that counts the minutes. */}
      <g fill="none">
        <path d="M4 4h472v432H4z" stroke="var(--surface)" strokeWidth="8" />
        <path d="M4 4h472v432H4z" stroke="var(--line)" strokeWidth="8" strokeDasharray="24" />
      </g>
    </svg>
  )
}
