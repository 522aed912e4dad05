import { isNewerBuild, parseSiteBuild, readBuildMark } from '@/domain/site-build'

import { loadInterfaceTexts } from './interface-texts'
import { showToast } from './toasts/show-toast'

/** The newest build that the reader has been told of. */
let told: string | undefined

/** Asks which build is served, and offers a newer one, once. Failing says nothing: nobody asked. */
export async function offerNewVersion(): Promise<void> {
  const mine = readBuildMark(document.documentElement.dataset.build)
  const latest = await askLatest()
  if (!mine || !latest.ok || !isNewerBuild(latest.data, mine) || latest.data.id === told) return
  if (await offer()) told = latest.data.id
}

async function askLatest() {
  const { request } = await import('./site-requests')
  return request('/latest.json', parseSiteBuild)
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
  const answer = await askLatest()
  if (answer.ok) location.reload()
  else await offer((await loadInterfaceTexts())?.requests[answer.failure])
}
