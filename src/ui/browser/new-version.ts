import { type RequestFailure, requestFailure } from '@/domain/browser/request-failure'
import { isNewerBuild, parseSiteBuild, readBuildMark, type SiteBuild } from '@/domain/addresses/site-build'

import { loadInterfaceTexts } from './interface-texts'
import { showToast } from './toasts/show-toast'

/** How long the answer may take, in milliseconds. */
const TIMEOUT = 10_000

/** The newest build that the reader has been told of. */
let told: string | undefined

/** Asks which build is served, and offers a newer one, once. Failing says nothing: nobody asked. */
export async function offerNewVersion(): Promise<void> {
  const mine = readBuildMark(document.documentElement.dataset.build)
  const latest = await askLatest()
  if (!mine || typeof latest === 'string') return
  if (!isNewerBuild(latest, mine) || latest.id === told) return
  if (await offer()) told = latest.id
}

/** Without `site-requests.ts`: of a second try, and of what else it can do, nothing is needed here. */
async function askLatest(): Promise<SiteBuild | RequestFailure> {
  const isOnline = navigator.onLine
  try {
    const answer = await fetch('/latest.json', { signal: AbortSignal.timeout(TIMEOUT) })
    const { ok, status } = answer
    if (!ok) return requestFailure({ status, errorNames: [], isOnline })
    return parseSiteBuild(await answer.json()) ?? 'unreadable'
  } catch (error) {
    return requestFailure({ errorNames: error instanceof Error ? [error.name] : [], isOnline })
  }
}

async function offer(problem?: string): Promise<boolean> {
  const texts = await loadInterfaceTexts()
  if (!texts) return false
  const { title, description, reload } = texts.versions
  showToast({
    kind: problem === undefined ? 'notice' : 'failure',
    title: problem ?? title,
    ...(problem === undefined && { description }),
    action: { label: reload, onPress: () => void reloadIfReachable().catch(console.warn) },
    duration: Infinity,
  })
  return true
}

/** A page that can be read is worth more than the browser's own about a lost connection. */
async function reloadIfReachable(): Promise<void> {
  const latest = await askLatest()
  if (typeof latest === 'object') location.reload()
  else await offer((await loadInterfaceTexts())?.requests[latest])
}
