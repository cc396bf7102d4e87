import type { PackageTag } from '@bnr/contract/memberships/schemas'
import type { Weighted } from './random.ts'

/** Packages as the demo population bought them. */
export type SoldPlan = {
  name: string
  tag: PackageTag
  days: number
  phoneContacts: number
  expressInterests: number
  highlightDays: number
  elite: boolean
}

const plan = (
  tag: PackageTag,
  name: string,
  days: number,
  phoneContacts: number,
  expressInterests: number,
  highlightDays: number,
  elite = false,
): SoldPlan => ({ tag, name, days, phoneContacts, expressInterests, highlightDays, elite })

export const platinumClassic = plan('pc', 'Platinum Classic', 360, 120, 200, 60)

export const soldPlans: Weighted<SoldPlan> = [
  [plan('sc', 'Saphire Classic', 90, 40, 60, 0), 34],
  [plan('sp', 'Saphire Premium', 180, 75, 120, 30), 27],
  [platinumClassic, 17],
  [plan('pp', 'Platinum Premium', 540, 200, 300, 90), 10],
  [plan('me', 'Mini Elite', 180, 120, 200, 60, true), 5],
  [plan('em', 'Emerald', 360, 200, 300, 90, true), 3],
  [plan('ru', 'Ruby', 360, 250, 400, 120, true), 2],
  [plan('d', 'Diamond', 540, 300, 500, 120, true), 1.4],
  [plan('dr', 'Director', 720, 400, 600, 120, true), 0.6],
]
