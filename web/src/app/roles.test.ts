import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roles } from '@bnr/contract/access'
import { expect, test } from 'vitest'

/* The table of permissions alone says who may do what. A screen or menu that named a role would miss a change of
   the table, so it must ask for a permission (mayDo), also when nobody is logged in. */

const source = join(import.meta.dirname, '..')
const isScreen = (file: string) => !/\.test\.tsx?$|^testing\/|^catalogue\//.test(file)
const screens = globSync('**/*.{ts,tsx}', { cwd: source }).filter(isScreen)
const codeOf = (file: string) =>
  readFileSync(join(source, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')

/** The names of the roles, for screens that assign or show them. */
const wordsForRoles = 'accounts/staff/roleTexts.ts'

/** Finds roles written in quotes or as a key of an object. */
const namedIn = (code: string) =>
  roles.filter((role) => new RegExp(`['"\`]${role}['"\`]|\\b${role}\\??:|\\.${role}\\b`).test(code))

test('no screen and no menu names a role', () => {
  const naming = screens
    .filter((file) => file !== wordsForRoles)
    .flatMap((file) => namedIn(codeOf(file)).map((role) => `${file}: ${role}`))
  expect(naming).toEqual([])
})

test('finds a role however it is written', () => {
  const named = [
    "roles.includes('tele_manager')",
    'if (role === "guest_user")',
    '{ cc_manager: true }',
    'of.finance_admin',
  ]
  expect(named.map(namedIn)).toEqual([['tele_manager'], ['guest_user'], ['cc_manager'], ['finance_admin']])
  expect(namedIn(codeOf(wordsForRoles)).length).toBeGreaterThan(5)
})
