import { dirname, join, normalize } from 'node:path'

const fewLines = 12
const maxFiles = 20

/**
 * Lists the files with few lines that exactly one other file imports, when there are too many of them: each costs a
 * reader a step and saves none. Lazily loaded files are small on purpose.
 */
export function smallFiles(sources) {
  const found = smallIn(sources)
  if (found.length <= maxFiles) return []
  const rule = `At most ${maxFiles} files may have fewer than ${fewLines} lines and one importer, not ${found.length}:`
  return [rule, ...found]
}

function smallIn(sources) {
  const importers = new Map()
  const lazy = new Set()
  for (const { file, text } of sources)
    for (const [, dynamic, path] of text.matchAll(/(?:from|import( ?\()|import)\s*'([^']+)'/g)) {
      const target = pathOf(file, path)
      importers.set(target, (importers.get(target) ?? new Set()).add(file))
      if (dynamic) lazy.add(target)
    }
  return sources
    .filter(
      ({ file, text }) => importers.get(file)?.size === 1 && !lazy.has(file) && linesOf(text) < fewLines,
    )
    .map(({ file }) => `  ${file}, imported by ${[...importers.get(file)]}`)
}

function pathOf(file, path) {
  if (path.startsWith('.')) return normalize(join(dirname(file), path))
  return path.replace(/^(@bnr\/contract\/|#)(.*)/, 'contract/src/$2.ts')
}

/** Lines without imports, comments and blank lines. */
function linesOf(text) {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^import\b[\s\S]*?'[^']+'$/gm, '')
    .split('\n')
    .filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length
}
