import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint } from '../endpoint.ts'
import { byCreation } from '../sort.ts'
import { bnrId, isoDate, moment, rowId, wholeNumber } from '../values.ts'
import { wire } from '../wire.ts'

const read = { method: 'GET', permission: 'audit.read' } as const

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
  by: ['by', z.string().optional(), 'Who; nobody where the service itself did it'],
  byId: ['bid', z.number().int().optional(), 'Account of who did it'],
  action: ['ac', z.string(), 'What was done'],
  subject: ['su', z.string(), 'To what, e.g. Invoice 5; empty for a list'],
  name: ['na', z.string().optional(), 'Name of the member it is about, if the profile is still there'],
  bnrId: ['pid', bnrId.optional(), 'BNR ID of that member'],
  detail: ['de', z.string().optional(), 'More about it in words: which fields, how many rows'],
})
export type AuditEntry = z.output<typeof auditEntry>

const auditPageSize = 50

/** Paged by key: what is written while somebody reads moves nothing. */
export const readAudit = endpoint({
  ...read,
  path: '/audit',
  audit: { reads: 'audit read' },
  summary: 'Who did and saw what; the next page begins beyond the last row of this one',
  query: z.object({
    ...filter,
    sort: byCreation,
    beyond: rowId.optional(),
    size: wholeNumber(1, auditPageSize).default(auditPageSize),
  }),
  reply: wire('Page of the audit', {
    results: ['results', z.array(auditEntry), 'The rows of this page'],
    next: ['next', z.number().int().optional(), 'Beyond which row the next page begins; none on the last'],
  }),
})

export const auditChoices = endpoint({
  ...read,
  path: '/audit/choices',
  audit: { none: 'Shows names of colleagues and of actions' },
  summary: 'Which actions there are in the audit, and the staff who may have done them',
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

/** Rows of one export; more are taken in parts, by their days. */
export const mostExported = 100_000

export const exportAudit = downloadEndpoint({
  freshFactor: true,
  permission: read.permission,
  path: '/audit/export',
  audit: { reads: 'audit export', each: true },
  summary: 'The same as a CSV file, at most 100,000 rows; the export itself is written down',
  query: z.object(filter),
  limit: { requests: 5 },
})
