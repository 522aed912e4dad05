'use client'

import { DocumentInfoProvider, useServerFunctions } from '@payloadcms/ui'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'

type Id = number | string

interface NewDocument {
  /** To be called once the document exists; more than once does no harm. */
  made(id: Id): void
}

const NewInForm = createContext<NewDocument | undefined>(undefined)
const NewOnPage = createContext<NewDocument | undefined>(undefined)

/** Whom to tell that the document of this form exists now; nobody where it did before. */
export function useNewDocument(): NewDocument | undefined {
  return use(NewInForm)
}

type Props = ComponentProps<typeof DocumentInfoProvider>

/**
 * Payload's document with its form. A document that is made from what is typed here keeps its form, with
 * the cursor in it and what was typed while it was made: the form only learns the id. Payload would open
 * another one.
 */
export function KeptForm(props: Props) {
  const page = use(NewOnPage)
  const [begun, setBegun] = useState(() => begin(props, 0))
  // In a drawer, another document may follow.
  if (props.id !== begun.shown) {
    setBegun(
      props.id !== undefined && props.id === begun.made
        ? { ...begun, shown: props.id }
        : begin(props, begun.session + 1),
    )
  }
  const made = useCallback(
    (id: Id) => {
      setBegun((before) => ({ ...before, made: id }))
      page?.made(id)
    },
    [page],
  )
  const newDocument = useMemo(() => ({ made }), [made])
  const id = props.id ?? begun.made
  return (
    <NewInForm value={newDocument}>
      <DocumentInfoProvider
        key={begun.session}
        {...props}
        {...(begun.isNew && { initialState: begun.initialState })}
        {...(id !== undefined && { id, isEditing: true })}
      />
    </NewInForm>
  )
}

/** Begins with a document, or with none yet. */
function begin({ id, initialState }: Props, session: number) {
  const made: Id | undefined = undefined
  return { isNew: id === undefined, shown: id, initialState, session, made: made as Id | undefined }
}

/** The page of a new document: once that exists, it becomes the document's own page, and stays open. */
export function NewDocumentPage({
  collection,
  locale,
  children,
}: {
  collection: string
  locale: string
  children: ReactNode
}) {
  const { renderDocument } = useServerFunctions()
  const [view, setView] = useState(children)
  const address = useRef<Id | undefined>(undefined)
  const made = useCallback(
    (id: Id) => {
      if (address.current === id) return
      address.current = id
      const { search } = window.location
      window.history.replaceState(null, '', `/admin/collections/${collection}/${id}${search}`)
      // With what only a document has: its history, its preview, its schedules.
      const leads = { redirectAfterDelete: true, redirectAfterDuplicate: true }
      const asked = { collectionSlug: collection, docID: id, searchParams: { locale }, ...leads }
      void renderDocument(asked).then(({ Document }) =>
        // What is there stays in sight while parts of the new view arrive: letters that are typed into a hidden field are lost.
        startTransition(() => setView(Document)),
      )
    },
    [collection, locale, renderDocument],
  )
  const newDocument = useMemo(() => ({ made }), [made])
  return <NewOnPage value={newDocument}>{view}</NewOnPage>
}
