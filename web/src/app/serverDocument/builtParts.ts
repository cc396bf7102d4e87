import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses below `/assets/`, of a part with all that it needs. */
export interface PartFiles {
  scripts: readonly string[]
  styles: readonly string[]
}

const list = join(import.meta.dirname, 'parts.json')

/** By the file of a part that is loaded by itself, as completeBuild lists them. */
const parts: Readonly<Record<string, PartFiles>> = existsSync(list)
  ? JSON.parse(readFileSync(list, 'utf8'))
  : {}

/** What the parts that were drawn need, each once. */
export function filesOfParts(drawn: Iterable<string>): PartFiles {
  const files = [...drawn].flatMap((part) => parts[part] ?? [])
  const once = (kind: keyof PartFiles) => [...new Set(files.flatMap((of) => of[kind]))]
  return { scripts: once('scripts'), styles: once('styles') }
}
