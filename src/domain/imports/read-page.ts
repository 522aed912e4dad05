import { closestLocale } from '../locales/locales'
import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'
import type { SourceTable } from './import-types'
import { parseJson } from './parse-json'
import { type FoundPosting, jobPostings, tableOfPostings } from './read-job-posting'
import { type ReadingTime, readingTime } from './reading-time'

/** Whether a text is a page of the web. */
export function isPage(text: string): boolean {
  const start = text.slice(0, 5_000).replace(/<!--[\s\S]*?-->/g, '')
  return /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!doctype\s+html|<html[\s>])/i.test(start)
}

/**
 * Reads the job postings that a page has for search engines (JSON-LD), and nothing else of it. Nothing in it is run.
 * @throws ImportFileError where it has none, where one cannot be read, or a limit is passed
 */
export function readPage(
  html: string,
  checkTime: ReadingTime = readingTime(),
): Omit<SourceTable, 'encoding'> {
  const postings: FoundPosting[] = []
  for (const part of dataParts(html)) {
    checkTime()
    postings.push(...postingsIn(part))
  }
  if (postings.length === 0) throw new ImportFileError('pageWithoutPostings')
  const [, language] =
    /<html\s[^>]{0,1000}?\blang\s*=\s*["']?([\w-]+)/i.exec(html.slice(0, 5_000)) ?? []
  const locale = language === undefined ? undefined : closestLocale([language])
  const table = tableOfPostings(postings, { locale, checkTime })
  return { ...table, format: 'page', delimiter: null, isExcerpt: true }
}

function postingsIn(part: string): FoundPosting[] {
  const bare = part
    .trim()
    .replace(/^(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)$/, '')
  try {
    return jobPostings(parseJson(bare))
  } catch (error) {
    // What is broken and about something else is none of ours.
    if (part.includes('JobPosting')) throw error
    return []
  }
}

/** What the scripts of a page have that are data in JSON-LD; one pass, whatever is or is not closed. */
function* dataParts(html: string): Generator<string> {
  const next = /<!--|<script(?=[\s>])/gi
  let parts = 0
  for (let found = next.exec(html); found; found = next.exec(html)) {
    const behind = next.lastIndex
    if (found[0] === '<!--') {
      const end = html.indexOf('-->', behind)
      if (end === -1) return
      next.lastIndex = end + 3
      continue
    }
    const start = html.indexOf('>', behind) + 1
    if (start === 0) return
    const close = /<\/script(?=[\s>])/gi
    close.lastIndex = start
    const end = close.exec(html)?.index ?? html.length
    next.lastIndex = end
    if (!isData(html.slice(behind, Math.min(start - 1, behind + 2_000)))) continue
    parts += 1
    const most = IMPORT_LIMITS.dataParts
    if (parts > most) throw new ImportFileError('pageTooManyParts', { most })
    yield html.slice(start, end)
  }
}

function isData(attributes: string): boolean {
  return /\stype\s*=\s*["']?\s*application\/ld\+json/i.test(attributes)
}
