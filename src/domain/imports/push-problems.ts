/** What an answer says to the system of a company, so that a program can tell it apart (docs/import-api.md). */
const PROBLEMS = {
  'token-missing': [401, 'Send your token: Authorization: Bearer mhpush_…'],
  'token-wrong': [401, 'This token is not known, or was revoked.'],
  'company-example': [403, 'This company is an invented example: it sends no vacancies.'],
  'company-suspended': [403, 'Your company is suspended here, so nothing of it is published.'],
  'company-warned': [
    403,
    'Readers are warned of your company here, so nothing of it is published.',
  ],
  'company-not-published': [403, 'Your company is not published here yet.'],
  unknown: [404, 'No vacancy of yours has this id.'],
  'address-wrong': [
    404,
    'Nothing has this address. The id is one part of it: write a slash in an id as %2F and a percent sign as %25.',
  ],
  'method-wrong': [405, 'Use PUT or DELETE.'],
  'too-slow': [408, 'The body took too long to come, so nothing was changed.'],
  'left-to-staff': [409, 'Staff of this site have changed or deleted it: ask them.'],
  feed: [
    409,
    'The vacancies of your company come by a feed: what is sent besides would be closed by it.',
  ],
  'body-too-large': [413, 'A vacancy has 64 kB at most.'],
  'content-type': [
    415,
    'Send JSON, JSON-LD or XML in UTF-8, not packed: Content-Type: application/json',
  ],
  'body-unreadable': [
    400,
    'The body is no JSON object in UTF-8, or a text in it has more than 10,000 characters.',
  ],
  'entry-unreadable': [
    400,
    'The body is not one vacancy: one JobPosting in JSON-LD, or XML with one entry and without a DOCTYPE, in UTF-8.',
  ],
  'id-wrong': [
    422,
    'An id has 1 to 200 characters, none of them a control character or a mark of direction, and no space around it.',
  ],
  'fields-wrong': [422, 'Some fields are wrong, so nothing was changed: see "errors".'],
  'too-often': [429, 'Too many requests. Come again after the seconds in Retry-After.'],
  busy: [
    503,
    'The site is busy. Send the same again after the seconds in Retry-After: it is done once.',
  ],
  failed: [500, 'Something went wrong here, so nothing was changed.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>

export type PushProblem = keyof typeof PROBLEMS

/** By the registry of HTTP. */
const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** A field with what is wrong with it, in words. */
export interface ToldError {
  /** As the export names it: `pay.from`. */
  field: string
  code: string
  detail: string
}

export const PROBLEM_TYPE = 'application/problem+json'

/**
 * A refusal by RFC 9457: what went wrong, for programs by `code` and for people by `detail`.
 * @example pushProblem('unknown') // { status: 404, body: '{"title":"Not Found",…}' }
 */
export function pushProblem(
  code: PushProblem,
  errors?: readonly ToldError[],
): { status: number; body: string } {
  const [status, detail] = PROBLEMS[code]
  const body = { title: TITLES[status], status, detail, code, ...(errors && { errors }) }
  return { status, body: JSON.stringify(body) }
}
