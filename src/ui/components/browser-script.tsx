import { type BrowserScript as Name, scriptAddress } from '@/domain/browser/browser-scripts'

/**
 * A script that a page runs by itself, each once. It comes after the text, wherever in it this is, and finds what it is
 * for.
 */
export function BrowserScript({ name }: { name: Name }) {
  return <script defer src={scriptAddress(name)} />
}
