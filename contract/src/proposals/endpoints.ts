import { z } from '#schema'
import { criteria } from '../criteria.ts'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { searchKeys } from '../search/keys.ts'
import { matchFields } from '../search/matches.ts'
import { paragraph } from '../values.ts'
import { wire } from '../wire.ts'
import { proposal, serviceFields } from './schemas.ts'
import { assistedMember, newProposals } from './staffSchemas.ts'
import { proposalLimits, proposalMachine, proposalMessages, proposalReasonNames } from './states.ts'

const byManager = { permission: 'proposals.write' } as const

/** Filter of assisted members: those of the caller, or those of all relationship managers. */
export const memberOwners = ['mine', 'everybody'] as const
export type MemberOwner = (typeof memberOwners)[number]

export const listAssistedMembers = endpoint({
  ...byManager,
  path: '/proposals/members',
  audit: { reads: 'assisted members listed' },
  summary:
    'Members with assisted service, those farthest from their weekly aim first. Those of colleagues need proposals.everybody',
  query: z.object({ ...pageQuery(), of: z.enum(memberOwners).default('mine') }),
  reply: pageOf('members with assisted service', assistedMember),
})

/** Whose preferences a candidate must meet: both sides', the member's, or nobody's. */
export const candidateFits = ['both', 'mine', 'anybody'] as const
export type CandidateFit = (typeof candidateFits)[number]

const candidate = wire('Candidate for a proposal', matchFields)
export type Candidate = z.output<typeof candidate>

export const findCandidates = endpoint({
  ...byManager,
  method: 'POST',
  path: '/profiles/:id/proposals/candidates',
  audit: { reads: 'candidates searched' },
  keys: searchKeys,
  summary:
    'Active profiles to propose to a member, newest first. Leaves out earlier proposals, interests, blocked and ignored profiles, and those that earlier answers exclude',
  query: z.object({ ...pageQuery(), fit: z.enum(candidateFits).default('mine') }),
  body: wire('Candidate search', {
    criteria: [
      'criterias',
      criteria.default([]),
      'Conditions besides the preferences, all of which must hold',
    ],
  }),
  reply: pageOf('candidates', candidate, {
    excluding: [
      'xr',
      z.array(z.enum(proposalReasonNames)),
      'The reasons of earlier answers by which the search leaves people out',
    ],
  }),
  limit: { requests: 60 },
})

export const proposeProfiles = endpoint({
  ...byManager,
  method: 'POST',
  path: '/profiles/:id/proposals',
  audit: { changes: 'profiles proposed' },
  summary: 'Propose profiles to a member, each with a sentence',
  body: newProposals,
})

export const readProposalHistory = endpoint({
  ...byManager,
  path: '/profiles/:id/proposals',
  audit: { reads: 'proposals listed' },
  summary: 'What was proposed to a member, with the answers, newest first',
  query: z.object(pageQuery()),
  reply: pageOf('proposals', proposal, serviceFields),
})

const { actions } = proposalMachine

export const arrangeCall = endpoint({
  ...byManager,
  method: 'POST',
  path: '/proposals/:id/call',
  audit: { changes: actions.arrange.audit },
  summary: 'Arrange when our office calls both families after a mutual yes; both are notified',
  body: wire('Time of a call', {
    at: ['cat', z.iso.datetime({ error: proposalMessages.callTime }), 'When, in ISO 8601'],
  }),
})

/** Outcomes of a call of both families, as the contact log names them. */
export const introductionOutcomes = ['reached', 'no_answer', 'not_interested'] as const
export type IntroductionOutcome = (typeof introductionOutcomes)[number]

export const logCall = endpoint({
  ...byManager,
  method: 'POST',
  path: '/proposals/:id/call/outcome',
  audit: { changes: actions.log.audit },
  summary: 'Log the outcome of the arranged call, once, in the contact logs of both families',
  body: wire('Outcome of a call of both families', {
    outcome: ['oc', z.enum(introductionOutcomes, proposalMessages.outcome), 'Outcome'],
    note: [
      'no',
      paragraph(proposalLimits.noteCharacters).optional(),
      `Note for staff, at most ${proposalLimits.noteCharacters} characters`,
    ],
  }),
})
