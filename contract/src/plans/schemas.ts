import { z } from '#schema'
import { amount } from '../money.ts'
import { count, line, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { packageTag } from './tags.ts'

/** Categories of plans: the tab of the price list that shows each, and what it is called where packages are made. */
export const planCategories = {
  self: { tab: 'Self Service', choice: 'Self Service' },
  Personal: { tab: 'Personal Help & Assistance', choice: 'Self & Assisted Service' },
  Elite: { tab: 'Elite', choice: 'Elite' },
} as const
export type PlanCategory = keyof typeof planCategories
export const planCategoryNames = Object.keys(planCategories) as [PlanCategory, ...PlanCategory[]]

/** Units of a period, and the days that each of them counts. */
const periodUnits = { DAYS: 1, months: 30 } as const
export type PeriodUnit = keyof typeof periodUnits
export type Period = { duration: number; durationUnit: PeriodUnit }

export const daysOf = ({ duration, durationUnit }: Period): number => duration * periodUnits[durationUnit]

const unit = z.enum(Object.keys(periodUnits) as [PeriodUnit, ...PeriodUnit[]], { error: 'Select a unit' })
const category = z.enum(planCategoryNames, { error: 'Select category' })
const length = count(0, 3650)
const quota = count(0, 1_000_000)

const planPrice = wire('Price of a plan', {
  amount: ['am', amount, 'Rupees, before tax'],
})

export const plan = wire('Plan', {
  id: ['id', z.number().int(), 'Id'],
  name: ['na', line(80), 'Name'],
  category: ['mt', category, 'Category: self, Personal or Elite'],
  tag: ['tg', packageTag, 'Package tag, shown on the cards of its members'],
  price: ['co', planPrice, 'Price'],
  duration: ['pd', length, 'Length of validity'],
  durationUnit: ['du', unit, 'Unit of the length: DAYS or months'],
  phoneContacts: ['pc', quota, 'Phone numbers it opens'],
  expressInterests: ['eic', quota, 'Interests that can be expressed'],
  highlightDuration: ['phpd', length, 'How long the profile is highlighted; 0 for never'],
  highlightUnit: ['phdu', unit, 'Unit of that: DAYS or months'],
  prominenceDuration: ['pvpd', length, 'How long the profile is shown prominently; 0 for never'],
  prominenceUnit: ['pvdu', unit, 'Unit of that: DAYS or months'],
  colour: ['cc', z.string().regex(/^#[0-9A-F]{6}$/i), 'Colour of its card, #RRGGBB'],
  goldTagged: ['gt', z.boolean(), 'Puts a gold frame around the profile photo'],
  assisted: ['as', z.boolean(), 'Help of our staff comes with it'],
  assistance: ['ab', line(120).optional(), 'That help in words'],
  hidden: ['h', z.boolean(), 'No longer sold, shown to staff alone'],
  createdAt: ['cdt', moment, 'When it came into the catalogue'],
  lineage: ['lv', z.number().int(), 'Id of its first version'],
  replacedAt: ['rat', moment.optional(), 'When a newer version took its place; none for the current one'],
})
export type Plan = z.output<typeof plan>
