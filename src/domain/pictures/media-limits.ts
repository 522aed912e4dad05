/** Bytes: a photograph of a good telephone. The server stops reading an upload there. */
export const LARGEST_FILE = 10 * 1024 * 1024
