import type { Weighted } from './random.ts'

/** Splits a text at its commas, so that long tables can be written compactly: 'Asha, Beena, Celine'. */
export function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '')
}

/** Parses values with their weights: 'Chennai 20, Madurai 8'. */
export function shares(text: string): Weighted<string> {
  return words(text).map((entry) => {
    const space = entry.lastIndexOf(' ')
    const weight = Number(entry.slice(space + 1))
    if (!(weight > 0)) throw new Error(`No weight in '${entry}'`)
    return [entry.slice(0, space), weight] as const
  })
}
