interface Props {
  /** Sentences. */
  notes: readonly string[]
}

/** What readers are told beside what they asked for; nothing where there is nothing. */
export function Notes({ notes }: Props) {
  if (notes.length === 0) return null
  return (
    <div className="callout" role="note">
      <i aria-hidden="true">i</i>
      <div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  )
}
