import { expect, test } from 'vitest'
import { errors } from '../../errors.ts'
import { freeTextRules } from '../freeText.ts'
import { broken } from '../rule.ts'

const { message } = errors.contact_details_in_text

test('a number split between fields is an error in each of them', () => {
  const split = { basic: { aboutMe: 'I sing. 98400' }, family: { aboutFamily: 'We farm. 12345' } }
  expect(broken(freeTextRules, split)).toEqual({ 'basic.aboutMe': message, 'family.aboutFamily': message })
  const inThree = {
    basic: { aboutMe: 'nine eight four' },
    religion: { church: 'St. Mary 001' },
    family: { aboutFamily: '2345' },
  }
  expect(Object.keys(broken(freeTextRules, inThree))).toEqual([
    'basic.aboutMe',
    'religion.church',
    'family.aboutFamily',
  ])
})

test('years, ranks and amounts in several fields are not a phone number', () => {
  const profile = {
    basic: { aboutMe: 'Born in 1998, JEE rank 98400' },
    family: { aboutFamily: 'A village of 12345 people, since 1947' },
    religion: { church: "St. Mary's, founded 1847" },
  }
  expect(broken(freeTextRules, profile)).toEqual({})
})
