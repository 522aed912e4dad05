/**
 * Whether `URL` can parse an address. It replaces `URL.canParse`, which in Node 20 and 22 returns false for letters
 * such as `ü` after some thousand calls, when it is compiled (findings/node-url-can-parse.sh).
 * @example canParse('https://münchen.example/') // true
 */
export function canParse(address: string, base?: string | URL): boolean {
  try {
    return new URL(address, base) instanceof URL
  } catch {
    return false
  }
}
