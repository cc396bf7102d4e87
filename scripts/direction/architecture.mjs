import { readFileSync } from 'node:fs'
import { root } from '../run.mjs'

const text = readFileSync(`${root}docs/architecture.md`, 'utf8')
const linesOf = (title) =>
  text.match(new RegExp(`<!-- ${title} -->\\n([\\s\\S]*?)<!-- end -->`))?.[1]?.split('\n') ?? []
const namesIn = (line) => [...line.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)

/** Folder -> the folders that it may import, as docs/architecture.md declares them. */
export function declaredImports(side) {
  const lines = linesOf(`imports: ${side}`).filter((line) => line.startsWith('- `'))
  return new Map(lines.map(namesIn).map(([folder, ...used]) => [folder, used]))
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
