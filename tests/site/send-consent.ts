/** Sends the form of the cookie settings, as a browser does. */
export function sendConsent(
  site: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${site}/server/consent`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
}
