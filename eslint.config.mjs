import { fileURLToPath } from 'node:url'

import js from '@eslint/js'
import next from '@next/eslint-plugin-next'
import { defineConfig, globalIgnores } from 'eslint/config'
// @ts-expect-error -- the plugin comes without types
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const ROOT = fileURLToPath(new URL('.', import.meta.url))

/**
 * Tokens that name a side of the screen instead of a side of the line. Arabic mirrors the site, so
 * `ml-2` is `ms-2`, `left-0` is `start-0`, `text-left` is `text-start`.
 */
const PHYSICAL_CLASS =
  String.raw`(^|\s)([^\s]+:)?!?-?` +
  String.raw`(((m|p|scroll-m|scroll-p)[lr]|left|right|border-[lr]|rounded-([lr]|[tb][lr]))-(\d|px|auto|full|none|xs|sm|md|lg|xl|[\[(])` +
  String.raw`|(border-[lr]|rounded-([lr]|[tb][lr])|(text|float|clear)-(left|right))!?(\s|$))`

const LOGICAL = 'Arabic mirrors the page: name the side of the line (ms-, pe-, start-, text-end).'

const NAMED = {
  getPayload: {
    name: 'payload',
    importNames: ['getPayload', 'default'],
    message: 'Only src/cms/local-api.ts gets Payload: import localApi() from there.',
  },
  process: {
    message: 'Only src/env.ts reads the environment, parsed once: import { env }.',
  },
}

// One list per place, because a later `no-restricted-syntax` replaces an earlier one as a whole.
const SYNTAX = {
  reExport: [
    {
      selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
      message: 'No barrel files: import from the file that says it.',
    },
  ],
  payload: [
    {
      selector: "ImportExpression[source.value='payload']",
      message: NAMED.getPayload.message,
    },
    {
      // Payload's Local API skips access unless told otherwise, so silence is never an answer.
      selector:
        'CallExpression[callee.property.name=/^(find|findByID|findDistinct|findGlobal|findVersions|findVersionByID|findGlobalVersions|findGlobalVersionByID|count|countVersions|create|update|updateGlobal|delete|duplicate|restoreVersion|restoreGlobalVersion)$/] > ObjectExpression:has(> Property[key.name=/^(collection|slug)$/]):not(:has(> Property[key.name="overrideAccess"])):not(:has(> SpreadElement[argument.callee.name="overridingAccess"]))',
      message:
        "Say which access applies: `overrideAccess: false` with the request's user, or `...overridingAccess('why')`.",
    },
  ],
  overrideAccess: [
    {
      selector:
        "Property[key.name='overrideAccess'][value.value=true], Property[key.value='overrideAccess'][value.value=true]",
      message: "Write `...overridingAccess('why')`, so that the reason stands beside it.",
    },
  ],
  environment: [
    {
      // Next replaces NEXT_RUNTIME at build time, and only where it is written out like this.
      selector:
        "MemberExpression[object.name='process'][property.name='env']:not(MemberExpression[property.name='NEXT_RUNTIME'] > MemberExpression)",
      message: NAMED.process.message,
    },
    {
      selector: "VariableDeclarator[init.name='process'] Property[key.name='env']",
      message: NAMED.process.message,
    },
  ],
  physical: [
    { selector: `Literal[value=/${PHYSICAL_CLASS}/]`, message: LOGICAL },
    { selector: `TemplateElement[value.raw=/${PHYSICAL_CLASS}/]`, message: LOGICAL },
    {
      selector:
        "JSXAttribute[name.name='style'] Property[key.name=/^(margin|padding|border)(Left|Right)|^(left|right)$/]",
      message: LOGICAL,
    },
  ],
}

/**
 * @param {...(keyof typeof SYNTAX)} kinds
 * @returns {import('eslint').Linter.RuleEntry}
 */
function restrictedSyntax(...kinds) {
  return ['error', ...kinds.flatMap((kind) => SYNTAX[kind])]
}

/**
 * @param {{ getPayload: boolean, environment: boolean }} allowed
 * @returns {import('eslint').Linter.RuleEntry}
 */
function restrictedImports({ getPayload, environment }) {
  return [
    'error',
    {
      paths: [
        ...(getPayload ? [] : [NAMED.getPayload]),
        ...(environment
          ? []
          : ['process', 'node:process'].map((name) => ({ name, ...NAMED.process }))),
      ],
    },
  ]
}

export default defineConfig(
  globalIgnores([
    '.next/',
    '.data/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    // Generated.
    'next-env.d.ts',
    'migrations/',
    'src/payload-types.ts',
    'src/app/(payload)/admin/importMap.js',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: ROOT },
    },
    rules: {
      // The compiler knows every global.
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      '@typescript-eslint/prefer-promise-reject-errors': [
        'error',
        { allowThrowingAny: true, allowThrowingUnknown: true },
      ],
      // Headers and environments are plain objects with computed keys.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Code points are counted on purpose (slugs); nothing here takes text apart into letters.
      '@typescript-eslint/no-misused-spread': [
        'error',
        { allow: [{ from: 'lib', name: 'string' }] },
      ],
      // An empty string or NaN often means "none" as much as undefined does.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      // Blind to module state that changes during an `await`, and trusts types that Payload breaks.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Drizzle hands out the same class by different names; types here are structural.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // A handler or hook is async because its contract is, whether or not it awaits today.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    // The compiler checks plain JavaScript too; but there is no `as` for what JSON.parse returns.
    files: ['**/*.mjs'],
    rules: Object.fromEntries(
      [
        'no-unsafe-argument',
        'no-unsafe-assignment',
        'no-unsafe-call',
        'no-unsafe-member-access',
        'no-unsafe-return',
        'restrict-plus-operands',
        'use-unknown-in-catch-callback-variable',
      ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
    ),
  },

  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    files: ['src/**'],
    extends: [next.configs['core-web-vitals']],
  },

  // The rules of the house. docs/architecture.md says why; tests/check sees each of them fail.
  {
    files: ['src/**', 'payload.config.ts'],
    rules: {
      'no-restricted-imports': restrictedImports({ getPayload: false, environment: false }),
      'no-restricted-syntax': restrictedSyntax(
        'reExport',
        'payload',
        'overrideAccess',
        'environment',
        'physical',
      ),
    },
  },
  {
    // Hooks and the layer below the features: the site's own bookkeeping, no reader's request.
    files: ['src/cms/**', 'src/**/*.hooks.ts'],
    rules: {
      'no-restricted-syntax': restrictedSyntax('reExport', 'payload', 'environment', 'physical'),
    },
  },
  {
    files: ['src/cms/local-api.ts'],
    rules: {
      'no-restricted-imports': restrictedImports({ getPayload: true, environment: false }),
    },
  },
  {
    files: ['src/env.ts', 'src/server/server-settings.ts'],
    rules: {
      'no-restricted-imports': restrictedImports({ getPayload: false, environment: true }),
      'no-restricted-syntax': restrictedSyntax('reExport', 'payload', 'overrideAccess', 'physical'),
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'URL',
          property: 'canParse',
          message: 'Node 20 refuses good addresses by it: canParse() of domain/can-parse.ts.',
        },
      ],
    },
  },
  {
    // They talk to the terminal.
    files: ['scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**'],
    rules: {
      // Playwright's fixtures and vitest's matchers (`expect.any`) are typed `any` by their authors.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
)
