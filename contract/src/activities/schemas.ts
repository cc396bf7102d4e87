import { z } from '#schema'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { interestStates } from './interests.ts'
import { activityCodes } from './kinds.ts'

const activityParty = wire('Profile in an activity', {
  id: ['id', z.number().int(), 'Internal id'],
  bnrId: ['pid', z.string().optional(), 'BNR ID; absent when the activity is part of a profile'],
  name: ['na', z.string().optional(), 'Name; absent when the activity is part of a profile'],
})

/** Fields of every activity. Lists have whole profiles in place of `activityParty`. */
export const activityFields = {
  id: ['id', z.number().int(), 'Id of the record'],
  at: ['mdt', moment, 'When it happened'],
  kind: [
    'at',
    z.enum(activityCodes),
    'Activity code: b blocked, l liked, s shortlisted, i ignored, v viewed, vp viewed phone number',
  ],
  introduced: [
    'ind',
    z.literal(true).optional(),
    'Our office introduced the two: it is the yes to a proposal',
  ],
  interest: ['ist', z.enum(interestStates).optional(), 'State of an interest; absent for other kinds'],
} as const

export const activity = wire('Activity', {
  ...activityFields,
  target: ['tp', activityParty, 'Profile that it was done to'],
  from: ['fp', activityParty, 'Profile that did it'],
})
export type Activity = z.output<typeof activity>
