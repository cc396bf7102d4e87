import { type CataloguePlan, cataloguePlan } from '../../../server/src/plans/catalogue.ts'
import type { Weighted } from './random.ts'

/** How often demo members bought each plan. */
const sold = {
  'Saphire Classic': 32,
  'Saphire Premium': 25,
  'Platinum Classic': 16,
  'Platinum Premium': 9,
  'Saphire Classic Assisted': 3,
  'Saphire Premium Assisted': 2,
  'Platinum Classic Assisted': 1,
  'Mini Elite': 5,
  Emerald: 3,
  Ruby: 2,
  Diamond: 1.4,
  Director: 0.6,
}

export const platinumClassic = cataloguePlan('Platinum Classic')

export const soldPlans: Weighted<CataloguePlan> = Object.entries(sold).map(([name, weight]) => [
  cataloguePlan(name),
  weight,
])
