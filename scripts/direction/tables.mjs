import { globSync, readFileSync } from 'node:fs'
import { root } from '../run.mjs'

/** What is wrong with the list of domains: each folder of the server and each table stands there once, the table with its owner. */
export function badlyOwned(sources, owned) {
  const folders = new Set(sources.map(({ folder }) => folder).filter((folder) => folder !== 'app'))
  const listed = [...owned.values()].flat()
  const existing = existingTables()
  return [
    ...[...folders]
      .filter((folder) => !owned.has(folder))
      .map((folder) => `server: ${folder} is not among the domains`),
    ...[...owned.keys()]
      .filter((name) => !folders.has(name))
      .map((name) => `server: there is no domain ${name}`),
    ...existing
      .filter((table) => !listed.includes(table))
      .map((table) => `server: nobody owns the table ${table}`),
    ...listed
      .filter((table) => !existing.includes(table))
      .map((table) => `server: there is no table ${table}`),
    ...listed
      .filter((table, at) => listed.indexOf(table) !== at)
      .map((table) => `server: ${table} is owned twice`),
    ...declaredElsewhere(sources, owned),
  ].map((problem) => `${problem} (docs/architecture.md)`)
}

/** As the migrations leave them. */
function existingTables() {
  const all = globSync('server/migrations/*.sql', { cwd: root }).sort()
  const text = all.map((file) => readFileSync(root + file, 'utf8')).join('\n')
  const named = (verb) =>
    [...text.matchAll(new RegExp(`${verb} TABLE "?(\\w+)"?`, 'gi'))].map(([, name]) => name)
  const dropped = named('DROP')
  return named('CREATE').filter((table) => !dropped.includes(table))
}

function declaredElsewhere(sources, owned) {
  return sources.flatMap(({ file, text, folder }) =>
    [...text.matchAll(/pgTable\(\s*'(\w+)'/g)]
      .filter(([, table]) => !owned.get(folder)?.includes(table))
      .map(([, table]) => `${file}: ${folder} does not own ${table}`),
  )
}

/** The tables that written SQL names, as edges to their owners. */
export function tableEdges(sources, owned) {
  const ownerOf = new Map([...owned].flatMap(([domain, tables]) => tables.map((table) => [table, domain])))
  return sources.flatMap(({ file, text, folder }) =>
    wordsOfSql(text)
      .filter((word) => ownerOf.has(word))
      .map((table) => ({ file, from: folder, to: ownerOf.get(table), what: `table ${table}` })),
  )
}

/** Words of the sql`…` templates, but columns (`p.id`), other names (`as photos`), and what stands in quotes. */
function wordsOfSql(text) {
  const found = [...text.matchAll(/\bsql(?:<[^`(]*>)?`/g)].map(({ index, 0: start }) =>
    written(text, index + start.length),
  )
  return found.flatMap((statement) =>
    [...statement.replace(/'[^']*'|"[^"]*"/g, ' ').matchAll(/(?<![.\w]|\bas )\w+/gi)].map(([word]) => word),
  )
}

/** A template's own text from there to its end, without what is filled in: templates within are read by themselves. */
function written(text, from) {
  let own = ''
  for (let at = from; at < text.length && text[at] !== '`'; at++) {
    if (text.startsWith('${', at)) at = endOfHole(text, at + 2)
    else own += text[at]
  }
  return own
}

/** Where a `${` is closed. */
function endOfHole(text, from) {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '`') at = endOfTemplate(text, at + 1)
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

function endOfTemplate(text, from) {
  let at = from
  while (at < text.length && text[at] !== '`')
    at = text.startsWith('${', at) ? endOfHole(text, at + 2) + 1 : at + 1
  return at
}
