import { OLD_CV_DAYS } from '../../../domain/sea-service/old-cv'

/** SQL: whether the text of an old CV is still kept. */
export const IS_KEPT = `read_at > now() - make_interval(days => ${OLD_CV_DAYS})`
