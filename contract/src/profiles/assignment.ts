import { z } from '#schema'
import type { Role } from '../access.ts'
import { type EndpointParts, endpoint } from '../endpoint.ts'
import { wholeNumber } from '../values.ts'
import { wire } from '../wire.ts'

/** Account id of the assigned member of staff; 0 removes the assignment. */
export const staffId = wholeNumber(0, undefined, 'Select a value from the list')

/** Roles that can be assigned to a profile, for each kind of assignment. */
export const assignableRoles = {
  teleStaffId: ['tele_executive', 'tele_manager'],
  careStaffId: ['cc_executive', 'cc_manager'],
} as const satisfies Record<string, readonly Role[]>
export type Assignment = keyof typeof assignableRoles
export const assignments = Object.keys(assignableRoles) as Assignment[]

const staffChoice = wire('Staff to assign', {
  id: ['id', z.number().int(), 'Id of the account'],
  name: ['na', z.string(), 'Name'],
  load: ['load', z.number().int(), 'Number of profiles in use that are assigned to this person'],
})

const assignedStaff = wire('Staff with profiles', {
  id: ['id', z.number().int(), 'Id of the account'],
  name: ['na', z.string(), 'Name'],
  disabled: ['dis', z.boolean(), 'The account is disabled'],
  held: ['held', z.number().int(), 'Number of profiles assigned to this person, in all statuses'],
})

const handedOver = wire('Handed over', {
  message: ['message', z.string(), 'What happened, as text for the user'],
  moved: ['moved', z.number().int(), 'Number of profiles that this call handed over'],
  left: ['left', z.number().int(), 'Number of profiles left for further calls'],
})

const ofEach = <const P extends EndpointParts>(declare: (path: string, who: string) => P) => ({
  teleStaffId: declare('/sso/tmUsers', 'Telemarketing staff'),
  careStaffId: declare('/sso/ccUsers', 'Customer care staff'),
})

export const staffLists = ofEach((path, who) =>
  endpoint({
    path,
    audit: { none: 'Shows only names of colleagues' },
    permission: 'admin.edit',
    summary: `Assignable ${who}, by name`,
    reply: z.array(staffChoice),
  }),
) satisfies Record<Assignment, unknown>

export const holderLists = ofEach((path, who) =>
  endpoint({
    path: `${path}/holders`,
    audit: { none: 'Shows only names of colleagues and numbers of their profiles' },
    permission: 'admin.assign',
    summary: `${who} with assigned profiles, including disabled accounts`,
    reply: z.array(assignedStaff),
  }),
)

export const handOver = ofEach((path, who) =>
  endpoint({
    method: 'POST',
    path: `${path}/:id/handOver`,
    audit: { changes: 'profiles handed over' },
    permission: 'admin.assign',
    summary: `Hand profiles from one person to another, or to nobody: ${who}; as many as one call can`,
    query: z.object({ to: staffId }),
    reply: handedOver,
  }),
)
