import { type ActivityVerb, activityKinds } from '@bnr/contract/activities/kinds'
import { list } from '../list.ts'

const entry = (code: number, verb: ActivityVerb) =>
  [code, activityKinds[verb].label, { key: activityKinds[verb].code }] as const

/** What one profile can do to another. Codes are stored: never change or reuse one. */
export const actionTypes = list([
  entry(1, 'block'),
  entry(2, 'like'),
  entry(3, 'shortlist'),
  entry(4, 'ignore'),
  entry(5, 'view'),
  entry(6, 'view_phone'),
])
