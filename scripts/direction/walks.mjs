import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../run.mjs'

const text = readFileSync(`${root}docs/architecture.md`, 'utf8')
const path = /`((?:contract|server|web)\/[\w/]+\.\w+(?:\.tsx?)?)`/g

/** Files that docs/architecture.md names but that do not exist, and walks that are too long or skip a file. */
export function wrongWalks() {
  const named = new Set([...text.matchAll(path)].map(([, file]) => file))
  const gone = [...named].filter((file) => !existsSync(root + file)).map((file) => `there is no ${file}`)
  const problems =
    gone.length > 0 ? gone : walks().flatMap((walk) => [...tooLong(walk), ...missingHops(walk)])
  return problems.map((problem) => `${problem} (docs/architecture.md)`)
}

const walks = () =>
  [...text.matchAll(/^### (.+): at most (\d+) files\n([\s\S]*?)(?=^#)/gm)].map(([, title, most, steps]) => ({
    title,
    most: Number(most),
    files: [...steps.matchAll(new RegExp(`^\\d+\\. ${path.source}`, 'gm'))].map(([, file]) => file),
  }))

const tooLong = ({ title, most, files }) => (files.length > most ? [`${title}: ${files.length} files`] : [])

const missingHops = ({ title, files }) =>
  files
    .filter((file, at) => at > 0 && !files.slice(0, at).some((earlier) => leads(earlier, file)))
    .map((file) => `${title}: no earlier step leads to ${file}`)

/** A step imports the next, queues the job that it handles, or both import the endpoint or the document between them. */
const leads = (from, to) =>
  importsOf(from).has(to) || (isBetween(from) && isEntry(to) && importsOf(to).has(from)) || queues(from, to)

const isBetween = (file) =>
  file === 'contract/src/serverDocument.ts' ||
  (file.startsWith('contract/') && /\b(?:endpoint|\w+Endpoint)\(/.test(textOf(file)))
const isEntry = (file) => /^server\/.*[rR]outes\.ts$|\/renderPage\.ts$/.test(file)

const queues = (from, to) => {
  const names = [...textOf(from).matchAll(/enqueue\(\w+, '(\w+)'/g)].map(([, name]) => name)
  return names.some((name) => new RegExp(`\\bjob\\(\\{\\s*name: '${name}'`).test(textOf(to)))
}

const textOf = (file) => readFileSync(root + file, 'utf8')
const importsOf = (file) =>
  new Set(
    [...textOf(file).matchAll(/(?:from|import\(|import)\s*'([^']+)'/g)].map(([, to]) => placeOf(file, to)),
  )

const placeOf = (file, to) =>
  to.startsWith('.')
    ? normalize(join(dirname(file), to))
    : to.replace(/^@bnr\/contract\/(.*)/, 'contract/src/$1.ts')
