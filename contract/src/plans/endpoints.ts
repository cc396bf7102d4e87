import { z } from '#schema'
import { criteria } from '../criteria.ts'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { pageSize } from '../pageSizes.ts'
import { wire } from '../wire.ts'
import { plan } from './schemas.ts'

const largestCatalogue = 500

export const planSearch = wire('Plan search', {
  criteria: ['criterias', criteria.default([]), 'Conditions, all of which must hold'],
})

export const searchPlans = endpoint({
  method: 'POST',
  path: '/memberships/search',
  permission: 'public',
  summary: 'The catalogue of membership plans, the oldest first unless asked otherwise',
  query: z.object({
    ...pageQuery(pageSize, largestCatalogue),
    sort: z.enum(['cdt,asc', 'cdt,desc']).default('cdt,asc'),
  }),
  body: planSearch,
  reply: pageOf('plans', plan),
})
