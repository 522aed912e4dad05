import {
  PROBLEM_TYPE,
  pushProblem,
  type PushProblem,
  type ToldError,
} from '@/domain/imports/push-problems'

/** Headers of an answer to a push. No cache may store it, because it is for one company. */
export const PUSH_HEADERS = { 'Cache-Control': 'private, no-store', 'Content-Language': 'en' }

/** The answer that refuses what a company sent. */
export function problemAnswer(
  problem: PushProblem,
  more: { errors?: ToldError[]; retryAfter?: number } = {},
): Response {
  const { errors, retryAfter } = more
  const { status, body } = pushProblem(problem, errors)
  return new Response(body, {
    status,
    headers: {
      ...PUSH_HEADERS,
      'Content-Type': PROBLEM_TYPE,
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer realm="import"' }),
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  })
}
