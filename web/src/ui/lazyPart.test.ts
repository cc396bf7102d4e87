import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { layouts, screens } from '../app/routes.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))

/** Each part as it is named, and the file that is loaded for it. */
const parts = sources.flatMap((source) => {
  const code = readFileSync(join(root, source), 'utf8')
  const loaders = new Map(
    [...code.matchAll(/const (\w+) = \(\) => import\('([^']+)'\)/g)].map(([, name, file]) => [name, file]),
  )
  return [...code.matchAll(/lazyPart\(\s*'([^']+)',\s*(?:(\w+)\)|[\s\S]*?import\('([^']+)'\))/g)].map(
    ([, named, loader, direct]) => ({
      named,
      loaded: join(dirname(source), loaders.get(loader) ?? direct ?? ''),
    }),
  )
})

it('finds parts that are loaded by themselves', () => {
  expect(parts.length).toBeGreaterThan(10)
})

it.each(parts)('$named is what is loaded under this name', ({ named, loaded }) => {
  expect(loaded).toBe(named)
})

it('takes no file of a route, which is built apart and has no styles of its own', () => {
  const routes = new Set<unknown>([...Object.values(layouts), ...screens.map(({ file }) => file)])
  expect(parts.filter(({ named }) => routes.has(named))).toEqual([])
})
