import { z } from 'zod'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'

/** Codes of what one profile can do to another. */
export const activityKinds = {
  b: 'Blocked',
  l: 'Liked',
  s: 'Shortlisted',
  i: 'Ignored',
  v: 'Viewed',
  vp: 'Viewed Phone',
} as const
export type ActivityKind = keyof typeof activityKinds

export const activityParty = wire('Profile in an activity', {
  id: ['id', z.number().int(), 'Internal id'],
  bnrId: ['pid', z.string(), 'BNR ID'],
  name: ['na', z.string(), 'Name'],
})

export const activity = wire('Activity', {
  id: ['id', z.number().int(), 'Id of the record'],
  at: ['mdt', moment, 'When it happened'],
  target: ['tp', activityParty, 'To whom'],
  from: ['fp', activityParty, 'Who did it'],
  kind: ['at', z.enum(['b', 'l', 's', 'i', 'v', 'vp']), 'What was done'],
})
