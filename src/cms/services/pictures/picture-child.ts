import type { Step } from '../../../domain/pictures/picture-bounds.mjs'
import { type Done, JobChild, type Limits } from '../child-processes/job-child'

/** What the child is asked to do with a file. */
export interface Job {
  input: Uint8Array
  steps: readonly Step[]
  /** Only what stands in the file's header, or the finished picture. */
  wants: 'header' | 'picture'
}

/** Pixels; `autoOrient` is the shape when it stands upright. */
export interface PictureHeader {
  width: number
  height: number
  format: string
  pages: number
  orientation: number | undefined
  autoOrient: { width: number; height: number }
}

/** Pixels, and bytes. */
export interface PictureInfo {
  width: number
  height: number
  format: string
  size: number
}

/** What the child answers. */
export type JobDone = Done & ({ header: PictureHeader } | { data: Uint8Array; info: PictureInfo })

/**
 * A photograph of 50 million pixels takes about two seconds, and a picture within the bounds takes less than half of the
 * memory.
 */
const LIMITS: Limits = { time: 20_000, memory: 768 * 1024 * 1024 }

/** A process that decodes pictures; `scripts/picture-child.mjs` is what runs there. */
export class PictureChild extends JobChild<Job, JobDone> {
  constructor(limits = LIMITS) {
    super({ script: 'picture-child.mjs' }, limits)
  }
}
