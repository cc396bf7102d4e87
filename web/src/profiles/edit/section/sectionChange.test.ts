import { editSectionNames } from '@bnr/contract/profiles/editHeadings'
import { editSections } from '@bnr/contract/profiles/editSections'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { tidy } from '@bnr/contract/profiles/tidy'
import { describe, expect, it } from 'vitest'
import { openingOf } from './opening.ts'
import { changeOf, errorsOfSection, isNothing } from './sectionChange.ts'

const saved: ProfileSections = {
  basic: { weight: 55, maritalStatus: 'Divorced', childStatus: 'w', childCount: '2', divorceYear: 2019 },
  religion: { church: 'Zion', denomination: 'CSI', spirituality: 'Spirit Filled' },
  location: { current: { country: 'India', state: 'Kerala', city: 'Kottayam', door: '4 Mission Street' } },
}

describe('what a section sends', () => {
  it('contains the changes, and null for removed answers', () => {
    const values = { ...saved, religion: { ...saved.religion, church: undefined, pastorName: 'Rev. Paul' } }
    expect(changeOf(editSections.religion, values, saved)).toEqual({
      religion: { church: null, pastorName: 'Rev. Paul' },
    })
  })

  it('contains nothing of other sections', () => {
    const values = { ...saved, basic: { ...saved.basic, weight: 60, aboutMe: 'Calm' } }
    expect(changeOf(editSections.basic, values, saved)).toEqual({ basic: { weight: 60 } })
  })

  it('clears answers that no longer apply', () => {
    const values = { ...saved, basic: { ...saved.basic, maritalStatus: 'Never Married' } }
    expect(changeOf(editSections.basic, values, saved)).toEqual({
      basic: { maritalStatus: 'Never Married', childStatus: null, childCount: null, divorceYear: null },
    })
  })

  it('contains an object as a whole, so that removed parts disappear', () => {
    const current = { ...saved.location?.current, door: undefined }
    const { location } = changeOf(editSections.contact, { ...saved, location: { current } }, saved)
    expect(location).toEqual({ current })
  })
})

describe('a form that was only opened', () => {
  it.each(editSectionNames)('%s has nothing to lose', (name) => {
    for (const profile of [saved, {}]) {
      const { values } = openingOf(name, profile)
      expect(isNothing(changeOf(editSections[name], values, tidy(values)))).toBe(true)
    }
  })

  it('offers the place where most families live, but does not save it unasked', () => {
    const { values, before } = openingOf('contact', {})
    expect(values.location?.current).toEqual({ country: 'India', state: 'Tamil Nadu' })
    expect(changeOf(editSections.contact, values, before)).toEqual({})
  })

  it('shows Any where nothing is preferred, and saves it', () => {
    const { values, before } = openingOf('professionalPreference', {})
    expect(values.professionalPreference?.occupations).toEqual(['Any'])
    expect(changeOf(editSections.professionalPreference, values, before).professionalPreference).toEqual({
      educations: ['Any'],
      employmentTypes: ['Any'],
      occupations: ['Any'],
    })
  })

  it('does not send Any again', () => {
    const emptied = { professionalPreference: { educations: [], employmentTypes: [], occupations: [] } }
    const { values, before } = openingOf('professionalPreference', emptied)
    expect(changeOf(editSections.professionalPreference, values, before)).toEqual({})
  })
})

it.each([
  ['basic', { basic: { ...saved.basic, weight: undefined } }, 'basic.weight', 'Select weight'],
  ['about', { basic: { aboutMe: 'Call 98765 43210' } }, 'basic.aboutMe', /^Please remove/],
  ['contact', { basic: { email: { address: 'x@y', type: 'P' } } }, 'basic.email.address', 'Invalid email'],
] as const)('%s: shows at its field what the server would refuse', (name, values, path, message) => {
  const section = editSections[name]
  const change = changeOf(section, values, saved)
  expect(errorsOfSection(section, values, change)[path]).toMatch(message)
})
