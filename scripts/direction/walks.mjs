import { existsSync, readFileSync } from 'node:fs'
import { root } from '../run.mjs'

const text = readFileSync(`${root}docs/architecture.md`, 'utf8')

/** Files that docs/architecture.md names but that do not exist, and walks with more files than their headings allow. */
export function wrongWalks() {
  const named = [...text.matchAll(/`((?:contract|server|web)\/[\w/]+\.\w+(?:\.tsx?)?)`/g)].map(
    ([, file]) => file,
  )
  const gone = [...new Set(named)].filter((file) => !existsSync(root + file))
  return [...gone.map((file) => `there is no ${file}`), ...walks().flatMap(tooLong)].map(
    (problem) => `${problem} (docs/architecture.md)`,
  )
}

const walks = () => [...text.matchAll(/^### (.+): at most (\d+) files\n([\s\S]*?)(?=^#)/gm)]

function tooLong([, title, most, steps]) {
  const count = steps.match(/^\d+\. /gm)?.length ?? 0
  return count > Number(most) ? [`${title}: ${count} files`] : []
}
