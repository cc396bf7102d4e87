import { wasMarried } from '@bnr/contract/profiles/rules'
import type { StepValues } from './stepChange.ts'

const widowed = 'Widow / Widower'
const annulled = 'Annulled'
const withoutDivorce = [widowed, 'Awaiting Divorce', 'Separated']
const withoutReason = [widowed, 'Separated']

/** Which questions an earlier marriage raises (specification 2, section 5, 'Marital detail block'). */
export function maritalQuestions(values: StepValues) {
  const status = values.basic?.maritalStatus ?? ''
  const married = wasMarried(values)
  const hasChildren = !['', '0'].includes(values.basic?.childCount ?? '')
  return {
    block: married,
    divorce: married && !withoutDivorce.includes(status),
    reason: married && !withoutReason.includes(status),
    demise: status === widowed,
    childStatus: married && status !== annulled && hasChildren,
  }
}

/** Answers to questions that are not asked any more, by name in the section. */
export function unaskedFields(values: StepValues): string[] {
  const asked = maritalQuestions(values)
  return [
    ...(asked.divorce ? [] : ['divorceMonth', 'divorceYear']),
    ...(asked.reason ? [] : ['separationReason']),
    ...(asked.demise ? [] : ['demiseDate']),
    ...(asked.childStatus || values.basic?.childCount === '0' ? [] : ['childStatus']),
  ]
}
