import { expect, test } from 'vitest'
import { z } from '#schema'
import { errors } from '../../errors.ts'
import { fieldsOf, unwrapped, type WireFields } from '../../wire.ts'
import { checkedTexts, freeTextRules, freeTexts, hasContactDetails, unseenTexts } from '../freeText.ts'
import { sections } from '../profile.ts'
import { broken } from '../rule.ts'
import { evasions } from './evasions/all.table.ts'
import { innocents } from './innocents/all.table.ts'
import { services } from './services.ts'

test('the tables have two hundred texts each, and none twice', () => {
  for (const table of [evasions, innocents]) {
    expect(new Set(table).size).toBe(table.length)
    expect(table.length).toBeGreaterThanOrEqual(200)
  }
})

test.each(evasions)('refused: %s', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each(innocents)('taken: %s', (text) => {
  expect(hasContactDetails(text)).toBe(false)
})

test.each(services.split('|').flatMap((name) => [name.replace(' ?', ' '), name.replace(' ?', '')]))(
  'refused: a name in a service that is written %s',
  (service) => {
    expect(hasContactDetails(`${service}: annamary`)).toBe(true)
  },
)

test.each(['constructor', 'toString 5 valueOf', '__proto__', 'hasOwnProperty'])(
  'a word that every object knows is a word: %s',
  (text) => {
    expect(hasContactDetails(text)).toBe(false)
  },
)

test.each(evasions)('refused in the middle of a text: %s', (text) => {
  expect(hasContactDetails(`A quiet girl who loves her church. ${text}\nShe cooks well.`)).toBe(true)
})

const pieces = [
  '1 ',
  '9,',
  'a',
  'a.',
  '@ ',
  'at ',
  'dot ',
  'insta ',
  'insta:',
  'nine',
  'nine ',
  'double ',
  '1.',
  'a-',
]
const more = [
  '( at ',
  '12:',
  '1998 ',
  '98%',
  'http:/',
  't . ',
  'ｎ',
  '९',
  '⓽',
  '\u200b',
  'о',
  'a1',
  '_',
  '/',
  'twenty ',
  'x9',
  '!',
  '$a',
  ' . ',
  'and ',
  '5,',
  'class 9 ',
  'follow me on ',
  'my number is ',
  'first 98 ',
  'Find Anna ',
  'ninety thousand ',
  '(9',
]

/** Where time grows with the square of the length, this takes longer than a test may. */
test.each([...pieces, ...more])('fifty times the longest text of nothing but %j is read', (piece) => {
  const text = piece.repeat(Math.floor(100_000 / piece.length))
  expect(typeof hasContactDetails(text)).toBe('boolean')
})

/** Texts of a form that nothing else fits into. */
const notWritten = [
  'basic.email.address',
  'basic.landline.number',
  'basic.phone.countryCode',
  'basic.phone.number',
  'basic.contactPersonPhone.countryCode',
  'basic.contactPersonPhone.number',
  'family.fatherInitial',
  'family.motherInitial',
  'location.current.postalCode',
  'location.permanent.postalCode',
]

/** Strings that are no value of a list and no date. */
function openTexts(fields: WireFields, path: string): string[] {
  return Object.entries(fields).flatMap(([name, [, schema, , isComputed]]) => {
    if (isComputed) return []
    const at = `${path}.${name}`
    const inner = fieldsOf(schema)
    if (inner) return openTexts(inner, at)
    const text = unwrapped(schema)
    const isListed = (text.meta() as { list?: string } | undefined)?.list !== undefined
    return text.def.type === 'string' && !(text instanceof z.ZodISODate) && !isListed ? [at] : []
  })
}

test('every text of a profile is checked, or somebody wrote down here why not', () => {
  const open = Object.entries(sections).flatMap(([name, [, section]]) => openTexts(section.fields, name))
  expect([...freeTexts, ...notWritten].toSorted()).toEqual(open.toSorted())
})

test('the texts that are checked, and those that no other member reads, by name', () => {
  expect(checkedTexts).toEqual([
    'basic.name',
    'basic.aboutMe',
    'basic.separationReason',
    'religion.church',
    'religion.pastorName',
    'religion.detail',
    'family.aboutFamily',
    'family.fatherOccupationDetail',
    'family.motherOccupationDetail',
    'professional.education.category',
    'professional.education.institution',
    'professional.educationDetail',
    'professional.occupationDetail',
  ])
  expect(unseenTexts).toEqual([
    'basic.contactPersonName',
    'family.fatherName',
    'family.motherName',
    'professional.designation',
    'professional.company',
    'location.current.door',
    'location.current.locality',
    'location.permanent.door',
    'location.permanent.locality',
  ])
})

test('whoever writes a number into a text is told so at that text, and at no other', () => {
  const profile = {
    basic: { aboutMe: 'Call me: 98765 43210', name: 'Anna Mary' },
    family: { fatherName: 'Nine Eight Seven Six Five Four Three' },
  }
  expect(broken(freeTextRules, profile)).toEqual({ 'basic.aboutMe': errors.contact_details_in_text.message })
})
