import { z } from '#schema'
import { amount } from '../money.ts'
import { count, line, moment } from '../values.ts'
import { wire } from '../wire.ts'

/** Package tags and the ribbon they put on a card. */
export const packageTags = {
  sp: 'Saphire Premium',
  sc: 'Saphire Classic',
  pp: 'Platinum Premium',
  pc: 'Platinum Classic',
  me: 'Mini Elite',
  d: 'Diamond',
  ru: 'Ruby',
  em: 'Emerald',
  dr: 'Director',
} as const
export type PackageTag = keyof typeof packageTags
export const packageTag = z.enum(Object.keys(packageTags) as [PackageTag, ...PackageTag[]])

/** Categories of plans and the tab of the price list that shows each. */
const planCategories = {
  self: 'Self Service',
  Personal: 'Personal Help & Assistance',
  Elite: 'Elite',
} as const
export type PlanCategory = keyof typeof planCategories

/** Units of a period, and the days that each of them counts. */
const periodUnits = { DAYS: 1, months: 30 } as const
export type PeriodUnit = keyof typeof periodUnits
export type Period = { duration: number; durationUnit: PeriodUnit }

export const daysOf = ({ duration, durationUnit }: Period): number => duration * periodUnits[durationUnit]

const unit = z.enum(Object.keys(periodUnits) as [PeriodUnit, ...PeriodUnit[]])
const category = z.enum(Object.keys(planCategories) as [PlanCategory, ...PlanCategory[]])
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
  assistance: ['ab', line(120).optional(), 'Help that comes with it, in words'],
  hidden: ['h', z.boolean(), 'No longer sold, shown to staff alone'],
  createdAt: ['cdt', moment, 'When it came into the catalogue'],
})
export type Plan = z.output<typeof plan>
