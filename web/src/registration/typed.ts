import type { ProfileSections, SectionName } from '@bnr/contract/profiles/profile'
import type { WizardStep } from '@bnr/contract/profiles/steps'
import type { StepValues } from './stepChange.ts'

/** Answers typed into unsaved steps, by step number, so that going back and forth keeps them. */
export type TypedSteps = Map<number, StepValues>

/** Returns the answers with which a step opens: the current draft, and what was typed here before. */
export function withTyped(
  opening: StepValues,
  typed: StepValues | undefined,
  { fields }: WizardStep,
): StepValues {
  if (!typed) return opening
  const answered = Object.entries(fields).map(([name, own]) => {
    const section = name as SectionName
    const answers = (typed[section] ?? {}) as Record<string, unknown>
    return [
      section,
      { ...opening[section], ...Object.fromEntries(own.map((field) => [field, answers[field]])) },
    ]
  })
  const password = typed.password === undefined ? {} : { password: typed.password }
  return { ...opening, ...(Object.fromEntries(answered) as ProfileSections), ...password }
}
