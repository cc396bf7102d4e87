import { hasContactDetails } from '@bnr/contract/profiles/freeText'
import { genderByCreatedFor } from '@bnr/contract/profiles/gender'
import { type ProfileSections, profileChange } from '@bnr/contract/profiles/profile'
import { missingForReview } from '@bnr/contract/profiles/steps'
import { tidy } from '@bnr/contract/profiles/tidy'
import { fromWire, toWire } from '@bnr/contract/rename'
import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../../server/src/profiles/sections.ts'
import { generateProfile, type Member } from './generate.ts'
import { randomOf } from './random.ts'

const now = new Date('2026-03-01T06:30:00Z')
const count = 4000
const span = 540 * 86_400_000

function memberOf(ordinal: number): Member {
  const createdAt = new Date(now.getTime() - span + (ordinal / count) * span)
  return generateProfile(randomOf(ordinal), ordinal, now, createdAt)
}
const members = Array.from({ length: count }, (_, ordinal) => memberOf(ordinal))
const complete = members.filter(({ status }) => status !== 'Draft')

function share<T>(list: readonly T[], holds: (one: T) => boolean | undefined): number {
  return list.filter(holds).length / list.length
}
const textsOf = ({ basic, family }: ProfileSections) => [basic?.aboutMe ?? '', family?.aboutFamily ?? '']

describe('a generated profile', () => {
  it('is the same for the same ordinal and time', () => {
    expect(memberOf(1234)).toEqual(members[1234])
  })

  it('has everything that a review requires, unless it is a draft', () => {
    for (const { sections } of complete) expect(missingForReview(sections, { today: now })).toEqual({})
  })

  it('lacks something while it is a draft', () => {
    const drafts = members.filter(({ status }) => status === 'Draft')
    expect(drafts.length).toBeGreaterThan(50)
    for (const { sections } of drafts) {
      expect(Object.keys(missingForReview(sections, { today: now })).length).toBeGreaterThan(0)
    }
  })

  it('satisfies the contract, and has only values of the lists and nothing to tidy', () => {
    for (const { sections } of members) {
      const decoded = fromWire(profileChange, toWire(profileChange, sections))
      expect(decoded).toEqual(sections)
      columnsOf(sections, (path) => expect.fail(`${path} is on no list`))
      expect(tidy(sections)).toEqual(sections)
    }
  })

  it('has texts without contact details, placeholders or doubled words', () => {
    for (const text of complete.flatMap(({ sections }) => textsOf(sections))) {
      expect(hasContactDetails(text), text).toBe(false)
      expect(text).not.toMatch(/[{}]|undefined|\b(\w+) \1\b| {2}|\ba [aeio]/)
    }
  })

  it('rarely repeats a text', () => {
    expect(new Set(complete.map(({ sections }) => sections.basic?.aboutMe)).size).toBeGreaterThan(
      complete.length * 0.97,
    )
  })

  it('uses the pronouns of a daughter or a son', () => {
    for (const { sections } of complete) {
      const text = ` ${sections.basic?.aboutMe} `
      if (sections.basic?.createdFor === 'Daughter') expect(text).not.toMatch(/\b(?:he|his|him)\b/i)
      if (sections.basic?.createdFor === 'Son') expect(text).not.toMatch(/\b(?:she|her)\b/i)
    }
  })

  it('has the gender that "created for" implies', () => {
    for (const { sections } of members) {
      const settled = genderByCreatedFor[sections.basic?.createdFor ?? '']
      if (settled) expect(sections.basic?.gender).toBe(settled)
    }
  })

  it('has at most as many married brothers and sisters as brothers and sisters', () => {
    for (const { sections } of complete) {
      const {
        brothers = 0,
        marriedBrothers = 0,
        sisters = 0,
        marriedSisters = 0,
      } = sections.family?.siblings ?? {}
      expect(marriedBrothers).toBeLessThanOrEqual(brothers)
      expect(marriedSisters).toBeLessThanOrEqual(sisters)
    }
  })

  it('has a history that ends in its status and does not reach into the future', () => {
    for (const { history, status, createdAt } of members) {
      expect(history.at(-1)?.to).toBe(status)
      const times = history.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(times.every((time) => time >= createdAt.getTime() && time <= now.getTime())).toBe(true)
    }
  })

  it('is paid exactly when it has a running membership', () => {
    for (const { paid, membership } of members) {
      expect(paid).toBe(membership !== undefined && membership.endsOn >= '2026-03-01')
      if (paid) expect(membership?.startsOn && membership.startsOn <= '2026-03-01').toBe(true)
    }
  })
})

