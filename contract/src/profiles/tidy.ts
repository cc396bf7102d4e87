import {
  asksChildPreference,
  asksMarital,
  childless,
  earns,
  impliedGender,
  isAny,
  maritalFieldNames,
  notWorking,
  occupationDetailLabel,
  workFields,
  works,
} from './conditions.ts'
import type { ProfileSections } from './profile.ts'

type Sections = { [Name in keyof ProfileSections]?: Record<string, unknown> | undefined }

/** Returns the profile with implied values set, and without values of fields that no longer apply. */
export function tidy(profile: ProfileSections): ProfileSections {
  const result = structuredClone(profile)
  setImplied(result)
  const sections = result as Sections
  for (const [section, fields] of Object.entries(inapplicableFields(result))) {
    for (const field of fields) delete sections[section as keyof Sections]?.[field]
  }
  return result
}

function setImplied(profile: ProfileSections): void {
  const { basic, professional } = profile
  if (professional && !works(profile)) professional.occupation = notWorking
  if (basic) setImpliedBasic(basic)
}

function setImpliedBasic(basic: NonNullable<ProfileSections['basic']>): void {
  const gender = impliedGender({ basic })
  if (gender) basic.gender = gender
  if (basic.childCount === '0') basic.childStatus = childless
  else if (basic.childStatus === childless) basic.childCount = '0'
}

function inapplicableFields(profile: ProfileSections) {
  const { family, basic, locationPreference } = profile
  return {
    basic: basic?.maritalStatus ? maritalFieldNames.filter((field) => !asksMarital(profile, field)) : [],
    family: (['father', 'mother'] as const)
      .filter((parent) => !occupationDetailLabel(family?.[`${parent}Occupation`]))
      .map((parent) => `${parent}OccupationDetail`),
    professional: [...(works(profile) ? [] : workFields), ...(earns(profile) ? [] : ['annualIncome'])],
    basicPreference: asksChildPreference(profile) ? [] : ['childStatuses'],
    locationPreference: [
      ...(isAny(locationPreference?.countries) ? ['states'] : []),
      ...(isAny(locationPreference?.countries) || isAny(locationPreference?.states) ? ['districts'] : []),
    ],
  } satisfies Record<string, readonly string[]>
}
