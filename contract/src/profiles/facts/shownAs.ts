import { birthDateShown, dayShown } from '../../dates.ts'
import { monthNames } from '../../monthNames.ts'
import type { Translate } from '../../translate.ts'
import { earns, maritalFieldNames, occupationDetailLabel, wasMarried } from '../conditions.ts'
import type { FieldPath } from '../fieldPath.ts'
import { youngestPreferred } from '../preferences.ts'
import type { Profile } from '../profile.ts'
import { religion as christian } from '../religion.ts'
import type { Condition } from '../rule.ts'
import type { FactContext, StoredAnswer } from './fact.ts'
import { ageShown, heightShown, incomeShown, joined, phoneShown } from './shown.ts'

type Shown = (profile: Profile, context: FactContext) => StoredAnswer
type Basic = NonNullable<Profile['basic']>
type Preference = NonNullable<Profile['basicPreference']>
type Address = NonNullable<NonNullable<Profile['location']>['current']>

/** Formats of fields that are not shown as plain values. Some combine a field with a related one. */
export const shownAs: { readonly [Path in FieldPath]?: Shown } = {
  'basic.ageYears': (profile, { t }) => ageShown(profile, t),
  'basic.dateOfBirth': ({ basic }) => basic?.dateOfBirth && birthDateShown(basic.dateOfBirth),
  'basic.height': ({ basic }, { t }) => heightShown(basic?.height, t),
  'basic.weight': ({ basic }, { t }) => basic?.weight && t('{weight} kg', { weight: basic.weight }),
  'basic.childStatus': ({ basic }, { labelOf }) =>
    basic?.childStatus && labelOf('childStatuses', basic.childStatus),
  'basic.marriageYear': ({ basic }, { t }) => monthShown(basic?.marriageMonth, basic?.marriageYear, t),
  'basic.livedTogetherYears': ({ basic }, { t }) => basic && togetherShown(basic, t),
  'basic.divorceYear': ({ basic }, { t }) => monthShown(basic?.divorceMonth, basic?.divorceYear, t),
  'basic.demiseDate': ({ basic }) => basic?.demiseDate && dayShown(basic.demiseDate),
  'basic.phone': ({ basic }) => phoneShown(basic?.phone),
  'basic.email': ({ basic }) => basic?.email?.address,
  'basic.contactPersonPhone': ({ basic }) => phoneShown(basic?.contactPersonPhone),
  'basic.profileSource': ({ basic }, { labelOf }) =>
    basic?.profileSource && labelOf('profileSources', basic.profileSource),
  'religion.religion': ({ religion }) => religion?.religion ?? (religion?.denomination && christian),
  ...parent('father'),
  ...parent('mother'),
  'family.siblings.brothers': ({ family }, { t }) =>
    siblingsShown(family?.siblings?.brothers, family?.siblings?.marriedBrothers, t),
  'family.siblings.sisters': ({ family }, { t }) =>
    siblingsShown(family?.siblings?.sisters, family?.siblings?.marriedSisters, t),
  'professional.annualIncome': ({ professional }, { t }) => incomeShown(professional?.annualIncome, t),
  'location.current': ({ location }) => addressShown(location?.current),
  'location.permanent': ({ location }) => addressShown(location?.permanent),
  'basicPreference.age': ({ basicPreference }, { t }) => agesShown(basicPreference?.age, t),
  'basicPreference.height': ({ basicPreference }, { t }) => heightsShown(basicPreference?.height, t),
  'basicPreference.childStatuses': ({ basicPreference }, { labelOf }) =>
    basicPreference?.childStatuses?.map((key) => labelOf('childStatuses', key)),
  'professionalPreference.income': ({ professionalPreference }, { t }) =>
    incomeShown(professionalPreference?.income, t),
}

/** Fields that are phone numbers. */
export const phones: readonly FieldPath[] = [
  'basic.phone',
  'basic.contactPersonPhone',
  'basic.landline.number',
]

/** Fields that are shown only for some profiles. */
export const readWhen: { readonly [Path in FieldPath]?: Condition } = {
  ...Object.fromEntries(maritalFieldNames.map((name) => [`basic.${name}`, wasMarried])),
  'professional.annualIncome': earns,
}

/** Formats of the fields of a parent: name with initial, occupation with detail, and native place. */
function parent(who: 'father' | 'mother'): { readonly [Path in FieldPath]?: Shown } {
  return {
    [`family.${who}Name`]: ({ family }: Profile) =>
      joined([family?.[`${who}Initial`], family?.[`${who}Name`]], ' '),
    [`family.${who}Occupation`]: ({ family }: Profile) => {
      const occupation = family?.[`${who}Occupation`]
      const detail = occupationDetailLabel(occupation) && family?.[`${who}OccupationDetail`]
      return joined([occupation, detail], ' · ')
    },
    [`family.${who}NativeCity`]: ({ family }: Profile) =>
      joined([family?.[`${who}NativeCity`], family?.[`${who}NativeState`]]),
  }
}

function monthShown(month: Basic['marriageMonth'], year: Basic['marriageYear'], t: Translate) {
  const name = month ? monthNames[month - 1] : undefined
  return joined([name && t(name), year ? String(year) : undefined], ' ')
}

/** Years and months, without a part that is zero. */
function togetherShown({ livedTogetherYears: years, livedTogetherMonths: months }: Basic, t: Translate) {
  if (years == null && months == null) return undefined
  const shown = joined([yearsShown(years, t), monthsShown(months, t)], ' ')
  return shown ?? t(months == null ? 'Less than a year' : 'Less than a month')
}

function yearsShown(years: Basic['livedTogetherYears'], t: Translate): string | undefined {
  if (!years) return undefined
  return years === 1 ? t('1 year') : t('{years} years', { years })
}

function monthsShown(months: Basic['livedTogetherMonths'], t: Translate): string | undefined {
  if (!months) return undefined
  return months === 1 ? t('1 month') : t('{months} months', { months })
}

function siblingsShown(count: number | null | undefined, married: number | null | undefined, t: Translate) {
  if (count == null) return undefined
  if (count === 0) return t('None')
  return married ? t('{count}, {married} married', { count, married }) : String(count)
}

const addressShown = (address: Address | null | undefined) =>
  address &&
  joined([
    address.door,
    address.locality,
    address.city,
    address.state,
    joined([address.country, address.postalCode], ' '),
  ])

function agesShown(age: Preference['age'], t: Translate): string | undefined {
  if (!age || (age.from === undefined && age.to === undefined)) return undefined
  const from = age.from ?? youngestPreferred
  return age.to === undefined
    ? t('{from} years and above', { from })
    : t('{from} to {to} years', { from, to: age.to })
}

function heightsShown(height: Preference['height'], t: Translate): string | undefined {
  const from = heightShown(height?.from, t)
  const to = heightShown(height?.to, t)
  if (from && to) return t('{from} to {to}', { from, to })
  if (from) return t('{from} and above', { from })
  return to && t('Up to {to}', { to })
}
