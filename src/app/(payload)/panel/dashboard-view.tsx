import { DefaultDashboard } from '@payloadcms/next/views'
import type { ComponentProps } from 'react'

/** Payload's first page as the main part of it, which its frame does not mark. */
export function DashboardView(props: ComponentProps<typeof DefaultDashboard>) {
  return (
    <main>
      <DefaultDashboard {...props} />
    </main>
  )
}
