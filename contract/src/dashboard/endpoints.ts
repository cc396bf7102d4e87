import { z } from '#schema'
import { endpoint, idParams } from '../endpoint.ts'
import { currentMembership } from '../memberships/schemas.ts'
import { offer } from '../offers/schemas.ts'
import { profileCard } from '../profiles/card.ts'
import { completionReply } from '../profiles/endpoints.ts'
import { profile } from '../profiles/profile.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'

/** How many people stand in a row of the dashboard. */
export const dashboardRow = 4

const recentViewer = wire('Recent viewer', {
  at: ['at', moment, 'When the profile was last viewed'],
  profile: ['profile', profileCard, 'Who viewed it'],
})

const dashboardMatches = wire('Matches on the dashboard', {
  results: ['results', z.array(profileCard), 'The newest of them'],
  total: ['total', z.number().int(), 'How many there are in all'],
})

export const dashboard = wire('Dashboard', {
  profile: ['profile', profile, 'The own profile'],
  completion: ['completion', completionReply, 'How complete it is'],
  membership: ['membership', currentMembership, 'What the member holds today'],
  matches: ['matches', dashboardMatches, 'Who fits the member and whom the member fits'],
  viewers: ['viewers', z.array(recentViewer), 'Who viewed the profile last'],
  offers: ['offers', z.array(offer), 'Offers of the day'],
})

export const readDashboard = endpoint({
  method: 'GET',
  path: '/profiles/:id/dashboard',
  permission: 'member.area',
  summary: 'All that a member’s dashboard shows',
  params: idParams,
  reply: dashboard,
})
