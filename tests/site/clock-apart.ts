import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where Debian's package `libfaketime` puts it; another place can be named in `LIBFAKETIME`. */
const FAKETIME = [
  process.env.LIBFAKETIME,
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
].find((file): file is string => file !== undefined && existsSync(file))

/** How a site's clock is set wrong here: for the whole process, or, where libfaketime is not installed, for its JavaScript. */
export const SETS_CLOCK_BY =
  FAKETIME === undefined ? 'a module that is loaded first' : 'libfaketime'

/** The environment of a site whose clock is so many seconds ahead of the machine's, or behind it. */
export function clockApart(seconds: number): Record<string, string> {
  if (FAKETIME !== undefined) {
    return {
      LD_PRELOAD: FAKETIME,
      FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
      // How long something takes stays as it is.
      DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
  }
  const module = path.join(import.meta.dirname, 'shifted-clock.mjs')
  return {
    NODE_OPTIONS: `--import=${pathToFileURL(module).href}`,
    CLOCK_AHEAD_MS: String(seconds * 1_000),
  }
}
