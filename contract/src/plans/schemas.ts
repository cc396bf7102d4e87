import { z } from '#schema'
import { amount } from '../money.ts'
import { count, line, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { planTag } from './tags.ts'

/**
 * Categories of plans: `tab` is the label on the price list, `choice` the label in the plan form of staff. A top-up adds
 * contacts or interests to a running plan and ends with it.
 */
export const planCategories = {
  self: { tab: 'Self Service', choice: 'Self Service' },
  Personal: { tab: 'Personal Help & Assistance', choice: 'Self & Assisted Service' },
  Elite: { tab: 'Elite', choice: 'Elite' },
  topup: { tab: 'Top-ups', choice: 'Top-up for a running plan' },
} as const
export type PlanCategory = keyof typeof planCategories
export const planCategoryNames = Object.keys(planCategories) as [PlanCategory, ...PlanCategory[]]

/** Categories of plans that give a membership. */
export const membershipCategories = planCategoryNames.filter((name) => name !== 'topup')

export const isTopUp = ({ category }: { category: PlanCategory }): boolean => category === 'topup'

/** Units of a period with their length in days. */
const periodUnits = { DAYS: 1, months: 30 } as const
export type PeriodUnit = keyof typeof periodUnits
export type Period = { duration: number; durationUnit: PeriodUnit }

export const daysOf = ({ duration, durationUnit }: Period): number => duration * periodUnits[durationUnit]

const unit = z.enum(Object.keys(periodUnits) as [PeriodUnit, ...PeriodUnit[]], { error: 'Select a unit' })
const category = z.enum(planCategoryNames, { error: 'Select category' })
const length = count(0, 3650)
const weeklyAim = count(0, 20)
const quota = count(0, 1_000_000)

const planPrice = wire('Price of a plan', {
  amount: ['am', amount, 'Price in rupees, before tax'],
})

export const plan = wire('Plan', {
  id: ['id', z.number().int(), 'Id'],
  name: ['na', line(80), 'Name'],
  category: ['mt', category, 'Category: self, Personal, Elite or topup'],
  tag: ['tg', planTag, 'Tag on the cards of its members'],
  price: ['co', planPrice, 'Price'],
  duration: ['pd', length, 'Validity, in the unit below; 0 for a top-up, which ends with the running plan'],
  durationUnit: ['du', unit, 'Unit of the validity: DAYS or months'],
  phoneContacts: ['pc', quota, 'Number of phone numbers that members can view'],
  expressInterests: ['eic', quota, 'Number of interests that members can express'],
  highlightDuration: ['phpd', length, 'How long the profile is highlighted; 0 for never'],
  highlightUnit: ['phdu', unit, 'Unit of the highlight period: DAYS or months'],
  prominenceDuration: ['pvpd', length, 'How long the profile is shown prominently; 0 for never'],
  prominenceUnit: ['pvdu', unit, 'Unit of the prominence period: DAYS or months'],
  colour: ['cc', z.string().regex(/^#[0-9A-F]{6}$/i), 'Colour of its card, #RRGGBB'],
  goldTagged: ['gt', z.boolean(), 'Puts a gold frame around the profile photo'],
  assisted: ['as', z.boolean(), 'The plan includes assisted service by our staff'],
  assistance: ['ab', line(120).optional(), 'Description of the assisted service'],
  weeklyAim: ['wa', weeklyAim, 'How many profiles the relationship manager aims to propose in a week'],
  hidden: ['h', z.boolean(), 'No longer on sale; only staff see it'],
  createdAt: ['cdt', moment, 'When it was created'],
  lineage: ['lv', z.number().int(), 'Id of its first version'],
  replacedAt: ['rat', moment.optional(), 'When a newer version replaced it; absent for the current version'],
})
export type Plan = z.output<typeof plan>
