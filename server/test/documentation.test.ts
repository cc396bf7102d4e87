import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { configurationPage, environmentExample, glossaryPage, limitsPage, smsPage } from './documentation.ts'

const docs = fileURLToPath(new URL('../../docs', import.meta.url))

test.each([
  ['configuration.md', configurationPage],
  ['glossary.md', glossaryPage],
  ['limits.md', limitsPage],
  ['sms.md', smsPage],
])('docs/%s is up to date (npm run docs)', (file, written) => {
  expect(readFileSync(`${docs}/${file}`, 'utf8')).toBe(written())
})

test('.env.example lists every setting (npm run docs)', () => {
  expect(readFileSync(`${docs}/../.env.example`, 'utf8')).toBe(environmentExample())
})

/** File names in backquotes on a page, with their folders where the page gives them. */
const named = (page: string) => [...page.matchAll(/`([\w./{,}-]+\.ts)`/g)].map(([, file = '']) => file)

test('every file that docs/security.md names exists', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const all = globSync('{contract,server,web,demo}/{src,test}/**/*.ts', { cwd: root })
  const files = named(readFileSync(`${docs}/security.md`, 'utf8'))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !all.some((one) => one.endsWith(`/${file}`) || one === file))).toEqual([])
})
