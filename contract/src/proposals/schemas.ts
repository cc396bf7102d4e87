import { z } from '#schema'
import { interestStates } from '../activities/interests.ts'
import { profileCard } from '../profiles/card.ts'
import { canField } from '../stateMachine.ts'
import { bnrId, isoDate, moment, paragraph, rowId } from '../values.ts'
import { wire } from '../wire.ts'
import {
  proposalLimits,
  proposalMachine,
  proposalMessages,
  proposalReasonNames,
  proposalStates,
} from './states.ts'

export const proposal = wire('Proposal', {
  id: ['id', z.number().int(), 'Id'],
  profile: ['profile', profileCard, 'The proposed profile, as the caller may see it'],
  sentence: ['tx', z.string(), 'What the relationship manager writes about it'],
  by: ['cb', z.string(), 'Name of the relationship manager who proposed it'],
  at: ['cdt', moment, 'When it was proposed'],
  state: ['st', z.enum(proposalStates), 'State'],
  can: canField(proposalMachine),
  reason: ['rn', z.enum(proposalReasonNames).optional(), 'Why the family said no'],
  backOn: ['bd', isoDate().optional(), 'Day on which it waits again, after Later'],
  answeredAt: ['aat', moment.optional(), 'When the member answered'],
  interest: ['ist', z.enum(interestStates).optional(), 'State of the interest that a yes sent'],
  callAt: ['cat', moment.optional(), 'When our office calls both families'],
  callLoggedAt: ['clt', moment.optional(), 'When the outcome of this call was logged'],
})
export type Proposal = z.output<typeof proposal>

const deliveredWeek = wire('Proposals of a week', {
  from: ['sd', isoDate(), 'Monday of the week, yyyy-MM-dd'],
  sent: ['ct', z.number().int(), 'Number of proposals in this week'],
})
export type DeliveredWeek = z.output<typeof deliveredWeek>

/** What a list of proposals says about the service as a whole. */
export const serviceFields = {
  manager: ['sna', z.string().optional(), 'Name of the relationship manager; absent if nobody is assigned'],
  aim: ['wa', z.number().int(), 'Proposals in a week that the plan aims for; 0 without assisted service'],
  weeks: ['wk', z.array(deliveredWeek), 'What was proposed in the last weeks, the newest first'],
} as const

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
