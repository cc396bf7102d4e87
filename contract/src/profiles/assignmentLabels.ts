import type { Assignment } from './assignment.ts'

/** Labels of the staff assigned to a profile. */
export const assignmentLabels = {
  teleStaffId: 'Telemarketing executive',
  careStaffId: 'Customer care executive',
} as const satisfies Record<Assignment, string>
