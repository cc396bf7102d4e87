import { lookup } from '../lookup.ts'
import { any } from '../search/defaults.ts'
import { countriesWithDistricts, countriesWithStates } from './address.ts'
import type { FieldPath } from './fieldPath.ts'
import { type Gender, genderByCreatedFor } from './gender.ts'
import type { ProfileSections } from './profile.ts'

/** Conditions that decide which fields apply to a profile. Forms hide the other fields, rules skip them and `tidy` clears them. */

export const neverMarried = 'Never Married'
export const childless = 'n'
export const notWorking = 'Not Working'

const widowed = 'Widow / Widower'
const annulled = 'Annulled'
const separated = 'Separated'
const awaitingDivorce = 'Awaiting Divorce'

/** Returns the gender that created-for implies; undefined if it leaves the choice. */
export const impliedGender = ({ basic }: ProfileSections): Gender | undefined =>
  genderByCreatedFor[basic?.createdFor ?? '']

/** Returns the gender that another created-for would change the profile to; undefined if the gender would stay or is not set. */
export function genderChangedBy(createdFor: string, { basic }: ProfileSections): Gender | undefined {
  const implied = genderByCreatedFor[createdFor]
  return basic?.gender && implied !== basic.gender ? implied : undefined
}

export function wasMarried(profile: ProfileSections): boolean {
  const status = profile.basic?.maritalStatus
  return !!status && status !== neverMarried
}

/** Fields about an earlier marriage, and the marital statuses to which each does not apply. */
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

export function asksChildCount(profile: ProfileSections): boolean {
  return asksMarital(profile, 'childCount') && profile.basic?.childStatus !== childless
}

export function works(profile: ProfileSections): boolean {
  return profile.professional?.employmentType !== notWorking
}

/** Fields other than the occupation that do not apply to members who are not working. */
export const workFields = ['occupationDetail', 'designation', 'company', 'annualIncome'] as const

const unpaidOccupations = [notWorking, 'Student']

/** Whether the income applies. It does as long as no occupation is chosen. */
export function earns(profile: ProfileSections): boolean {
  return works(profile) && !unpaidOccupations.includes(profile.professional?.occupation ?? '')
}

export const asksState = (profile: ProfileSections): boolean =>
  earns(profile) && countriesWithStates.includes(profile.location?.current?.country ?? '')

export const asksCity = (profile: ProfileSections): boolean =>
  earns(profile) && countriesWithDistricts.includes(profile.location?.current?.country ?? '')

/** Conditions of required fields that do not apply to every profile. */
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

/** Returns the label of the detail field of a parent's occupation; undefined if the field is hidden. */
export function occupationDetailLabel(occupation: string | null | undefined): string | undefined {
  if (!occupation || withoutOccupationDetail.includes(occupation)) return undefined
  return occupationDetailLabels[occupation] ?? 'Profession'
}

/** Whether a choice excludes nobody: it is empty or contains Any. */
export const isAny = (chosen: readonly string[] | null | undefined): boolean =>
  !chosen || chosen.length === 0 || chosen.includes(any)

const marriedBefore = [any, separated, 'Divorced', widowed, awaitingDivorce]

/** A preference about children applies only if the member would accept somebody who was married before. */
export function asksChildPreference({ basicPreference }: ProfileSections): boolean {
  const statuses = basicPreference?.maritalStatuses
  return isAny(statuses) || marriedBefore.some((status) => statuses?.includes(status))
}
