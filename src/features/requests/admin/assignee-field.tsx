import type { RelationshipFieldServerProps } from 'payload'

import { panelText } from '@/i18n/panel/panel-texts'

import { staffNames } from '@/cms/documents/fields/staff-names'
import { AssigneeSelect } from './assignee-select'

/** Who looks after a request, by name: editors may not read the accounts that Payload would list. */
export async function AssigneeField({ path, readOnly, req }: RelationshipFieldServerProps) {
  const names = await staffNames(req)
  return (
    <AssigneeSelect
      path={path}
      label={panelText(req.t, 'requestAssignee')}
      options={[...names].map(([id, name]) => ({ value: String(id), label: name }))}
      isReadOnly={readOnly ?? false}
    />
  )
}
