/**
 * Payload keeps what it calls the fields that the server renders (texts with their blocks, those of
 * plugins, those with a component of their own) in the language of whoever came first since the start,
 * for everybody (3.90.1). This holds its own switch against that: they are named again for each request,
 * in about half a millisecond.
 */
export function nameFieldsInEachLanguage(): void {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    configurable: true,
    get: () => true,
    // Payload switches it off after each use.
    set: () => undefined,
  })
}
