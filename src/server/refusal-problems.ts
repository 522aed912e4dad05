import { PROBLEM_TYPE, pushProblem, type PushProblem } from '../domain/imports/push-problems'
import type { Route } from '../domain/routes/route-table'

/** What the front server refuses by itself, in the codes of docs/import-api.md. */
const CODES = {
  400: 'address-wrong',
  405: 'method-wrong',
  408: 'too-slow',
  413: 'body-too-large',
  503: 'busy',
} as const satisfies Record<number, PushProblem>

/** A refusal for a program, where the route refuses so; `undefined` where people read it. */
export function inProblems(
  route: Route | undefined,
  status: keyof typeof CODES,
): { status: number; type: string; body: string } | undefined {
  if (route?.refusals !== 'problems') return undefined
  return { type: PROBLEM_TYPE, ...pushProblem(CODES[status]) }
}
