import { endpoint, idParam } from '../endpoint.ts'
import { wire } from '../wire.ts'
import { currentMembership } from './schemas.ts'
import { membershipMachine } from './states.ts'

const { grant } = membershipMachine.actions

export const readCurrentMembership = endpoint({
  path: '/profiles/:id/currentMembership',
  audit: { reads: 'membership read' },
  permission: 'memberships.read',
  summary: 'Current membership of a member, for the member and staff',
  reply: currentMembership,
})

const membershipGrant = wire('Membership grant', {
  profileId: ['pid', idParam, 'Id of the profile that gets the membership'],
  planId: ['mid', idParam, 'Id of the plan, which can be hidden'],
})

export const grantMembership = endpoint({
  method: 'POST',
  freshFactor: true,
  path: '/memberships/grant',
  audit: { changes: grant.audit },
  permission: grant.permission,
  summary: 'Grant a plan without payment: it extends a running paid membership, or starts today',
  body: membershipGrant,
})
