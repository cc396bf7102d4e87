import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { layouts } from '../app/routes.ts'
import { screens } from '../screens/screens.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))

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

it('finds the lazily loaded parts', () => {
  expect(parts.length).toBeGreaterThan(10)
})

it.each(parts)('loads $named under its own name', ({ named, loaded }) => {
  expect(loaded).toBe(named)
})

it('names no route file, which is built separately without styles of its own', () => {
  const routes = new Set<unknown>([...Object.values(layouts), ...screens.map(({ file }) => file)])
  expect(parts.filter(({ named }) => routes.has(named))).toEqual([])
})
