interface Props {
  text: string
}

/** Above a list of nothing but examples, in place of a label on each. */
export function AllExamples({ text }: Props) {
  return (
    <p role="note" className="all-examples">
      <span className="label">{text}</span>
    </p>
  )
}
