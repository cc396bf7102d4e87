import { z } from '#schema'
import { bnrId, isoDate, moment, paragraph, rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { proposalLimits, proposalMessages } from './states.ts'

const newProposal = wire('New proposal', {
  profileId: ['pfid', rowId, 'Id of the proposed profile'],
  sentence: [
    'tx',
    paragraph(proposalLimits.sentenceCharacters, proposalMessages.sentence),
    'What the relationship manager writes about it; contact details are refused',
  ],
})
export type NewProposal = z.output<typeof newProposal>

export const newProposals = wire('New proposals', {
  proposals: [
    'proposals',
    z
      .array(newProposal)
      .min(1, proposalMessages.choose)
      .max(proposalLimits.together, `Choose at most ${proposalLimits.together} profiles`),
    'The profiles to propose together; either all of them are proposed or none',
  ],
})

export const assistedMember = wire('Member with assisted service', {
  id: ['id', z.number().int(), 'Id of the profile'],
  bnrId: ['pid', bnrId, 'BNR ID'],
  name: ['na', z.string(), 'Name on the profile'],
  planName: ['pn', z.string(), 'Name of the plan'],
  endsOn: ['ed', isoDate(), 'Last day of the membership'],
  manager: ['sna', z.string().optional(), 'Name of the relationship manager; absent if nobody is assigned'],
  aim: ['wa', z.number().int(), 'Proposals in a week that the plan aims for'],
  proposed: ['ct', z.number().int(), 'Proposals of this week'],
  waiting: ['wt', z.number().int(), 'Proposals without an answer'],
  contactedAt: ['lct', moment.optional(), 'When staff last called the family or wrote a note'],
  followUpOn: ['fud', isoDate().optional(), 'Day of the next promised call'],
  followUpAt: ['fut', z.string().optional(), 'Its time of day in India, HH:mm'],
})
export type AssistedMember = z.output<typeof assistedMember>
