import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../run.mjs'

/** Every file of one side except tests: its text, its folder, and the files of its side that it imports. */
export function sourcesOf(side) {
  const base = `${side}/src`
  const files = globSync(`${base}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  const known = new Set(files)
  return files.map((file) => {
    const text = readFileSync(root + file, 'utf8')
    const imports = [...text.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)]
      .map(([, path]) => normalize(join(dirname(file), path)))
      .filter((target) => known.has(target) && !isForeignKey(file, target))
    return { file, text, folder: folderOf(file, base), imports }
  })
}

/** Foreign keys follow the data, not the direction of the code. */
const isForeignKey = (file, target) => [file, target].every((path) => path.endsWith('/tables.ts'))

/** Files directly in `src` count as the folder `app`: the composition root of a side, or the base of the contract. */
export function folderOf(file, base) {
  const [first, ...rest] = file.slice(base.length + 1).split('/')
  return rest.length === 0 ? 'app' : first
}
