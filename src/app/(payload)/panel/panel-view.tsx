import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface Props {
  initPageResult: AdminViewServerProps['initPageResult']
  params: AdminViewServerProps['params']
  searchParams: AdminViewServerProps['searchParams']
  title: string
  children: ReactNode
}

/** A view of our own in the frame of the panel, which has no main part by itself. */
export function PanelView({ initPageResult, params, searchParams, title, children }: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      {...(searchParams && { searchParams })}
      {...(req.user && { user: req.user })}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className="mh-report">
          <h1>{title}</h1>
          {children}
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
