import type { Career } from './career.ts'
import { atHomeCareers } from './careers/atHome.ts'
import { caringCareers } from './careers/caring.ts'
import { publicAndBusinessCareers } from './careers/publicAndBusiness.ts'
import { technicalCareers } from './careers/technical.ts'

export const careers: readonly Career[] = [
  ...technicalCareers,
  ...caringCareers,
  ...publicAndBusinessCareers,
  ...atHomeCareers,
]
