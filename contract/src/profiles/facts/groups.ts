import { aboutFacts } from './aboutFacts.ts'
import type { FactGroup } from './fact.ts'
import { professionFacts, religionFacts } from './faithAndWorkFacts.ts'
import { familyFacts } from './familyFacts.ts'
import { interestFacts } from './interestFacts.ts'
import { contactFacts, placeFacts } from './placeFacts.ts'

/** The sections of a profile in the order in which they are read; the partner preference follows them. */
export const factGroups: readonly FactGroup[] = [
  aboutFacts,
  placeFacts,
  religionFacts,
  professionFacts,
  familyFacts,
  contactFacts,
  interestFacts,
]
