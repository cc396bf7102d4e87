import { z } from '#schema'
import type { Role } from '../access.ts'
import { type EndpointParts, endpoint, idParams } from '../endpoint.ts'
import { wholeNumber } from '../values.ts'
import { wire } from '../wire.ts'

/** Of an account that looks after a profile; 0 takes the assignment away. */
export const staffId = wholeNumber(0, undefined, 'Select a value from the list')

/** Who can look after a profile, by the roles they hold. */
export const assignableRoles = {
  teleStaffId: ['tele_executive', 'tele_manager'],
  careStaffId: ['cc_executive', 'cc_manager'],
} as const satisfies Record<string, readonly Role[]>
export type Assignment = keyof typeof assignableRoles
export const assignments = Object.keys(assignableRoles) as Assignment[]

const staffChoice = wire('Staff to assign', {
  id: ['id', z.number().int(), 'Id of the account'],
  name: ['na', z.string(), 'Name'],
  load: ['load', z.number().int(), 'How many profiles in use they look after at present'],
})

const holder = wire('Staff with profiles', {
  id: ['id', z.number().int(), 'Id of the account'],
  name: ['na', z.string(), 'Name'],
  disabled: ['dis', z.boolean(), 'May not log in any more'],
  held: ['held', z.number().int(), 'How many profiles they look after, in every status'],
})

const handedOver = wire('Handed over', {
  message: ['message', z.string(), 'What happened, for the person to read'],
  moved: ['moved', z.number().int(), 'How many profiles were handed over by this call'],
  left: ['left', z.number().int(), 'How many are still to be handed over, by further calls'],
})

const ofEach = <const P extends EndpointParts>(declare: (path: string, who: string) => P) => ({
  teleStaffId: declare('/sso/tmUsers', 'tele marketing staff'),
  careStaffId: declare('/sso/ccUsers', 'customer care staff'),
})

export const staffLists = ofEach((path, who) =>
  endpoint({
    method: 'GET',
    path,
    audit: { none: 'Shows names of colleagues' },
    permission: 'admin.edit',
    summary: `Who of the ${who} can be assigned, by name`,
    reply: z.array(staffChoice),
  }),
) satisfies Record<Assignment, unknown>

export const holderLists = ofEach((path, who) =>
  endpoint({
    method: 'GET',
    path: `${path}/holders`,
    audit: { none: 'Shows names of colleagues and how many profiles each looks after' },
    permission: 'admin.assign',
    summary: `Who looks after profiles as ${who}, also those who may not log in any more`,
    reply: z.array(holder),
  }),
)

export const handOver = ofEach((path, who) =>
  endpoint({
    method: 'POST',
    path: `${path}/:id/handOver`,
    audit: { changes: 'profiles handed over' },
    permission: 'admin.assign',
    summary: `Hands profiles of one of the ${who} to another, or to nobody; as many as one call can`,
    params: idParams,
    query: z.object({ to: staffId }),
    reply: handedOver,
  }),
)
