import { lookup } from '../lookup.ts'
import { any } from '../search/defaults.ts'
import { countriesWithDistricts, countriesWithStates } from './address.ts'
import type { FieldPath } from './fieldPath.ts'
import { type Gender, genderByCreatedFor } from './gender.ts'
import type { ProfileSections } from './profile.ts'

/** Which questions a profile raises. Forms hide the others, rules skip them, and `tidy` clears their answers. */

export const neverMarried = 'Never Married'
export const childless = 'n'
export const notWorking = 'Not Working'

const widowed = 'Widow / Widower'
const annulled = 'Annulled'
const separated = 'Separated'
const awaitingDivorce = 'Awaiting Divorce'

/** The gender that created-for implies; undefined when it leaves the choice. */
export const impliedGender = ({ basic }: ProfileSections): Gender | undefined =>
  genderByCreatedFor[basic?.createdFor ?? '']

/** The gender that another created-for would give this person; undefined where the gender stays or was never given. */
export function genderChangedBy(createdFor: string, { basic }: ProfileSections): Gender | undefined {
  const implied = genderByCreatedFor[createdFor]
  return basic?.gender && implied !== basic.gender ? implied : undefined
}

export function wasMarried(profile: ProfileSections): boolean {
  const status = profile.basic?.maritalStatus
  return !!status && status !== neverMarried
}

/** Fields that an earlier marriage raises, and the marital statuses for which they are not asked. */
const maritalFields = {
  marriageMonth: [],
  marriageYear: [],
  livedTogetherYears: [],
  livedTogetherMonths: [],
  divorceMonth: [widowed, awaitingDivorce, separated],
  divorceYear: [widowed, awaitingDivorce, separated],
  separationReason: [widowed, separated],
  demiseDate: [awaitingDivorce, 'Divorced', separated, annulled],
  childStatus: [annulled],
  childCount: [annulled],
} as const satisfies Record<string, readonly string[]>
export type MaritalField = keyof typeof maritalFields
export const maritalFieldNames = Object.keys(maritalFields) as MaritalField[]

export function asksMarital(profile: ProfileSections, field: MaritalField): boolean {
  const hiddenFor: readonly string[] = maritalFields[field]
  return wasMarried(profile) && !hiddenFor.includes(profile.basic?.maritalStatus ?? '')
}

/** How many children: not of those who said that there are none. */
export function asksChildCount(profile: ProfileSections): boolean {
  return asksMarital(profile, 'childCount') && profile.basic?.childStatus !== childless
}

export function works(profile: ProfileSections): boolean {
  return profile.professional?.employmentType !== notWorking
}

/** What is no question to those who are not working, beside the occupation. */
export const workFields = ['occupationDetail', 'designation', 'company', 'annualIncome'] as const

const unpaidOccupations = [notWorking, 'Student']

/** All but those who said otherwise: who has not named an occupation yet is asked for the income as well. */
export function earns(profile: ProfileSections): boolean {
  return works(profile) && !unpaidOccupations.includes(profile.professional?.occupation ?? '')
}

export const asksState = (profile: ProfileSections): boolean =>
  earns(profile) && countriesWithStates.includes(profile.location?.current?.country ?? '')

export const asksCity = (profile: ProfileSections): boolean =>
  earns(profile) && countriesWithDistricts.includes(profile.location?.current?.country ?? '')

/** What has to be answered only by some. */
export const askedWhen: { readonly [Path in FieldPath]?: (profile: ProfileSections) => boolean } = {
  'basic.gender': ({ basic }) => !!basic?.createdFor,
  'basic.childCount': asksChildCount,
  'professional.annualIncome': earns,
  'location.current.country': earns,
  'location.current.state': asksState,
  'location.current.city': asksCity,
}

const withoutOccupationDetail = ['Not Employed', 'Homemaker', 'Passed Away']
const occupationDetailLabels = lookup({
  Retired: 'Retired as',
  Business: 'Business',
})

/** What the field beside a parent's occupation is called; undefined where it is hidden. */
export function occupationDetailLabel(occupation: string | null | undefined): string | undefined {
  if (!occupation || withoutOccupationDetail.includes(occupation)) return undefined
  return occupationDetailLabels[occupation] ?? 'Profession'
}

/** No choice, or Any among the choices, excludes nobody. */
export const isAny = (chosen: readonly string[] | null | undefined): boolean =>
  !chosen || chosen.length === 0 || chosen.includes(any)

const marriedBefore = [any, separated, 'Divorced', widowed, awaitingDivorce]

/** Children are a question only where somebody who was married before is welcome. */
export function asksChildPreference({ basicPreference }: ProfileSections): boolean {
  const statuses = basicPreference?.maritalStatuses
  return isAny(statuses) || marriedBefore.some((status) => statuses?.includes(status))
}
