/**
 * What is written while it is read: a piece is asked for when the one before has gone out, so a slow reader holds one piece
 * and nothing else; one that goes away ends it. A failure breaks the connection, because what merely ended early would
 * look whole.
 */
export function streamOf(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void, undefined>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let waiting: IteratorResult<string, void> | undefined = first
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = waiting ?? (await rest.next())
        waiting = undefined
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await rest.return()
      },
    },
    // Nothing is read ahead of its reader.
    { highWaterMark: 0 },
  )
}
