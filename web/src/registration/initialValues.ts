import { defaultCountry, defaultState } from '@bnr/contract/profiles/location'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { StepValues } from './stepChange.ts'

/** What a step opens with: the draft, and the places most families of ours live in. */
export function initialValues(saved: ProfileSections): StepValues {
  const home = { country: defaultCountry, state: defaultState }
  return {
    ...saved,
    basic: { ...saved.basic },
    religion: { ...saved.religion },
    family: { ...saved.family },
    professional: { ...saved.professional },
    location: { ...saved.location, current: saved.location?.current ?? home },
  }
}
