import { z } from '#schema'
import { amountUpTo } from '../money.ts'
import { count, line } from '../values.ts'
import { wire } from '../wire.ts'
import { plan } from './schemas.ts'

const mostRupees = 1_000_000
export const wrongAmount = 'Enter an amount from 0 to 10,00,000'
const termsPrice = wire('Price of a new plan', {
  amount: ['am', amountUpTo(mostRupees, wrongAmount), 'Rupees, before tax'],
})

/** How long a profile can be highlighted or shown prominently, in days. */
export const shownDays = { none: 0, oneMonth: 30, twoMonths: 60, threeMonths: 90, fourMonths: 120 } as const
const daysShown = z.enum(shownDays, { error: 'Select a period' })

const { category, tag, durationUnit, phoneContacts, expressInterests, goldTagged, assisted } = plan.fields

/** What staff decide about a package; the rest follows. */
export const planTerms = wire('Terms of a plan', {
  category,
  name: ['na', line(80, 'Enter the plan name'), 'Name, once among the current ones of its category'],
  tag,
  price: ['co', termsPrice, 'Price'],
  duration: ['pd', count(1, 730), 'Length of validity'],
  durationUnit,
  phoneContacts,
  expressInterests,
  highlightDuration: ['phpd', daysShown, 'Days that the profile is highlighted'],
  prominenceDuration: ['pvpd', daysShown, 'Days that the profile is shown prominently'],
  goldTagged,
  assisted,
  assistance: ['ab', line(120).optional(), 'The help in words; only with help'],
})
export type PlanTerms = z.output<typeof planTerms>
