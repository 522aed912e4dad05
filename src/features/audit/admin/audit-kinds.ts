import type { Where } from 'payload'

import { SIGN_INS } from '../../../domain/staff/audit'

/** Lines of accounts that are entered, which would stand between all changes. */
export const SIGN_INS_ONLY: Where = { action: { in: [...SIGN_INS] } }

/** All other lines: what the list shows as long as nothing else is asked for. */
export const CHANGES_ONLY: Where = { action: { not_in: [...SIGN_INS] } }
