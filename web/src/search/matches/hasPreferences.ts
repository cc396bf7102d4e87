import type { ProfileSections } from '@bnr/contract/profiles/profile'

const sections = [
  'basicPreference',
  'religiousPreference',
  'professionalPreference',
  'locationPreference',
] as const

/** Whether a profile says anything of the partner it hopes for. */
export function hasPreferences(profile: ProfileSections): boolean {
  return sections.some((section) => isGiven(profile[section]))
}

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isGiven)
  return value !== undefined && value !== null
}
