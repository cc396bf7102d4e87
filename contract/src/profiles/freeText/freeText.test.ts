import { expect, test } from 'vitest'
import { z } from '#schema'
import { evasions } from '../../../test/freeText/evasions/all.table.ts'
import { innocents } from '../../../test/freeText/innocents/all.table.ts'
import { errors } from '../../errors.ts'
import { fieldsOf, unwrapped, type WireFields } from '../../wire.ts'
import { checkedTexts, freeTextRules, freeTexts, hasContactDetails, unseenTexts } from '../freeText.ts'
import { sections } from '../profile.ts'
import { broken } from '../rule.ts'
import { services } from './services.ts'

test('each table has at least two hundred different texts', () => {
  for (const table of [evasions, innocents]) {
    expect(new Set(table).size).toBe(table.length)
    expect(table.length).toBeGreaterThanOrEqual(200)
  }
})

test.each(evasions)('refuses "%s"', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each(innocents)('accepts "%s"', (text) => {
  expect(hasContactDetails(text)).toBe(false)
})

test.each(services.split('|').flatMap((name) => [name.replace(' ?', ' '), name.replace(' ?', '')]))(
  'refuses a name in the service %s',
  (service) => {
    expect(hasContactDetails(`${service}: annamary`)).toBe(true)
  },
)

test.each(['constructor', 'toString 5 valueOf', '__proto__', 'hasOwnProperty'])(
  'treats the name of an object property as a word: %s',
  (text) => {
    expect(hasContactDetails(text)).toBe(false)
  },
)

test.each(evasions)('refuses "%s" in the middle of a text', (text) => {
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

/** If the time grew with the square of the length, this test would time out. */
test.each([...pieces, ...more])(
  'reads a text of fifty times the maximum length with nothing but %j',
  (piece) => {
    const text = piece.repeat(Math.floor(100_000 / piece.length))
    expect(typeof hasContactDetails(text)).toBe('boolean')
  },
)

/** Texts with a fixed format, which leaves no room for contact details. */
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

/** Returns the paths of strings that are neither list values nor dates. */
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

test('each text of a profile is a free text or listed here with its reason', () => {
  const open = Object.entries(sections).flatMap(([name, [, section]]) => openTexts(section.fields, name))
  expect([...freeTexts, ...notWritten].toSorted()).toEqual(open.toSorted())
})

test('the texts that are checked, and those that no other member can read', () => {
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

test('a phone number in a text causes an error at that text only', () => {
  const profile = {
    basic: { aboutMe: 'Call me: 98765 43210', name: 'Anna Mary' },
    family: { fatherName: 'Nine Eight Seven Six Five Four Three' },
  }
  expect(broken(freeTextRules, profile)).toEqual({ 'basic.aboutMe': errors.contact_details_in_text.message })
})
