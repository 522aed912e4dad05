interface Props {
  /** What is under way, for those who do not see the bar. */
  label: string
  /** How much is done, of `max`; left out where nobody knows. */
  value?: number
  max?: number
  hidden?: boolean
  id?: string
}

/** How far something has come, of 100 unless said otherwise. */
export function Progress({ label, max = 100, ...bar }: Props) {
  return <progress aria-label={label} max={max} {...bar} />
}
