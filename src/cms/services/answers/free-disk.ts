import { statfs } from 'node:fs/promises'

/** Bytes of the disk that has a folder; nothing where the system does not say. */
export async function readDisk(
  folder: string,
): Promise<{ free: number; size: number } | undefined> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk && { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize }
}
