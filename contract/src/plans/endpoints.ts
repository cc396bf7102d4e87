import { z } from '#schema'
import { pageQuery } from '../page.ts'
import { pageSize } from '../pageSizes.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { planKeys } from './keys.ts'
import { plan } from './schemas.ts'

const largestCatalogue = 500

export const searchPlans = searchEndpoint({
  path: '/memberships/search',
  permission: 'public',
  summary: 'The catalogue of membership plans, the oldest first unless asked otherwise',
  names: ['Plan', 'plans'],
  keys: planKeys,
  item: plan,
  query: {
    ...pageQuery(pageSize, largestCatalogue),
    sort: z.enum(['cdt,asc', 'cdt,desc']).default('cdt,asc'),
  },
})
