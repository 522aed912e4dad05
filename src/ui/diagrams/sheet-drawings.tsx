import type { ReactNode } from 'react'

import { Drawing } from './drawing'

/** What is in the parts of an employment agreement, from its head to its foot. */
const PARTS: readonly ReactNode[] = [
  // Who somebody is: a face, and a name.
  <>
    <path className="full" d="M4 4h30v40H4z" />
    <path d="M25 18a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM9 40a10 10 0 0 1 20 0" />
    <path className="lit" d="M46 13h66M46 24h44" />
    <path d="M46 36h56" opacity=".4" />
  </>,
  // For whom: a ship.
  <>
    <path className="full" d="M4 30h44l-7 13H12z" />
    <path d="M12 30V17h14v13M17 17V8h6v9M30 30v-7h10v7" />
    <path className="lit" d="M58 16h54M58 27h36" />
    <path d="M58 39h46" opacity=".4" />
  </>,
  // As what: stripes of a sleeve.
  <>
    <path className="full" d="M6 4h28v40H6z" />
    <path className="lit" d="M6 22h28M6 30h28M6 38h28M24 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />
    <path className="lit" d="M46 20h50" />
    <path d="M46 32h66" opacity=".4" />
  </>,
  // For what: sums below each other.
  <>
    <path d="M4 9h48M4 20h62M4 31h40" opacity=".4" />
    <path className="lit" d="M94 9h18M88 20h24M98 31h14M82 37h30M82 43h30" />
  </>,
  // Until when: a calendar.
  <>
    <path className="full" d="M4 8h42v36H4zm0 10h42" />
    <path d="M14 4v8M36 4v8M11 25h2m7 0h2m7 0h2m7 0h2M11 35h2m7 0h2" />
    <circle className="lamp" cx="31" cy="35" r="5" />
    <path className="lit" d="M58 20h54" />
    <path d="M58 32h38" opacity=".4" />
  </>,
  // And home.
  <>
    <path className="full" d="M72 24 92 8l20 16v20H72z" />
    <path d="M86 44V32h12v12" />
    <path className="lit" d="M6 40C20 14 44 10 62 18" strokeDasharray="4 5" />
    <path className="lit" d="m55 11 8 7-10 3z" />
  </>,
  // Two names.
  <>
    <path d="M4 38h48M66 38h48" opacity=".4" />
    <path
      className="lit"
      d="M8 33c6-20 11-20 9-6s10-12 12-8-1 12 5 7 6-1 10-1M70 31c8-3 9-20 13-17s-7 19-1 18 8-14 11-12-1 11 4 9 5-2 10-3"
    />
  </>,
]

/** What is drawn of a part of an agreement; further ones are lines on paper. */
export function AgreementPart({ index }: { index: number }) {
  return (
    <Drawing width={120} height={48} turns>
      {PARTS[index] ?? <path d="M4 14h108M4 26h92M4 38h60" opacity=".4" />}
    </Drawing>
  )
}
