import { describe, expect, test } from 'vitest'
import { z } from '#schema'
import type { CriterionKey } from '../criteria.ts'
import { everyField, fieldAt, isPreference, listAt, profileFields } from '../profiles/fields.ts'
import { sections } from '../profiles/profile.ts'
import { fieldsOf } from '../wire.ts'
import { countedKeys } from './countedKeys.ts'
import { type SearchKey, searchKeys } from './keys.ts'
import { answerTo, statementOf } from './matchable.ts'
import { partnerPreferenceNames } from './preferences.ts'
import { fieldSearchedBy, searchedFields, searchKeyOf } from './searchable.ts'

/** Search keys that do not belong to a profile field, such as status, BNR ID, photo and assigned staff. */
const keysWithoutField = [
  'ps',
  'pid',
  'me.ms',
  'me.mt',
  'me',
  'pv',
  'nw',
  'pa',
  'el',
  'cdt',
  'tmsid',
  'ccsid',
  'mine',
  'uncalled',
  'pn',
]

const keysOfFields = profileFields.flatMap(({ searchable = [] }) =>
  typeof searchable === 'string' ? [searchable] : Object.values(searchable),
)

/** Turns 'basic.phone.number' into 'bi.ph.nu'. */
function onTheWire(path: string): string {
  const [section, ...names] = path.split('.') as [keyof typeof sections, ...string[]]
  let [key, fields] = [sections[section][0] as string, fieldsOf(sections[section][1])]
  for (const name of names) {
    const [short = '', schema] = fields?.[name] ?? []
    key = `${key}.${short}`
    fields = fieldsOf(schema)
  }
  return key
}

describe('searchable fields', () => {
  test('each key belongs to one field, or is listed here as a key without one', () => {
    expect([...keysOfFields, ...keysWithoutField].sort()).toEqual(Object.keys(searchKeys).sort())
  })

  test.each([...searchedFields])('the key %s is the wire path of its field', (key, path) => {
    expect(key.replace(/\.keyword$/, '')).toBe(onTheWire(path))
    expect(fieldSearchedBy(key)).toBe(fieldAt(path))
    expect(searchKeyOf(path)).toBe(key)
  })

  test('a key that takes labels belongs to a field with a list', () => {
    const takesLabels = (key: SearchKey) => {
      const { eq, like }: CriterionKey['values'] = searchKeys[key].values
      return (like ?? z.never()).safeParse(['x']).success && (eq ?? z.never()).safeParse(['x']).success
    }
    const ofLists = [...searchedFields].filter(([, path]) => listAt(path) !== '').map(([key]) => key)
    expect([...searchedFields.keys()].filter(takesLabels)).toEqual(ofLists)
    expect(() => fieldSearchedBy('ps')).toThrow('No field has the search key ps')
  })

  test('the choices of every list that members search by are counted', () => {
    const ofMembers = [...searchedFields].filter(
      ([key, path]) =>
        listAt(path) !== '' && searchKeys[key].who !== 'staff' && 'like' in searchKeys[key].values,
    )
    expect([...countedKeys].sort()).toEqual(ofMembers.map(([key]) => key).sort())
  })
})

describe('matchable fields', () => {
  const of = (what: 'matchable' | 'preference') => everyField.flatMap((field) => field[what] ?? [])

  test('each preference has a preference field and a profile field to compare it with', () => {
    expect(of('matchable').sort()).toEqual([...partnerPreferenceNames].sort())
    expect(new Set(of('preference'))).toEqual(new Set(partnerPreferenceNames))
    for (const { path, matchable, preference } of everyField)
      expect([path, isPreference(path) ? matchable : preference]).toEqual([path, undefined])
  })

  const ofLists = partnerPreferenceNames.filter((name) => listAt(answerTo(name).path) !== '')
  test.each(ofLists)('the preference for %s has the label and the list of its profile field', (name) => {
    const [answer, statement] = [answerTo(name), statementOf(name)]
    expect([statement.label, listAt(statement.path)]).toEqual([answer.label, listAt(answer.path)])
  })
})
