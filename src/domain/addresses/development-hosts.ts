import { canParse } from './can-parse'
import { listeningOrigin } from './listening-origin'

/**
 * The names, beside localhost, at which a site in development is opened: its own machine's addresses, the one that it listens
 * on, and its public one. IPv6 as `URL` writes it, in brackets. None for a site that is built: a build is the same everywhere.
 * @param environment as it is given, before it is checked
 */
export function developmentHosts({
  NODE_ENV,
  HOST,
  PORT,
  SITE_URL,
}: Readonly<Record<string, string | undefined>>): string[] {
  if (NODE_ENV !== 'development') return []
  const origins = [listeningOrigin(HOST, Number(PORT) || 3000), SITE_URL ?? '']
  const hosts = origins
    .filter((origin) => canParse(origin))
    .map((origin) => new URL(origin).hostname)
  return [...new Set(['127.0.0.1', '[::1]', ...hosts])]
}
