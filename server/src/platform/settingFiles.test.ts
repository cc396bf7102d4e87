import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig, settings } from '../config.ts'
import { givenSettings } from './settingFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'bnr-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileWith(content: string): string {
  const file = join(folder, crypto.randomUUID())
  writeFileSync(file, content)
  return file
}

test.each([
  ['a secret', 'a secret'],
  ['a secret\n', 'a secret'],
  ['a secret\r\n', 'a secret'],
  ['two\nlines\n\n', 'two\nlines\n'],
])('a file with %j sets %j', (content, expected) => {
  expect(givenSettings(['NAME'], { NAME_FILE: fileWith(content) })).toEqual({ NAME: expected })
})

test('every setting can come from a file', () => {
  const names = Object.keys(settings)
  const files = names.map((name) => [`${name}_FILE`, fileWith(`of ${name}\n`)])
  const expected = Object.fromEntries(names.map((name) => [name, `of ${name}`]))
  expect(givenSettings(names, Object.fromEntries(files))).toEqual(expected)
})

test('the service reads a secret and a number from files', () => {
  const secret = 'f'.repeat(40)
  const config = readConfig({ TOKEN_SECRET_FILE: fileWith(`${secret}\n`), PORT_FILE: fileWith('4001\n') })
  expect([config.tokenSecret, config.port]).toEqual([secret, 4001])
})

test('a wrong value in a file is refused like one in the environment', () => {
  expect(() => readConfig({ PORT_FILE: fileWith('many') })).toThrow('PORT')
})

test('every problem with files is named with its setting, and no content is shown', () => {
  const missing = join(folder, 'missing')
  const empty = fileWith('\n')
  const reading = () =>
    readConfig({
      TOKEN_SECRET: 'one secret',
      TOKEN_SECRET_FILE: fileWith('another secret'),
      DATABASE_URL_FILE: missing,
      PASSWORD_ESCROW_KEY_FILE: empty,
    })
  expect(reading).toThrow(
    [
      'Wrong configuration:',
      `DATABASE_URL_FILE: cannot read ${missing} (ENOENT)`,
      'Set TOKEN_SECRET or TOKEN_SECRET_FILE, not both',
      `PASSWORD_ESCROW_KEY_FILE: ${empty} is empty`,
    ].join('\n'),
  )
})

test('an empty NAME or NAME_FILE counts as not given', () => {
  const file = fileWith('3')
  expect(givenSettings(['A', 'B', 'C'], { A: '', A_FILE: file, B: '2', B_FILE: '', C_FILE: '' })).toEqual({
    A: '3',
    B: '2',
  })
})
