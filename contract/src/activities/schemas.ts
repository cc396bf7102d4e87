import { z } from '#schema'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { interestStates } from './interests.ts'
import { activityCodes } from './kinds.ts'

const activityParty = wire('Profile in an activity', {
  id: ['id', z.number().int(), 'Internal id'],
  bnrId: ['pid', z.string().optional(), 'BNR ID; not sent with a profile itself'],
  name: ['na', z.string().optional(), 'Name; not sent with a profile itself'],
})

/** What every record of an activity says; lists carry whole profiles in place of the parties. */
export const activityFields = {
  id: ['id', z.number().int(), 'Id of the record'],
  at: ['mdt', moment, 'When it happened'],
  kind: ['at', z.enum(activityCodes), 'What was done'],
  interest: ['ist', z.enum(interestStates).optional(), 'How an interest was answered'],
} as const

export const activity = wire('Activity', {
  ...activityFields,
  target: ['tp', activityParty, 'To whom'],
  from: ['fp', activityParty, 'Who did it'],
})
export type Activity = z.output<typeof activity>
