/**
 * Whether an address can be read. `URL.canParse` of Node 20 and 22 says no to one with a letter such as `ü` once it has been
 * asked some thousand times and is compiled (findings/node-url-can-parse.sh).
 * @example canParse('https://münchen.example/') // true
 */
export function canParse(address: string, base?: string | URL): boolean {
  try {
    return new URL(address, base) instanceof URL
  } catch {
    return false
  }
}
