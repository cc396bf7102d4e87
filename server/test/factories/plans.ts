import { paiseOf } from '@bnr/contract/money'
import type { PlanTerms } from '@bnr/contract/plans/terms'

let made = 0

/** Terms of a plan with a unique name. */
export const planTerms = (more: Partial<PlanTerms> = {}): PlanTerms => ({
  category: 'Personal',
  name: `Harvest ${++made}`,
  tag: 'sp',
  price: { amount: paiseOf(7500.5) },
  duration: 6,
  durationUnit: 'months',
  phoneContacts: 60,
  expressInterests: 90,
  highlightDuration: 30,
  prominenceDuration: 60,
  goldTagged: true,
  assisted: true,
  assistance: 'Matches chosen for you',
  ...more,
})
