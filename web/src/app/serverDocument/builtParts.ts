import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a part and of everything it needs, below `/assets/`. */
export interface PartFiles {
  scripts: readonly string[]
  styles: readonly string[]
}

const list = join(import.meta.dirname, 'parts.json')

/** By the file of a lazily loaded part, as listed by completeBuild. */
const parts: Readonly<Record<string, PartFiles>> = existsSync(list)
  ? JSON.parse(readFileSync(list, 'utf8'))
  : {}

/** Returns the files that the rendered parts need, each once. */
export function filesOfParts(rendered: Iterable<string>): PartFiles {
  const files = [...rendered].flatMap((part) => parts[part] ?? [])
  const once = (kind: keyof PartFiles) => [...new Set(files.flatMap((of) => of[kind]))]
  return { scripts: once('scripts'), styles: once('styles') }
}
