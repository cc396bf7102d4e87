import type { ProfileSections, SectionName } from '@bnr/contract/profiles/profile'
import type { WizardStep } from '@bnr/contract/profiles/steps'
import type { StepValues } from './stepChange.ts'

/** What was typed into steps that are not saved yet, by their number: whoever goes back and forth finds it again. */
export type TypedSteps = Map<number, StepValues>

/** What a step opens with: the draft as it is now, and the answers typed here before. */
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
