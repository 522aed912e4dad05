/** Bytes: a photograph of a good telephone. The server stops reading an upload there. */
export const LARGEST_FILE = 10 * 1024 * 1024

/** Pixels. More cannot be decoded without taking the memory of everybody else. */
export const MOST_PIXELS = 50_000_000
