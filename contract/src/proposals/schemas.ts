import { z } from '#schema'
import { interestStates } from '../activities/interests.ts'
import { profileCard } from '../profiles/card.ts'
import { canField } from '../stateMachine.ts'
import { isoDate, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { proposalMachine, proposalReasonNames, proposalStates } from './states.ts'

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
  interest: ['ist', z.enum(interestStates).optional(), 'State of the interest that a yes sent or accepted'],
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
