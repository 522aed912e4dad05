/** What stands at the end of every zip. Offsets and sizes in bytes. */
const END = { signature: Buffer.from('PK\u0005\u0006'), size: 22, longestComment: 0xffff }

const DIRECTORY_ENTRY = Buffer.from('PK\u0001\u0002')

/** Where a zip's directory is. Bytes. */
export interface ZipDirectory {
  start: number
  size: number
  entries: number
}

/**
 * The directory of a zip that ends where the file ends; `undefined` where there is none, or where a comment stands
 * behind it. A file of a few megabytes has no need of the format's wide numbers, which are not read.
 */
export function zipDirectory(bytes: Buffer): ZipDirectory | undefined {
  const end = bytes.length - END.size
  if (end < 0 || !bytes.subarray(end, end + 4).equals(END.signature)) return undefined
  if (bytes.readUInt16LE(end + 20) !== 0) return undefined
  const directory = directoryAt(bytes, end)
  return directory.start + directory.size === end ? directory : undefined
}

/** Whether programs would find a zip in a file of another kind: they look for its end, and for its directory from there. */
export function containsZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - END.size - END.longestComment)
  for (
    let end = bytes.indexOf(END.signature, from);
    end >= 0 && end + END.size <= bytes.length;
    end = bytes.indexOf(END.signature, end + 1)
  ) {
    // By its size: what stands before it may shift its place.
    const start = end - directoryAt(bytes, end).size
    if (start >= 0 && bytes.subarray(start, start + 4).equals(DIRECTORY_ENTRY)) return true
  }
  return false
}

function directoryAt(bytes: Buffer, end: number): ZipDirectory {
  return {
    entries: bytes.readUInt16LE(end + 10),
    size: bytes.readUInt32LE(end + 12),
    start: bytes.readUInt32LE(end + 16),
  }
}
