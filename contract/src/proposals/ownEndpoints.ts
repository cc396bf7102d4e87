import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { wire } from '../wire.ts'
import { proposal, serviceFields } from './schemas.ts'
import { proposalLimits, proposalMachine, proposalMessages, proposalReasonNames } from './states.ts'

const { actions } = proposalMachine

const own = { permission: 'proposals.own' } as const

/** The lists of a member: what waits for an answer, and the rest. */
export const proposalLists = ['waiting', 'answered'] as const
export type ProposalList = (typeof proposalLists)[number]

export const readOwnProposals = endpoint({
  ...own,
  path: '/proposals',
  summary: 'What the relationship manager proposed to the member, newest first, without hidden profiles',
  query: z.object({ ...pageQuery(), list: z.enum(proposalLists).default('waiting') }),
  reply: pageOf('proposals', proposal, serviceFields),
})

export const acceptProposal = endpoint({
  ...own,
  method: 'POST',
  path: '/proposals/:id/yes',
  summary: `${actions.yes.label}: sends an interest that costs the plan nothing`,
})

export const declineProposal = endpoint({
  ...own,
  method: 'POST',
  path: '/proposals/:id/no',
  summary: `${actions.no.label}, with a reason that the next search uses`,
  body: wire('Reason for a no', {
    reason: ['rn', z.enum(proposalReasonNames, proposalMessages.reason), 'Why'],
  }),
})

export const postponeProposal = endpoint({
  ...own,
  method: 'POST',
  path: '/proposals/:id/later',
  summary: `${actions.later.label}: waits again after ${proposalLimits.laterDays} days`,
})
