/** Each on a grid of 24, drawn with a line of 2. */
const SHAPES = {
  alert: 'M12 3.5 2.6 20h18.8zM12 10v4.5m0 2.9v.1',
  'arrow-up': 'M12 20V5m-7 7 7-7 7 7',
  calendar: 'M4 6h16v14H4zm0 5h16M8 3v4m8-4v4m-6 8 2 2 3-3',
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'm6 9 6 6 6-6',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-9-5v5l3.5 2',
  cross: 'M6 6l12 12M18 6 6 18',
  file: 'M6 2.5h8l4.5 4.5v14.5H6zM14 2.5V7h4.5M9 12.5h6m-6 4h6',
  filter: 'M4 7h16M7 12h10m-7 5h4',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-9-1v6m0-9.5v.01',
  lock: 'M5 11h14v10H5zm3 0V7.5a4 4 0 0 1 8 0V11',
  mail: 'M3 5h18v14H3zm0 2 9 7 9-7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21a8 8 0 0 1 16 0',
  phone:
    'M8 3H5a2 2 0 0 0-2 2c0 8.8 7.2 16 16 16a2 2 0 0 0 2-2v-3l-5-2-2 2.5A13 13 0 0 1 7.5 10L10 8z',
  seal: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-12.5.2 2.4 2.4 4.8-5',
  search: 'M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0zm-1.5 4.5L20 20',
  work: 'M12 3a9 9 0 1 1-9 9M12 8v4l3 2',
} as const

export type IconName = keyof typeof SHAPES

interface Props {
  name: IconName
  className?: string
}

/** A sign beside words, or in their place where the element around it is named; drawn in the page itself. */
export function Icon({ name, className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      // Browsers before Chromium 99 know no `@layer`, where its size is said else.
      width="20"
      height="20"
      aria-hidden="true"
      className={`icon ${className}`.trimEnd()}
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
