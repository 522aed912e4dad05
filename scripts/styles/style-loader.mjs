import { compileInSource } from './compile-in-source.mjs'

/**
 * For webpack: the style sheets that stand beside their components.
 *
 * @this {{ async: () => (error: unknown, source?: string) => void, resourcePath: string }}
 * @param {string} source
 */
export default function styleLoader(source) {
  const done = this.async()
  compileInSource(source, this.resourcePath).then(
    (compiled) => done(null, compiled),
    (error) => done(error),
  )
}
