import { LIST_SCRIPT } from '@/domain/list-script'

/** What a list that is searched does where React leaves its page alone. */
export function ListSearchScript() {
  return <script dangerouslySetInnerHTML={{ __html: LIST_SCRIPT }} />
}
