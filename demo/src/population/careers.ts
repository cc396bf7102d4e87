import type { Career } from './career.ts'
import { atHomeCareers } from './careers/atHome.ts'
import { caringCareers } from './careers/caring.ts'
import { officeAndStateCareers } from './careers/officeAndState.ts'
import { technicalCareers } from './careers/technical.ts'
import { tradeLandAndSeaCareers } from './careers/tradeLandAndSea.ts'

export const careers: readonly Career[] = [
  ...technicalCareers,
  ...caringCareers,
  ...officeAndStateCareers,
  ...tradeLandAndSeaCareers,
  ...atHomeCareers,
]