describe('the demo profiles', () => {
  it('are mostly active, with some in every other status', () => {
    expect(share(members, ({ status }) => status === 'Active')).toBeGreaterThan(0.87)
    expect(new Set(members.map(({ status }) => status)).size).toBe(7)
  })

  it('have both genders, and the women are younger', () => {
    const ageOf = ({ sections }: Member) => 2026 - Number(sections.basic?.dateOfBirth?.slice(0, 4))
    const mean = (list: Member[]) => list.reduce((sum, one) => sum + ageOf(one), 0) / list.length
    const women = complete.filter(({ sections }) => sections.basic?.gender === 'f')
    const men = complete.filter(({ sections }) => sections.basic?.gender === 'm')
    expect(men.length / complete.length).toBeGreaterThan(0.49)
    expect(men.length / complete.length).toBeLessThan(0.55)
    expect(mean(men) - mean(women)).toBeGreaterThan(1.5)
    expect(share(women, (one) => ageOf(one) >= 22 && ageOf(one) <= 34)).toBeGreaterThan(0.75)
  })

  it('come from all over India, and some live abroad', () => {
    const states = Map.groupBy(complete, ({ sections }) => sections.location?.current?.state)
    for (const state of [
      'Tamil Nadu',
      'Kerala',
      'Karnataka',
      'Andhra Pradesh',
      'Telangana',
      'Goa',
      'Meghalaya',
      'Nagaland',
      'Mizoram',
      'Jharkhand',
      'Punjab',
      'Maharashtra',
    ]) {
      expect(states.get(state)?.length ?? 0, state).toBeGreaterThan(20)
    }
    const home = (state: string) =>
      share(complete, ({ sections }) => sections.location?.permanent?.state === state)
    expect(home('Tamil Nadu') + home('Kerala')).toBeGreaterThan(0.45)
    const abroad = share(complete, ({ sections }) => sections.location?.current?.country !== 'India')
    expect(abroad).toBeGreaterThan(0.05)
    expect(abroad).toBeLessThan(0.12)
  })

  it('have languages and churches that match their homes', () => {
    const from = (state: string) =>
      complete.filter(({ sections }) => sections.location?.permanent?.state === state)
    expect(
      share(from('Kerala'), ({ sections }) => sections.basic?.motherTongue === 'Malayalam'),
    ).toBeGreaterThan(0.9)
    expect(
      share(from('Mizoram'), ({ sections }) =>
        /Presbyterian|Baptist/.test(sections.religion?.denomination ?? ''),
      ),
    ).toBeGreaterThan(0.6)
    expect(
      share(from('Goa'), ({ sections }) => sections.religion?.denomination === 'Roman Catholic (Latin Rite)'),
    ).toBeGreaterThan(0.9)
  })

  it('pay doctors more than drivers', () => {
    const income = (occupation: string) => {
      const found = complete.filter(({ sections }) => sections.professional?.occupation === occupation)
      return (
        found.reduce((sum, { sections }) => sum + (sections.professional?.annualIncome?.from ?? 0), 0) /
        found.length
      )
    }
    expect(income('Doctor')).toBeGreaterThan(income('Driver') * 2)
  })

  it('mostly have an approved photo, and some photos wait for approval', () => {
    const active = members.filter(({ status }) => status === 'Active')
    const shown = share(active, ({ photos }) => photos[0]?.status === 'Active')
    expect(shown).toBeGreaterThan(0.82)
    expect(shown).toBeLessThan(0.88)
    expect(share(members, ({ photos }) => photos[0]?.status === 'Ready')).toBeGreaterThan(0.02)
  })
})
