import { type Assignment, staffLists } from '@bnr/contract/profiles/assignment'
import { call } from '../../platform/call.ts'
import { staffChoices } from './useStaffChoices.ts'

export const readStaffChoices = async (assignment: Assignment, signal: AbortSignal) =>
  staffChoices(await call(staffLists[assignment], {}, signal))
