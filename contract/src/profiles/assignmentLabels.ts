import type { Assignment } from './assignment.ts'

/** What whoever looks after a profile is called. */
export const assignmentLabels = {
  teleStaffId: 'Tele marketing executive',
  careStaffId: 'Customer care executive',
} as const satisfies Record<Assignment, string>
