/**
 * The linter's rules of this house, each a list of patterns in the syntax tree and what to do instead.
 * `docs/architecture.md` says why; `tests/check/house-rules` sees each of them fail.
 */

/**
 * Tokens that name a side of the screen instead of a side of the line. Arabic mirrors the site, so
 * `ml-2` is `ms-2`, `left-0` is `start-0`, `text-left` is `text-start`.
 */
const PHYSICAL_CLASS =
  String.raw`(^|\s)([^\s]+:)?!?-?` +
  String.raw`(((m|p|scroll-m|scroll-p)[lr]|left|right|border-[lr]|rounded-([lr]|[tb][lr]))-(\d|px|auto|full|none|xs|sm|md|lg|xl|[\[(])` +
  String.raw`|(border-[lr]|rounded-([lr]|[tb][lr])|(text|float|clear)-(left|right))!?(\s|$))`

const LOGICAL = 'Arabic mirrors the page: name the side of the line (ms-, pe-, start-, text-end).'
const ENVIRONMENT = 'Only src/env.ts reads the environment, parsed once: import { env }.'
const OVERRIDE = "Write `...overridingAccess('why')`, so that the reason stands beside it."

// Payload's Local API skips access unless told otherwise, so silence is never an answer.
const LOCAL_API_CALL =
  'CallExpression[callee.property.name=/^(find|findByID|findDistinct|findGlobal|findVersions|findVersionByID|findGlobalVersions|findGlobalVersionByID|count|countVersions|create|update|updateGlobal|delete|duplicate|restoreVersion|restoreGlobalVersion)$/]'
const SAYS_NO_ACCESS =
  'ObjectExpression:has(> Property[key.name=/^(collection|slug)$/]):not(:has(> Property[key.name="overrideAccess"])):not(:has(> SpreadElement[argument.callee.name="overridingAccess"]))'

const CLOCK =
  "Ask the database what it compares (databaseNow, `now()` in SQL); else write processNow('why'), and performance.now() for how long."
const ZONE = 'SQL names no time zone but UTC: Postgres has rules of its own (domain/time/time-zones.ts).'
const DAY_OF_BROWSER =
  'What a browser shows as a day is text of the server: its rules of time zones are of another release.'

/** In SQL, wherever it is written. */
const NAMED_ZONE = String.raw`(at time zone|set (local )?time zone|timezone *(=|to )|timezone\()(?! *'UTC')`

/** @type {Record<string, Record<string, string>>} */
const PATTERNS = {
  'no-re-export': {
    'ExportAllDeclaration, ExportNamedDeclaration[source]':
      'No barrel files: import from the file that says it.',
  },
  'local-api': {
    "ImportExpression[source.value='payload']":
      'Only src/cms/local-api.ts gets Payload: import localApi() from there.',
    [`${LOCAL_API_CALL} > ${SAYS_NO_ACCESS}`]:
      "Say which access applies: `overrideAccess: false` with the request's user, or `...overridingAccess('why')`.",
  },
  'overriding-access': {
    "Property[key.name='overrideAccess'][value.value=true]": OVERRIDE,
    "Property[key.value='overrideAccess'][value.value=true]": OVERRIDE,
  },
  'no-environment': {
    // Next replaces NEXT_RUNTIME at build time, and only where it is written out like this.
    "MemberExpression[object.name='process'][property.name='env']:not(MemberExpression[property.name='NEXT_RUNTIME'] > MemberExpression)":
      ENVIRONMENT,
    "VariableDeclarator[init.name='process'] Property[key.name='env']": ENVIRONMENT,
  },
  'one-clock': {
    "CallExpression[callee.object.name='Date'][callee.property.name='now']": CLOCK,
    "NewExpression[callee.name='Date'][arguments.length=0]": CLOCK,
  },
  'zones-in-sql': {
    [`Literal[value=/${NAMED_ZONE}/i]`]: ZONE,
    [`TemplateElement[value.raw=/${NAMED_ZONE}/i]`]: ZONE,
  },
  'days-of-browsers': {
    "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']": DAY_OF_BROWSER,
    'MemberExpression[property.name=/^toLocale(Date|Time)String$/]': DAY_OF_BROWSER,
  },
  'logical-sides': {
    [`Literal[value=/${PHYSICAL_CLASS}/]`]: LOGICAL,
    [`TemplateElement[value.raw=/${PHYSICAL_CLASS}/]`]: LOGICAL,
    "JSXAttribute[name.name='style'] Property[key.name=/^(margin|padding|border)(Left|Right)|^(left|right)$/]":
      LOGICAL,
  },
}

/** @typedef {{ report: (problem: { node: unknown, message: string }) => void }} RuleContext */

export default {
  meta: { name: 'house' },
  rules: Object.fromEntries(
    Object.entries(PATTERNS).map(([name, patterns]) => [
      name,
      {
        create: (/** @type {RuleContext} */ context) =>
          Object.fromEntries(
            Object.entries(patterns).map(([selector, message]) => [
              selector,
              (/** @type {unknown} */ node) => context.report({ node, message }),
            ]),
          ),
      },
    ]),
  ),
}
