'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'

import { isChanged } from './changed-controls'
import type { Arrival, arrive, followChoices } from './follow-choices'
import { readServedSearch, takeOverServed } from './served-search'

interface Props extends Arrival {
  children: ReactNode
}

/** What comes once it is needed. */
interface Island {
  arrive: typeof arrive
  followChoices: typeof followChoices
}

// Outlives the page: the first choice leads from the kept list to another page of the site.
let island: Island | undefined
let loading: Promise<Island> | undefined

/** What did not come is asked for again by the next choice. */
function loadIsland(): Promise<Island> {
  loading ??= import('./follow-choices').then(
    (loaded) => (island = loaded),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The search around its form and its list: with scripts, a choice shows what it finds without a new page. */
export function SearchInPlace({ query, found, page, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const latest = useRef<Arrival>(undefined)
  const [served] = useState(readServedSearch)

  // Before what follows looks at what was chosen.
  useLayoutEffect(() => {
    if (served && box.current) takeOverServed(served, box.current)
  }, [served])

  useEffect(() => {
    const tell = async () => {
      const isFirst = latest.current === undefined
      latest.current = { query, found, page }
      // A page that nobody has touched yet is as the server made it.
      if (isFirst && !loading) return
      const { arrive: show } = await loadIsland()
      if (box.current) show(box.current, latest.current)
    }
    void tell().catch(console.warn)
  }, [query, found, page])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const end = new AbortController()
    let isFollowed = false
    const isLate = island === undefined
    const follow = (come: Island) => {
      if (isFollowed || end.signal.aborted) return
      isFollowed = true
      come.followChoices(element, {
        signal: end.signal,
        query: latest.current?.query ?? '',
        isLate,
        show: (address) => startTransition(() => router.push(address, { scroll: false })),
      })
    }
    if (island) follow(island)
    else {
      const load = () => void loadIsland().then(follow).catch(console.warn)
      const options = { passive: true, signal: end.signal }
      for (const type of ['pointerdown', 'focusin', 'change']) {
        element.addEventListener(type, () => isFollowed || load(), options)
      }
      // Scripts may have come after the first choice.
      if (element.querySelector(':focus') || isTouched(element.querySelector('form'))) load()
    }
    return () => end.abort()
  }, [router])

  useEffect(() => {
    box.current?.querySelector('.results')?.setAttribute('aria-busy', String(isPending))
  }, [isPending])

  return (
    <div className="search" ref={box} data-react="">
      {children}
    </div>
  )
}

/** Whether something is chosen that the page did not come with. */
function isTouched(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some(isChanged)
}
