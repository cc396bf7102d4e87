import { type Assignment, staffLists } from '@bnr/contract/profiles/assignment'
import { call } from '../../platform/call.ts'
import { useReading } from '../../platform/useReading.ts'

/** Who can look after a profile, each with how many they look after. */
export const useStaffList = (assignment: Assignment) =>
  useReading({
    queryKey: ['staff', 'assignable', assignment],
    queryFn: ({ signal }) => call(staffLists[assignment], {}, signal),
  })
