import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { endpoint, endpointsOf, idParams } from '../endpoint.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { wire } from '../wire.ts'
import { reportKeys } from './keys.ts'
import { report, reportRequest, revenueFilters, revenueLine } from './schemas.ts'
import { moveOf, reportMoveNames } from './states.ts'

const reading = { permission: 'reports.read' } as const

export const searchReports = searchEndpoint({
  ...reading,
  path: '/reports/search',
  audit: { none: 'Shows who ordered which report, but not its content' },
  summary: 'Reports that staff had made, the newest first',
  names: ['Report', 'reports'],
  keys: reportKeys,
  item: report,
  query: { sort: byCreation },
})

const asked = wire('Report asked for', {
  message: ['message', z.string(), 'What happened, for the person to read'],
  ...report.fields,
})

export const generateReport = endpoint({
  ...reading,
  method: 'POST',
  path: '/reports/generate',
  audit: { changes: 'report ask' },
  summary: 'Have a report made; it is asked for in the own name',
  query: reportRequest,
  reply: asked,
  limit: { requests: 20 },
})

export const downloadReport = downloadEndpoint({
  freshFactor: true,
  ...reading,
  path: '/reports/:id/download',
  audit: { reads: 'report download', each: true },
  summary: 'The file of a report; its maker’s alone',
  params: idParams,
  limit: { requests: 20 },
})

export const moveReport = endpointsOf(reportMoveNames, (name) =>
  endpoint({
    ...reading,
    method: 'PUT',
    path: `/reports/:id/${name}`,
    audit: { changes: `report ${name}` },
    summary: moveOf(name).summary,
    params: idParams,
    reply: report,
  }),
)

export const readRevenue = endpoint({
  ...reading,
  method: 'GET',
  path: '/reports/revenue',
  audit: noAudit.counts,
  summary: 'Revenue by month and employee; without a first day the last twelve months',
  query: revenueFilters,
  reply: z.array(revenueLine),
  limit: { requests: 30 },
})
