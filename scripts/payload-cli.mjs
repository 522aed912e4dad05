/**
 * Payload's command line. It loads TypeScript with the help of a second thread, and while only that
 * one works nothing keeps Node's first alive: now and then it ends in the middle, without a word and
 * with exit code 0. The timer holds it; the command line ends the process itself when it is done.
 */
setInterval(() => {}, 60_000)
// Loaded by its address: the package exports no types for it.
await import(new URL('../node_modules/payload/bin.js', import.meta.url).href)
