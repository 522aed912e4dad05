/** The package has no types for its bundle; these are those of it that are used. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (filled: object | null) => void,
    ): void
    free(): void
  }

  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export default libheif
}
