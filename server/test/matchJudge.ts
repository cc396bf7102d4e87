import { ageOn } from '@bnr/contract/profiles/age'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { PartnerPreference } from '@bnr/contract/search/preferences'
import { lists } from '../src/reference/lists.ts'

/** 'open': the other profile gives no answer, which excludes nobody. */
type Verdict = 'met' | 'refused' | 'open'
type Verdicts = Partial<Record<PartnerPreference, Verdict | undefined>>
type Range = { from?: number | undefined; to?: number | undefined }

/** Judges the other profile by each preference of the seeker, with plain comparisons; undefined where nothing is preferred. */
export function judge(seeker: ProfileSections, other: ProfileSections, now: Date): Verdicts {
  const { basicPreference, religiousPreference, professionalPreference } = seeker
  const { basic, religion, professional } = other
  const mayHaveChildren = !['Never Married', 'Annulled'].includes(basic?.maritalStatus ?? '')
  const children = basic?.childCount === '0' ? 'n' : basic?.childStatus
  const heights = basicPreference?.height
  return {
    age: inRange(
      basicPreference?.age,
      basic?.dateOfBirth ? ageOn(now, basic.dateOfBirth).ageYears : undefined,
    ),
    height: inRange({ from: inches(heights?.from), to: inches(heights?.to) }, inches(basic?.height)),
    maritalStatus: among(basicPreference?.maritalStatuses, basic?.maritalStatus, 'refused'),
    childStatus: among(basicPreference?.childStatuses, mayHaveChildren ? children : undefined, 'open'),
    denomination: among(religiousPreference?.denominations, religion?.denomination, 'refused'),
    spirituality: among(religiousPreference?.spiritualities, religion?.spirituality, 'refused'),
    motherTongue: among(basicPreference?.motherTongues, basic?.motherTongue, 'refused'),
    caste: among(basicPreference?.castes, basic?.caste, 'open'),
    education: among(professionalPreference?.educations, professional?.education?.degree, 'refused'),
    employmentType: among(professionalPreference?.employmentTypes, professional?.employmentType, 'open'),
    occupation: among(professionalPreference?.occupations, professional?.occupation, 'refused'),
    income: earning(professionalPreference?.income, professional?.annualIncome?.from ?? 0),
    place: inPlace(seeker.locationPreference, other.location?.current),
    physicalStatus: among(basicPreference?.physicalStatuses, basic?.physicalStatus, 'open'),
    eatingHabit: among(basicPreference?.eatingHabits, basic?.eatingHabit, 'open'),
    drinkingHabit: among(basicPreference?.drinkingHabits, basic?.drinkingHabit, 'open'),
    smokingHabit: among(basicPreference?.smokingHabits, basic?.smokingHabit, 'open'),
  }
}

const verdict = (holds: boolean): Verdict => (holds ? 'met' : 'refused')

function among(
  preferred: readonly string[] | null | undefined,
  value: string | null | undefined,
  silence: Verdict,
) {
  if (!preferred || preferred.length === 0) return undefined
  return value ? verdict(preferred.includes(value)) : silence
}

function inRange(range: Range | null | undefined, value: number | undefined): Verdict | undefined {
  const { from, to } = range ?? {}
  if (from === undefined && to === undefined) return undefined
  return verdict(value !== undefined && value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY))
}

function inches(height: { feet: number; inches: number } | null | undefined): number | undefined {
  return height ? height.feet * 12 + height.inches : undefined
}

/** Compares where the income range begins. An upper bound of 0 means no upper bound. */
function earning(range: Range | null | undefined, income: number): Verdict | undefined {
  const { from = 0, to = 0 } = range ?? {}
  if (to === 0) return from === 0 ? undefined : verdict(income >= from)
  return verdict(income >= from && (income < to || income === from))
}

type Address = NonNullable<ProfileSections['location']>['current']

/** The most specific choices count: a country counts as a whole only if none of its states was chosen. */
function inPlace(preferred: ProfileSections['locationPreference'], at: Address): Verdict | undefined {
  const districts = preferred?.districts ?? []
  const states = preferred?.states ?? []
  const countries = preferred?.countries ?? []
  if (districts.length + states.length + countries.length === 0) return undefined
  if (!at?.country) return 'open'
  const statesOfDistricts = districts.map(stateOf)
  const countriesOfStates = [...states, ...statesOfDistricts].map(countryOf)
  return verdict(
    districts.includes(at.city ?? '') ||
      (states.includes(at.state ?? '') && !statesOfDistricts.includes(at.state ?? '')) ||
      (countries.includes(at.country) && !countriesOfStates.includes(at.country)),
  )
}

const stateOf = (district: string) => parentOf('districts', 'states', district)
const countryOf = (state: string) => parentOf('states', 'countries', state)

function parentOf(list: 'districts' | 'states', parents: 'states' | 'countries', label: string): string {
  const entry = lists[list].entries.find((one) => one.label === label)
  return lists[parents].labelOf(entry?.parent ?? 0) ?? ''
}
