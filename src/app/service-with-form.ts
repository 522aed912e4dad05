import { askForm as askAlone } from '@/features/seaman-services/ask.form'
import { withOwnForm } from '@/features/seamen/shared-forms/with-own-form'

/** The request for a service, with which a member sends the own form along in place of typing it again. */
export const askForm = withOwnForm(askAlone, 'consent')
