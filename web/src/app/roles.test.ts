import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roles } from '@bnr/contract/access'
import { expect, test } from 'vitest'

/*
 * Who may do what is said once, in the table of permissions. A screen or menu that names a role would go on as before when the
 * table changes: it asks for a permission (mayDo), and so does what is drawn for somebody who is not logged in.
 */

const source = join(import.meta.dirname, '..')
const isScreen = (file: string) => !/\.test\.tsx?$|^testing\/|^catalogue\//.test(file)
const screens = globSync('**/*.{ts,tsx}', { cwd: source }).filter(isScreen)
const codeOf = (file: string) =>
  readFileSync(join(source, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')

/** What the roles are called on the screens where they are given and named. */
const wordsForRoles = 'accounts/staff/roleTexts.ts'

/** Told from other words by quotes, or by being the key of an object. */
const namedIn = (code: string) =>
  roles.filter((role) => new RegExp(`['"\`]${role}['"\`]|\\b${role}\\??:|\\.${role}\\b`).test(code))

test('no screen and no menu names a role', () => {
  const naming = screens
    .filter((file) => file !== wordsForRoles)
    .flatMap((file) => namedIn(codeOf(file)).map((role) => `${file}: ${role}`))
  expect(naming).toEqual([])
})

test('a role that is named is found, however it is written', () => {
  const named = [
    "roles.includes('tele_manager')",
    'if (role === "guest_user")',
    '{ cc_manager: true }',
    'of.finance_admin',
  ]
  expect(named.map(namedIn)).toEqual([['tele_manager'], ['guest_user'], ['cc_manager'], ['finance_admin']])
  expect(namedIn(codeOf(wordsForRoles)).length).toBeGreaterThan(5)
})
