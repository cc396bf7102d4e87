import { type Assignment, staffLists } from '@bnr/contract/profiles/assignment'
import { useEndpoint } from '../../platform/useListReading.ts'

/** The staff who can look after a profile, each with their number of profiles. */
export const useStaffList = (assignment: Assignment, options?: { enabled: boolean }) =>
  useEndpoint(['staff'], staffLists[assignment], {}, options)
