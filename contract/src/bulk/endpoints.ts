import { z } from '#schema'
import { newContact } from '../contactLog/entry.ts'
import { criteria } from '../criteria.ts'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { pageOf, pageQuery } from '../page.ts'
import { staffId } from '../profiles/assignment.ts'
import { canField } from '../stateMachine.ts'
import { count, isoDate, moment, paragraph } from '../values.ts'
import { wire } from '../wire.ts'
import { bulkKindNames, bulkKinds, bulkMachine, bulkStates } from './states.ts'

const bulkAction = wire('Action on many profiles', {
  id: ['id', z.number().int(), 'Id'],
  kind: ['ki', z.enum(bulkKindNames), 'What is done'],
  about: ['ab', z.string(), 'Staff it assigns, or the note of its follow-ups'],
  state: ['st', z.enum(bulkStates), 'State'],
  total: ['n', z.number().int(), 'Profiles that matched when it was started'],
  done: ['do', z.number().int(), 'Profiles done so far'],
  refused: ['re', z.number().int(), 'Profiles for which it was not possible'],
  failure: ['rn', z.string().optional(), 'Why it stopped'],
  createdAt: ['cdt', moment, 'When it was started'],
  can: canField(bulkMachine),
})
export type BulkAction = z.output<typeof bulkAction>

/** The search, and the number of profiles that the person saw and confirmed. */
const found = {
  criteria: ['criterias', criteria, 'Conditions of the search, all of which must hold'],
  total: ['n', count(1, 10_000_000), 'Number of profiles that it found, as the person confirmed it'],
} as const

const started = { method: 'POST', reply: bulkAction, limit: { requests: 2 } } as const

export const assignAll = endpoint({
  ...started,
  path: '/bulk/assign',
  permission: bulkKinds.assign.permission,
  audit: { changes: 'profiles assigned together' },
  summary: `Assign all profiles that a search finds, as a job; at most ${bulkKinds.assign.most}`,
  body: wire('Assignment of many profiles', {
    ...found,
    teleStaffId: [
      'tmsid',
      staffId.optional(),
      'Account id for tele marketing; 0 for nobody; absent: as it is',
    ],
    careStaffId: [
      'ccsid',
      staffId.optional(),
      'Account id for customer care; 0 for nobody; absent: as it is',
    ],
  }),
})

export const planFollowUps = endpoint({
  ...started,
  path: '/bulk/followUps',
  permission: bulkKinds.followUp.permission,
  audit: { changes: 'follow-ups planned together' },
  summary: `Plan a follow-up for all profiles that a search finds, as a job; at most ${bulkKinds.followUp.most}`,
  body: wire('Follow-ups of many profiles', {
    ...found,
    note: ['no', paragraph(1000, 'Enter a note'), 'Note, at most 1,000 characters'],
    followUpOn: ['fud', isoDate('Select a day'), 'Day of the follow-ups, yyyy-MM-dd'],
    followUpAt: newContact.fields.followUpAt,
  }),
})

export const listBulkActions = endpoint({
  path: '/bulk',
  permission: 'staff.area',
  audit: noAudit.own,
  summary: 'Actions on many profiles that the caller started, the newest first',
  query: z.object(pageQuery()),
  reply: pageOf('actions on many profiles', bulkAction),
})

export const cancelBulkAction = endpoint({
  method: 'PUT',
  path: '/bulk/:id/cancel',
  permission: bulkMachine.actions.cancel.permission,
  audit: { changes: bulkMachine.actions.cancel.audit },
  summary: 'Stop an action; what is done by then stays',
  reply: bulkAction,
})

export const downloadBulkOutcome = downloadEndpoint({
  path: '/bulk/:id/outcome',
  permission: bulkMachine.actions.download.permission,
  audit: { reads: bulkMachine.actions.download.audit, each: true },
  summary: 'CSV with the BNR ID of each profile and what became of it',
  limit: { requests: 20 },
})
