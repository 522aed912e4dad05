/** What the pages of readers are built with; in development they keep what is written, which newer browsers know. */
const forOldBrowsers =
  process.env.NODE_ENV === 'production' ? { './scripts/styles/for-next.cjs': {} } : {}

const config = { plugins: { '@tailwindcss/postcss': {}, ...forOldBrowsers } }

export default config
