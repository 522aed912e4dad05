/**
 * Payload 3.90.1 caches the labels of fields that the server renders (texts with their blocks, fields of plugins,
 * fields with a component of their own) for everybody, in the language of the first user since the start. With this
 * switch they are labelled for each request, in about half a millisecond.
 */
export function nameFieldsInEachLanguage(): void {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    configurable: true,
    get: () => true,
    // Payload switches it off after each use.
    set: () => undefined,
  })
}
