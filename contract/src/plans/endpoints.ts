import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { pageQuery } from '../page.ts'
import { pageSize } from '../pageSizes.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { planKeys } from './keys.ts'
import { plan } from './schemas.ts'
import { planTerms } from './terms.ts'

const largestCatalogue = 500

export const searchPlans = searchEndpoint({
  path: '/memberships/search',
  audit: noAudit.catalogue,
  permission: 'public',
  summary: 'The current membership plans, the oldest first by default',
  names: ['Plan', 'plans'],
  keys: planKeys,
  item: plan,
  query: {
    ...pageQuery(pageSize, largestCatalogue),
    sort: z.enum(['cdt,asc', 'cdt,desc']).default('cdt,asc'),
  },
  reply: {
    freeInterests: [
      'fi',
      z.number().int(),
      'Interests that a complete, verified and active profile can express each month without a plan; 0 if none',
    ],
  },
})

const manage = { permission: 'plans.manage', reply: plan } as const

export const createPlan = endpoint({
  ...manage,
  method: 'POST',
  path: '/memberships',
  audit: { changes: 'plan create' },
  summary: 'Create a plan',
  body: planTerms,
})

export const editPlan = endpoint({
  ...manage,
  method: 'PUT',
  path: '/memberships/:id',
  audit: { changes: 'plan edit' },
  summary: 'Replace a plan with a new version; members who have the old one keep its terms',
  body: planTerms,
})

export const hidePlan = endpoint({
  ...manage,
  method: 'PUT',
  path: '/memberships/:id/hide',
  audit: { changes: 'plan hide' },
  summary: 'Hide a plan from sale',
})

export const showPlan = endpoint({
  ...manage,
  method: 'PUT',
  path: '/memberships/:id/show',
  audit: { changes: 'plan show' },
  summary: 'Put a hidden plan back on sale',
})
