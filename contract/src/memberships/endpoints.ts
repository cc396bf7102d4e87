import { endpoint, idParam, idParams } from '../endpoint.ts'
import { wire } from '../wire.ts'
import { currentMembership } from './schemas.ts'

export const readCurrentMembership = endpoint({
  method: 'GET',
  path: '/profiles/:id/currentMembership',
  audit: { reads: 'membership read' },
  permission: 'memberships.read',
  summary: 'What the member holds today, for its owner and staff',
  params: idParams,
  reply: currentMembership,
})

const membershipGrant = wire('Membership grant', {
  profileId: ['pid', idParam, 'Profile that gets the membership'],
  planId: ['mid', idParam, 'Plan, which may be a hidden one'],
})

export const grantMembership = endpoint({
  method: 'POST',
  freshFactor: true,
  path: '/memberships/grant',
  audit: { changes: 'grant membership' },
  permission: 'memberships.grant',
  summary: 'Give a plan without payment: it is added to a paid membership that runs, else it starts today',
  body: membershipGrant,
})
