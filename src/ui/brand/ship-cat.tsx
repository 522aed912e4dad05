/** The ship's cat, on watch. Decoration for pages that have nothing else to show. */
export function ShipCat() {
  return (
    <svg
      viewBox="0 0 320 280"
      // Browsers before Chromium 99 know no `@layer`, where classes are.
      width="320"
      height="280"
      style={{ display: 'block', maxInlineSize: '100%', blockSize: 'auto' }}
      aria-hidden="true"
    >
      <path d="M236 30a36 36 0 1 0 40 52 30 30 0 0 1-40-52z" fill="var(--halo)" />
      <g fill="var(--secondary)">
        <circle cx="60" cy="52" r="2" />
        <circle cx="116" cy="26" r="1.6" />
        <circle cx="176" cy="62" r="1.6" />
        <circle cx="284" cy="128" r="2" />
      </g>
      {/* Two lines of sea. */}
      <g fill="none" stroke="var(--contour)" strokeWidth="3" strokeLinecap="round">
        <path d="M12 244q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0" />
        <path d="M52 264q20-14 40 0t40 0 40 0 40 0 40 0" opacity=".6" />
      </g>
      {/* A mooring bollard. */}
      <g fill="var(--soft)" stroke="var(--accent)" strokeWidth="3" strokeLinejoin="round">
        <path d="M112 244c6-12 8-24 8-38h76c0 14 2 26 8 38z" />
        <rect x="104" y="188" width="108" height="20" rx="10" />
      </g>
      {/* The cat. */}
      <path
        d="M192 184c38 6 46-30 28-46"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M124 188c-8-32 2-58 18-70-16-7-25-20-24-36l4-38c0-5 5-6 8-3l16 15c10-3 22-3 32 0l16-15c3-3 8-2 8 3l4 38c1 16-8 29-24 36 16 12 26 38 18 70z"
        fill="var(--ink)"
      />
      <g fill="var(--bg)">
        <ellipse cx="145" cy="82" rx="5" ry="6.5" />
        <ellipse cx="179" cy="82" rx="5" ry="6.5" />
        <path d="M156 94h12l-6 6z" />
      </g>
      <g stroke="var(--bg)" strokeWidth="2" strokeLinecap="round">
        <path d="M162 100v6M150 166v22M174 166v22" />
      </g>
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinecap="round">
        <path d="m128 95-26-4m26 11-26 4m94-11 26-4m-26 11 26 4" />
      </g>
      {/* Its collar: the flags M and H. */}
      <path d="M136 120q26 14 52 0v9q-26 14-52 0z" fill="var(--primary)" />
      <path d="M162 130v12h14v-13z" fill="#fff" />
      <path d="M169 130v12h9v-15z" fill="#dc2626" />
    </svg>
  )
}
