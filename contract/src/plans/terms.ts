import { z } from '#schema'
import { amountUpTo } from '../money.ts'
import { maxPrice, maxPriceShown } from '../prices.ts'
import { count, line } from '../values.ts'
import { wire } from '../wire.ts'
import { plan } from './schemas.ts'

const longestDays = 730
export const wrongDuration = `Enter a number from 1 to ${longestDays}`
export const wrongAmount = `Enter an amount from 0 to ${maxPriceShown}`
/** An invoice is rounded to the rupee, so nothing would be left to pay. */
export const belowOneRupee = `Enter 0, or an amount from 1 to ${maxPriceShown}`
const termsPrice = wire('Price of a new plan', {
  amount: ['am', amountUpTo(maxPrice, wrongAmount), 'Price in rupees, before tax'],
})

/** Choices for the highlight and prominence periods, in days. */
export const shownDays = { none: 0, oneMonth: 30, twoMonths: 60, threeMonths: 90, fourMonths: 120 } as const
const daysShown = z.enum(shownDays, { error: 'Select a period' })

/** The weekly aim of an assisted plan whose terms name none. */
export const usualWeeklyAim = 3

const { category, tag, durationUnit, phoneContacts, expressInterests, goldTagged, assisted } = plan.fields

/** Terms of a plan that staff enter; the server sets the other fields. */
export const planTerms = wire('Terms of a plan', {
  category,
  name: ['na', line(80, 'Enter the plan name'), 'Name, unique among the current plans of its category'],
  tag,
  price: ['co', termsPrice, 'Price'],
  duration: [
    'pd',
    count(0, longestDays, wrongDuration),
    'Validity, in the unit below; 0 for a top-up and for nothing else',
  ],
  durationUnit,
  phoneContacts,
  expressInterests,
  highlightDuration: ['phpd', daysShown, 'Number of days for which the profile is highlighted'],
  prominenceDuration: ['pvpd', daysShown, 'Number of days for which the profile is shown prominently'],
  goldTagged,
  assisted,
  assistance: [
    'ab',
    line(120).optional(),
    'Description of the assisted service; only if the plan includes it',
  ],
  weeklyAim: [
    'wa',
    count(1, 20).optional(),
    `Proposals in a week; only if the plan includes assisted service, ${usualWeeklyAim} by default`,
  ],
})
export type PlanTerms = z.output<typeof planTerms>
