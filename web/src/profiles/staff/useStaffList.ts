import { type Assignment, staffLists } from '@bnr/contract/profiles/assignment'
import { call } from '../../platform/call.ts'
import { useReading } from '../../platform/useReading.ts'

/** The staff who can look after a profile, each with their number of profiles. */
export const useStaffList = (assignment: Assignment) =>
  useReading({
    queryKey: ['staff', 'assignable', assignment],
    queryFn: ({ signal }) => call(staffLists[assignment], {}, signal),
  })
