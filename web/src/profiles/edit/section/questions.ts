import type { EditSectionName } from '@bnr/contract/profiles/editHeadings'
import type { ComponentType } from 'react'
import type { QuestionsProps } from './SectionForm.tsx'

type Load = () => Promise<{ default: ComponentType<QuestionsProps> }>

/** What each section asks. Nothing of it is loaded before somebody opens the section. */
export const questions: Record<EditSectionName, Load> = {
  about: () => import('../forms/AboutQuestions.tsx'),
  aboutFamily: () => import('../forms/AboutFamilyQuestions.tsx'),
  basic: () => import('../forms/BasicQuestions.tsx'),
  family: () => import('../forms/FamilyQuestions.tsx'),
  religion: () => import('../forms/ReligionQuestions.tsx'),
  contact: () => import('../forms/ContactQuestions.tsx'),
  professional: () => import('../forms/WorkQuestions.tsx'),
  lifestyle: () => import('../forms/LifestyleQuestions.tsx'),
  basicPreference: () => import('../forms/BasicPreferences.tsx'),
  professionalPreference: () => import('../forms/WorkPreferences.tsx'),
  locationPreference: () => import('../forms/PlacePreferences.tsx'),
}
