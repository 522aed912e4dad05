'use client'

import { isCrawler } from '@/domain/crawlers'
import type { FailureTexts } from '@/ui/browser/failure-texts'
import { ErrorPageStyle } from '@/ui/components/error-page-style'

interface Props {
  error: Error & { digest?: string }
}

/**
 * Stands in for a page that broke in the browser. What breaks on the server is answered by the front
 * server (src/server/failure-page.ts). Both ways out load a page again.
 */
export default function BrokenPage({ error }: Props) {
  const texts = JSON.parse(document.body.dataset.failure ?? '{}') as Partial<FailureTexts>
  const isShown = !isCrawler(navigator.userAgent)
  return (
    <main id="content" className="frame error-page">
      <ErrorPageStyle />
      <div className="min-w-0">
        {isShown && (
          <>
            <h1 className="display mb-5">{texts.title}</h1>
            {/* A number is worth telling only where the log has it. */}
            {error.digest !== undefined && (
              <>
                <p className="lede">{texts.message}</p>
                <p className="text-muted">{texts.reference?.replace('{id}', error.digest)}</p>
              </>
            )}
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
