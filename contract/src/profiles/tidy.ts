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

/** Clears the answers to questions that are no longer asked, and settles what follows from others. */
export function tidy(profile: ProfileSections): ProfileSections {
  const result = structuredClone(profile)
  settle(result)
  const sections = result as Sections
  for (const [section, unasked] of Object.entries(unaskedFields(result))) {
    for (const field of unasked) delete sections[section as keyof Sections]?.[field]
  }
  return result
}

function settle(profile: ProfileSections): void {
  const { basic, professional } = profile
  if (professional && !works(profile)) professional.occupation = notWorking
  if (basic) settleBasic(basic)
}

function settleBasic(basic: NonNullable<ProfileSections['basic']>): void {
  const settled = impliedGender({ basic })
  if (settled) basic.gender = settled
  if (basic.childCount === '0') basic.childStatus = childless
  else if (basic.childStatus === childless) basic.childCount = '0'
}

function unaskedFields(profile: ProfileSections) {
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
