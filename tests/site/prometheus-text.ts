/** A sample as it was read, with its labels. */
interface Sample {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}

const HEAD = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\["\\n])*)"(?:,|$)/y
const TYPES = ['counter', 'gauge', 'histogram', 'summary']

/**
 * Reads the text format of Prometheus, version 0.0.4, and is stricter than Prometheus: every family is described, stands
 * in one piece, and comes once; a counter's name says so; the buckets of a histogram grow up to its count.
 * @throws Error which names the line that is none
 */
export function readPrometheusText(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.')
  const families = new Map<string, string>()
  const samples: Sample[] = []
  const seen = new Set<string>()
  let family = ''
  for (const line of text.split('\n')) {
    if (line === '') continue
    const [, what, name = '', said = ''] = HEAD.exec(line) ?? []
    if (what === 'HELP') {
      if (families.has(name)) throw new Error(`Twice: ${line}`)
      families.set(name, '')
      family = name
    } else if (what === 'TYPE') {
      const isNew = family === name && families.get(name) === ''
      if (!isNew || !TYPES.includes(said)) throw new Error(`Out of place: ${line}`)
      families.set(name, said)
    } else {
      const sample = readSample(line)
      const type = families.get(family) ?? ''
      const own =
        type === 'histogram' ? sample.name.replace(/_(?:bucket|sum|count)$/, '') : sample.name
      if (own !== family) throw new Error(`Not of ${family}: ${line}`)
      if (type === 'counter' && !own.endsWith('_total')) throw new Error(`No total: ${line}`)
      const key = line.slice(0, line.lastIndexOf(' '))
      if (seen.has(key)) throw new Error(`Twice: ${line}`)
      seen.add(key)
      samples.push(sample)
    }
  }
  checkHistograms(samples)
  return samples
}

function readSample(line: string): Sample {
  const [, name = '', inside = '', written = ''] = SAMPLE.exec(line) ?? []
  const value = written === '+Inf' ? Infinity : Number(written)
  // prom-client writes it in its own way; Prometheus reads any.
  const isKnown = !Number.isNaN(value) || /^nan$/i.test(written)
  if (name === '' || written === '' || !isKnown) throw new Error(`No sample: ${line}`)
  const labels: Record<string, string> = {}
  LABEL.lastIndex = 0
  while (LABEL.lastIndex < inside.length) {
    const [, label = '', text = ''] = LABEL.exec(inside) ?? []
    if (label === '' || label in labels) throw new Error(`No labels: ${line}`)
    labels[label] = text
  }
  return { name, labels, value }
}

function checkHistograms(samples: readonly Sample[]): void {
  const last = new Map<string, number>()
  for (const { name, labels, value } of samples) {
    if (labels.le === undefined) continue
    const { le, ...others } = labels
    const key = `${name} ${JSON.stringify(others)}`
    if (value < (last.get(key) ?? 0)) throw new Error(`Falls: ${key} ${le}`)
    last.set(key, value)
    if (le !== '+Inf') continue
    const count = samples.find(
      (one) =>
        one.name === name.replace(/bucket$/, 'count') &&
        JSON.stringify(one.labels) === JSON.stringify(others),
    )
    if (count?.value !== value) throw new Error(`Not its count: ${key}`)
  }
}
