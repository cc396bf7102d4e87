import { readFileSync } from 'node:fs'
import { root } from '../run.mjs'

const text = readFileSync(`${root}docs/architecture.md`, 'utf8')
const linesOf = (title) =>
  text.match(new RegExp(`<!-- ${title} -->\\n([\\s\\S]*?)<!-- end -->`))?.[1]?.split('\n') ?? []
const namesIn = (line) => [...line.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)

const importLines = (side) =>
  linesOf(`imports: ${side}`)
    .filter((line) => line.startsWith('- `'))
    .map(namesIn)

/** Folder -> the folders that it may import, as docs/architecture.md declares them. */
export const declaredImports = (side) => new Map(importLines(side).map(([folder, ...used]) => [folder, used]))

/** Folders with two lines in a list, and folders that a line names twice. */
export function declaredTwice(side) {
  const lines = importLines(side)
  const twice = (names) => names.filter((name, at) => names.indexOf(name) !== at)
  return [...twice(lines.map(([folder]) => folder)), ...lines.flatMap(twice)].map(
    (name) => `${side}: \`${name}\` is declared twice (docs/architecture.md)`,
  )
}

/** Domain of the server -> the tables that it owns. */
export function declaredTables() {
  const rows = linesOf('domains: server').filter((line) => line.startsWith('| `'))
  return new Map(
    rows.map((row) => {
      const [, domain, , tables] = row.split('|')
      return [namesIn(domain)[0], namesIn(tables)]
    }),
  )
}
