import type { EditSectionName } from '@bnr/contract/profiles/editHeadings'
import type { ComponentType } from 'react'
import type { QuestionsProps } from './SectionForm.tsx'

type Load = () => Promise<ComponentType<QuestionsProps>>

/** The questions of each section, loaded when somebody opens it. */
export const questions: Record<EditSectionName, Load> = {
  about: async () => (await import('../forms/AboutQuestions.tsx')).AboutMe,
  aboutFamily: async () => (await import('../forms/AboutQuestions.tsx')).AboutFamily,
  basic: async () => (await import('../forms/BasicQuestions.tsx')).BasicQuestions,
  family: async () => (await import('../forms/FamilyQuestions.tsx')).FamilyQuestions,
  religion: async () => (await import('../forms/ReligionQuestions.tsx')).ReligionQuestions,
  contact: async () => (await import('../forms/ContactQuestions.tsx')).ContactQuestions,
  professional: async () => (await import('../forms/WorkQuestions.tsx')).WorkQuestions,
  lifestyle: async () => (await import('../forms/LifestyleQuestions.tsx')).LifestyleQuestions,
  basicPreference: async () => (await import('../forms/Preferences.tsx')).BasicPreferences,
  professionalPreference: async () => (await import('../forms/Preferences.tsx')).WorkPreferences,
  locationPreference: async () => (await import('../forms/PlacePreferences.tsx')).PlacePreferences,
}
