import { paiseOf } from '@bnr/contract/money'
import type { PlanCategory } from '@bnr/contract/plans/schemas'
import { categoryColours } from './colours.ts'
import type { plans } from './tables.ts'

/** A plan of the initial price list, without the columns that the database fills. */
export type CataloguePlan = Omit<
  typeof plans.$inferInsert,
  'id' | 'createdAt' | 'highlightUnit' | 'prominenceUnit'
>

function plan(
  category: PlanCategory,
  name: string,
  tag: CataloguePlan['tag'],
  months: number,
  rupees: number,
  quotas: readonly [phoneContacts: number, expressInterests: number],
  rest: Partial<CataloguePlan> = {},
): CataloguePlan {
  const [phoneContacts, expressInterests] = quotas
  return {
    category,
    name,
    tag,
    price: paiseOf(rupees),
    duration: months,
    durationUnit: 'months',
    phoneContacts,
    expressInterests,
    colour: categoryColours[category],
    ...rest,
  }
}

const topUp = (name: string, rupees: number, quotas: readonly [number, number]): CataloguePlan =>
  plan('topup', name, 'sc', 0, rupees, quotas)

/** Days that the profile is highlighted and shown prominently. */
const shown = (highlightDuration: number, prominenceDuration = 0) => ({
  highlightDuration,
  prominenceDuration,
})
const assistedBy = (assistance: string, weeklyAim: number) => ({ assisted: true, assistance, weeklyAim })
const gold = { goldTagged: true }
const manager = assistedBy('A relationship manager of your own', 5)

/** The initial price list of a new installation, in its order. */
export const catalogue: readonly CataloguePlan[] = [
  plan('self', 'Saphire Classic', 'sc', 3, 3500, [40, 60]),
  plan('self', 'Saphire Premium', 'sp', 6, 5500, [75, 120], shown(30)),
  plan('self', 'Platinum Classic', 'pc', 12, 8500, [120, 200], shown(60, 30)),
  plan('self', 'Platinum Premium', 'pp', 18, 11_500, [200, 300], { ...shown(90, 60), ...gold }),
  plan('Personal', 'Saphire Classic Assisted', 'sc', 6, 9000, [60, 90], {
    ...shown(30),
    ...assistedBy('Matches chosen for you each month', 1),
  }),
  plan('Personal', 'Saphire Premium Assisted', 'sp', 9, 12_500, [100, 150], {
    ...shown(60, 30),
    ...assistedBy('Matches chosen for you each week', 3),
  }),
  plan('Personal', 'Platinum Classic Assisted', 'pc', 12, 16_500, [150, 250], {
    ...shown(90, 60),
    ...assistedBy('Matches chosen for you each week, and calls to families', 3),
  }),
  plan('Elite', 'Mini Elite', 'me', 6, 18_000, [120, 200], { ...shown(60, 60), ...manager }),
  plan('Elite', 'Emerald', 'em', 12, 30_000, [200, 300], { ...shown(90, 90), ...manager }),
  plan('Elite', 'Ruby', 'ru', 12, 40_000, [250, 400], { ...shown(120, 90), ...manager, ...gold }),
  plan('Elite', 'Diamond', 'd', 18, 60_000, [300, 500], { ...shown(120, 120), ...manager, ...gold }),
  plan('Elite', 'Director', 'dr', 24, 90_000, [400, 600], {
    ...shown(120, 120),
    ...assistedBy('Our director looks after your search', 5),
    ...gold,
  }),
  topUp('10 more phone numbers', 750, [10, 0]),
  topUp('25 more phone numbers', 1500, [25, 0]),
  topUp('10 more interests', 300, [0, 10]),
  topUp('25 more interests', 600, [0, 25]),
  plan('self', 'Saphire Trial', 'sc', 1, 1000, [10, 15], {
    duration: 30,
    durationUnit: 'DAYS',
    hidden: true,
  }),
]

export function cataloguePlan(name: string): CataloguePlan {
  const found = catalogue.find((plan) => plan.name === name)
  if (!found) throw new Error(`No plan ${name} in the catalogue`)
  return found
}
