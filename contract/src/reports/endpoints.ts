import { z } from '#schema'
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
  summary: 'Have a report made; it is asked for in the own name',
  query: reportRequest,
  reply: asked,
  limit: { requests: 20 },
})

export const downloadReport = downloadEndpoint({
  ...reading,
  path: '/reports/:id/download',
  summary: 'The file of a report; its maker’s alone',
  params: idParams,
  limit: { requests: 20 },
})

export const moveReport = endpointsOf(reportMoveNames, (name) =>
  endpoint({
    ...reading,
    method: 'PUT',
    path: `/reports/:id/${name}`,
    summary: moveOf(name).summary,
    params: idParams,
    reply: report,
  }),
)

export const readRevenue = endpoint({
  ...reading,
  method: 'GET',
  path: '/reports/revenue',
  summary: 'Revenue by month and employee; without a first day the last twelve months',
  query: revenueFilters,
  reply: z.array(revenueLine),
  limit: { requests: 30 },
})
