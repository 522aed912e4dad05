interface Props {
  graph: object | undefined
}

/** Structured data for search engines; nothing where there is none. */
export function JsonLd({ graph }: Props) {
  if (!graph) return null
  // Text of editors could end the element; as an escape it means the same to JSON.
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
