import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint } from '../endpoint.ts'
import { byCreation } from '../sort.ts'
import { bnrId, isoDate, moment, rowId, wholeNumber } from '../values.ts'
import { wire } from '../wire.ts'

const read = { permission: 'audit.read' } as const

const filter = {
  by: rowId.optional(),
  action: z.string().min(1).max(60).optional(),
  pid: bnrId.optional(),
  from: isoDate('Enter a day').optional(),
  to: isoDate('Enter a day').optional(),
}

const auditEntry = wire('Audit entry', {
  id: ['id', z.number().int(), 'Id'],
  at: ['at', moment, 'When'],
  by: ['by', z.string().optional(), 'Name of the user; absent when the service itself did it'],
  byId: ['bid', z.number().int().optional(), 'Id of the user’s account'],
  action: ['ac', z.string(), 'What was done'],
  subject: ['su', z.string(), 'What it was done to, e.g. Invoice 5; empty for a list'],
  name: ['na', z.string().optional(), 'Name of the member concerned, if the profile still exists'],
  bnrId: ['pid', bnrId.optional(), 'BNR ID of that member'],
  detail: ['de', z.string().optional(), 'Details in words, such as changed fields or number of rows'],
})
export type AuditEntry = z.output<typeof auditEntry>

const auditPageSize = 50

/** Pages follow the row id, so that new rows do not shift the pages that somebody is reading. */
export const readAudit = endpoint({
  ...read,
  path: '/audit',
  audit: { reads: 'audit read' },
  summary: 'Log of staff actions; the next page starts after the last row of this one',
  query: z.object({
    ...filter,
    sort: byCreation,
    beyond: rowId.optional(),
    size: wholeNumber(1, auditPageSize).default(auditPageSize),
  }),
  reply: wire('Page of the audit', {
    results: ['results', z.array(auditEntry), 'The rows of this page'],
    next: [
      'next',
      z.number().int().optional(),
      'Row after which the next page starts; absent on the last page',
    ],
  }),
})

export const auditChoices = endpoint({
  ...read,
  path: '/audit/choices',
  audit: { none: 'Shows only names of colleagues and of actions' },
  summary: 'Actions and staff that the audit log can be filtered by',
  reply: wire('Choices of the audit', {
    actions: ['acs', z.array(z.string()), 'Actions by name'],
    staff: [
      'staff',
      z.array(
        wire('Staff in the audit', {
          id: ['id', z.number().int(), 'Id of the account'],
          name: ['na', z.string(), 'Name'],
        }),
      ),
      'Staff by name',
    ],
  }),
})

/** Most rows of one export. For more, export shorter periods. */
export const maxExported = 100_000

export const exportAudit = downloadEndpoint({
  freshFactor: true,
  permission: read.permission,
  path: '/audit/export',
  audit: { reads: 'audit export', each: true },
  summary: 'The audit log as a CSV file, at most 100,000 rows; the export itself is recorded',
  query: z.object(filter),
  limit: { requests: 5 },
})
