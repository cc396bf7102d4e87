import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { currentMembership } from '../memberships/schemas.ts'
import { offer } from '../offers/schemas.ts'
import { profileCard } from '../profiles/card.ts'
import { completionReply } from '../profiles/endpoints.ts'
import { profile } from '../profiles/profile.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'

/** Number of profiles in a row of the dashboard. */
export const dashboardRow = 4

const recentViewer = wire('Recent viewer', {
  at: ['at', moment, 'When the profile was last viewed'],
  profile: ['profile', profileCard, 'Profile of the viewer'],
})

const dashboardMatches = wire('Matches on the dashboard', {
  results: ['results', z.array(profileCard), 'The newest matches'],
  total: ['total', z.number().int(), 'Number of all matches'],
})

const waitingInterests = wire('Interests on the dashboard', {
  results: ['results', z.array(profileCard), 'The people of the newest interests to answer'],
  total: ['total', z.number().int(), 'Number of all interests to answer'],
})

const waitingProposals = wire('Proposals on the dashboard', {
  results: ['results', z.array(profileCard), 'The people of the newest proposals to answer'],
  total: ['total', z.number().int(), 'Number of all proposals to answer'],
  manager: ['sna', z.string().optional(), 'Name of the relationship manager who made the newest of them'],
})

const waitingInvoice = wire('Invoice on the dashboard', {
  id: ['id', z.number().int(), 'Id of the invoice'],
  planName: ['pn', z.string(), 'Name of the plan'],
  isPaid: ['pd', z.boolean(), 'True if it waits for activation, false if it waits for payment'],
})

export const dashboard = wire('Dashboard', {
  profile: ['profile', profile, 'Profile of the member'],
  completion: ['completion', completionReply, 'How complete the profile is'],
  membership: ['membership', currentMembership, 'Current membership of the member'],
  interests: ['interests', waitingInterests, 'Received interests without an answer'],
  proposals: [
    'proposals',
    waitingProposals.optional(),
    'Proposals without an answer; absent without assisted service',
  ],
  invoice: ['invoice', waitingInvoice.optional(), 'The invoice that waits for payment or activation'],
  matches: ['matches', dashboardMatches, 'Profiles that match the member, both ways'],
  viewers: ['viewers', z.array(recentViewer), 'The last viewers of the profile'],
  offers: ['offers', z.array(offer), 'Offers that run today'],
})

export const readDashboard = endpoint({
  path: '/profiles/:id/dashboard',
  permission: 'member.area',
  summary: 'Everything that the dashboard of a member shows',
  reply: dashboard,
})
