import path from 'node:path'

import { env } from '../../env'

/** Where originals are kept. */
export const MEDIA_FOLDER = path.resolve(env.DATA_DIR, 'media')

/** Where the originals of what is in the trash are kept; nothing is served from there. */
export const TRASH_FOLDER = path.resolve(env.DATA_DIR, 'media-trash')

/** Where files that a write replaces are held until it is done. */
export const REPLACED_FOLDER = path.resolve(env.DATA_DIR, 'media-replaced')
