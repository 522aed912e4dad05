import type { BodyHeading } from './body-sections'

interface Props {
  heading: BodyHeading | undefined
}

/** Where a link arrives that names a section in the section's own language. Nothing to see or read. */
export function OwnAnchor({ heading }: Props) {
  return heading?.ownId === undefined ? null : <span id={heading.ownId} />
}
