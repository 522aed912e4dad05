/**
 * The id that the fragment of a URL names; `undefined` where it names none: an empty fragment, and
 * one whose percent-encoding is malformed.
 * @example anchorId('#%D0%B7%D0%B2%D1%96%D1%82') // 'звіт'
 */
export function anchorId(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.replace(/^#/, '')) || undefined
  } catch {
    // The only error decodeURIComponent throws is URIError, for a malformed escape.
    return undefined
  }
}
