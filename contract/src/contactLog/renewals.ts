import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { byMembershipEnd } from '../sort.ts'
import { isoDate, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { familyFields, followUpOwners } from './endpoints.ts'
import { callOutcomeNames } from './entry.ts'

/** Filter of renewals: memberships that end within this many days. A renewal can be bought in the last 30. */
export const renewalDays = ['7', '14', '30'] as const
export type RenewalDays = (typeof renewalDays)[number]

/** Filter of renewals: all, or those that nobody has called in the last 30 days. */
export const renewalCalls = ['any', 'none'] as const
export type RenewalCalls = (typeof renewalCalls)[number]

const renewal = wire('Membership that ends', {
  id: ['id', z.number().int(), 'Id of the membership'],
  planName: ['pn', z.string(), 'Plan'],
  endsOn: ['ed', isoDate(), 'Last day, yyyy-MM-dd'],
  ...familyFields,
  owner: ['fuo', z.string().optional(), 'Member of staff who looks after the profile'],
  calledAt: ['cat', moment.optional(), 'When staff called last'],
  calledBy: ['cb', z.string().optional(), 'Who called last'],
  outcome: ['oc', z.enum(callOutcomeNames).optional(), 'Outcome of the last call'],
})
export type Renewal = z.output<typeof renewal>

export const endingMemberships = endpoint({
  path: '/renewals',
  audit: { reads: 'renewals listed' },
  permission: 'contactLog.read',
  summary: 'Memberships that end soon and are not renewed, of families that may be called',
  query: z.object({
    ...pageQuery(),
    of: z.enum(followUpOwners).default('mine'),
    within: z.enum(renewalDays).default('30'),
    calls: z.enum(renewalCalls).default('any'),
    sort: byMembershipEnd,
  }),
  reply: pageOf('renewals', renewal),
})
