import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  heading: 'h2' | 'h3'
  /** Links to what a reader can do. */
  children: ReactNode
}

/** What stands in the place of a list that has nothing to show, and what to do. */
export function Nothing({ title, text, heading: Heading, children }: Props) {
  return (
    <section className="card pad nothing" aria-labelledby="_nothing">
      <Heading id="_nothing">{title}</Heading>
      <p>{text}</p>
      <p className="ways">{children}</p>
    </section>
  )
}
