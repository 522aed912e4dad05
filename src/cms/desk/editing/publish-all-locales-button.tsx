'use client'

import { ConfigProvider, PublishButton, useConfig } from '@payloadcms/ui'
import { useMemo } from 'react'

/**
 * Payload's button for documents that are published in all languages at once. Where a document has texts in
 * several languages Payload offers to publish one of them; such a button cannot be told not to (3.90.1).
 */
export function PublishAllLocalesButton() {
  const { config } = useConfig()
  const withoutLanguages = useMemo(() => ({ ...config, localization: false as const }), [config])
  return (
    <ConfigProvider config={withoutLanguages}>
      <div className="mh-at-once">
        <PublishButton />
      </div>
    </ConfigProvider>
  )
}
