import { globSync, readFileSync } from 'node:fs'
import { root } from '../run.mjs'

/** Problems in the list of domains, which must name each folder of the server and each table once, with its owner. */
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

/** The tables that exist after all migrations. */
function existingTables() {
  const all = globSync('server/migrations/*.sql', { cwd: root }).sort()
  const text = all.map((file) => readFileSync(root + file, 'utf8')).join('\n')
  const named = (verb) =>
    [...text.matchAll(new RegExp(`${verb} TABLE (?:IF NOT EXISTS )?"?(\\w+)"?`, 'gi'))].map(
      ([, name]) => name,
    )
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

/** The tables that SQL in the code names, as edges to their owners. */
export function tableEdges(sources, owned) {
  const ownerOf = new Map([...owned].flatMap(([domain, tables]) => tables.map((table) => [table, domain])))
  return sources.flatMap(({ file, text, folder }) =>
    wordsOfSql(text)
      .filter((word) => ownerOf.has(word))
      .map((table) => ({ file, from: folder, to: ownerOf.get(table), what: `table ${table}` })),
  )
}

/** Words of the sql`…` and sqlRows(…)`…` templates, without columns (`p.id`), aliases (`as photos`) and quoted text. */
function wordsOfSql(text) {
  const found = [...text.matchAll(/\b(?:sql(?:<[^`(]*>)?|sqlRows(?:<[^`]*?>)?\([\w.]+\))`/g)].map(
    ({ index, 0: start }) => templateText(text, index + start.length),
  )
  return found.flatMap((statement) =>
    [...statement.replace(/'[^']*'|"[^"]*"/g, ' ').matchAll(/(?<![.\w]|\bas )\w+/gi)].map(([word]) => word),
  )
}

/** The text of a template from `from` to its end, without its expressions: nested templates are read separately. */
function templateText(text, from) {
  let own = ''
  for (let at = from; at < text.length && text[at] !== '`'; at++) {
    if (text.startsWith('${', at)) at = endOfHole(text, at + 2)
    else own += text[at]
  }
  return own
}

/** The position of the brace that closes a `${`. */
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
