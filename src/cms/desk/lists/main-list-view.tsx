'use client'

import { DefaultListView, useTranslation } from '@payloadcms/ui'
import { type ComponentProps, useEffect, useRef } from 'react'

/** Payload's list as the main part of its page, with names for the arrows that turn its pages: by itself it has neither. */
export function MainListView(props: ComponentProps<typeof DefaultListView>) {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  // After every change: the arrows are made again with the list.
  useEffect(() => {
    const name = (side: string, words: string) =>
      main.current?.querySelector(`.clickable-arrow--${side}`)?.setAttribute('aria-label', words)
    name('left', t('general:previous'))
    name('right', t('general:next'))
  })
  return (
    <main ref={main}>
      <DefaultListView {...props} />
    </main>
  )
}
