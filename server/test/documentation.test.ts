import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { configurationPage, glossaryPage } from './documentation.ts'

const docs = fileURLToPath(new URL('../../docs', import.meta.url))

test.each([
  ['configuration.md', configurationPage],
  ['glossary.md', glossaryPage],
])('docs/%s says what the code says (npm run docs)', (file, made) => {
  expect(readFileSync(`${docs}/${file}`, 'utf8')).toBe(made())
})
