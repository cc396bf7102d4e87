import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, endpointsOf } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { wire } from '../wire.ts'
import { reportKeys } from './keys.ts'
import { report, reportRequest, revenueFilters, revenueLine } from './schemas.ts'
import { type ReportMoveName, reportMachine, reportMoveNames } from './states.ts'

const reading = { permission: 'reports.read' } as const

export const searchReports = searchEndpoint({
  ...reading,
  path: '/reports/search',
  audit: { none: 'Shows who ordered which report, but not its content' },
  summary: 'Reports that staff have ordered, the newest first',
  names: ['Report', 'reports'],
  keys: reportKeys,
  item: report,
  query: { sort: byCreation },
})

const orderedReport = wire('Ordered report', {
  message: ['message', z.string(), 'What happened, as text for the user'],
  ...report.fields,
})

export const generateReport = endpoint({
  ...reading,
  method: 'POST',
  path: '/reports/generate',
  audit: { changes: 'report ask' },
  summary: 'Order a report, in the name of the caller',
  query: reportRequest,
  reply: orderedReport,
  limit: { requests: 20 },
})

export const downloadReport = downloadEndpoint({
  freshFactor: true,
  ...reading,
  path: '/reports/:id/download',
  audit: { reads: reportMachine.actions.download.audit, each: true },
  summary: 'The file of a report; only for the person who ordered it',
  limit: { requests: 20 },
})

const moves: Record<ReportMoveName, string> = {
  cancel: 'Stop a report that is in progress',
  again: 'Create a report again from current data',
}

export const moveReport = endpointsOf(reportMoveNames, (name) =>
  endpoint({
    ...reading,
    method: 'PUT',
    path: `/reports/:id/${name}`,
    audit: { changes: reportMachine.actions[name].audit },
    summary: moves[name],
    reply: report,
  }),
)

export const readRevenue = endpoint({
  ...reading,
  path: '/reports/revenue',
  audit: noAudit.counts,
  summary: 'Revenue by month and employee; by default of the last twelve months',
  query: revenueFilters,
  reply: z.array(revenueLine),
  limit: { requests: 30 },
})
