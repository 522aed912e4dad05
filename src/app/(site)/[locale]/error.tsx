'use client'

import { useState } from 'react'

import { isCrawler } from '@/domain/crawlers'
import type { FailureTexts } from '@/ui/failure-texts'

interface Props {
  error: Error & { digest?: string }
}

/**
 * Stands in for a page that broke in the browser. What breaks on the server is answered by the front
 * server (scripts/front-server/failure-page.mjs). Both ways out load a page anew.
 */
export default function BrokenPage({ error }: Props) {
  const texts = JSON.parse(document.body.dataset.failure ?? '{}') as Partial<FailureTexts>
  // A number to tell: the server's where it has one, else the moment.
  const [id] = useState(() => error.digest ?? Date.now().toString(36))
  const isShown = !isCrawler(navigator.userAgent)
  return (
    <main id="content" className="frame error-page">
      <div className="min-w-0">
        {isShown && (
          <>
            <h1 className="display mb-5">{texts.title}</h1>
            <p className="lede">{texts.message}</p>
            <p className="meta">{texts.reference?.replace('{id}', id)}</p>
          </>
        )}
        <p className="mt-7 flex flex-wrap gap-3">
          <button type="button" onClick={() => location.reload()} className="button">
            {texts.tryAgain}
          </button>
          <a href={texts.home} className="button quiet">
            {texts.goHome}
          </a>
        </p>
      </div>
    </main>
  )
}
