import { z } from '#schema'
import { amountOfMany } from '../money.ts'
import { canField } from '../stateMachine.ts'
import { isoDate, listed, moment, rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { reportMachine, reportStateNames } from './states.ts'
import { reportTypeNames } from './types.ts'

const reportFormats = ['csv', 'xlsx'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** Days for which the file of a report is available. */
export const reportDays = 7
/** Most reports that one person can have in progress, and order in a day. */
export const maxReports = { atOnce: 3, inADay: 50 } as const

/** Filters of a report; an absent filter excludes nothing. */
const filters = {
  from: ['sd', isoDate('Select the first day').optional(), 'First day in India, yyyy-MM-dd'],
  to: ['ed', isoDate('Select the last day').optional(), 'Last day in India, yyyy-MM-dd'],
  executiveId: ['tmsid', rowId.optional(), 'Telemarketing executive (id)'],
  planId: ['mid', rowId.optional(), 'Id of the first version of the plan'],
  source: ['pros', listed('profileSources').optional(), 'How the family came to the service'],
} as const

export const revenueFilters = wire('Filters of revenue', filters)
export type RevenueFilters = z.output<typeof revenueFilters>

const reportFilters = wire('Filters of a report', {
  ...filters,
  contacts: ['ph', z.boolean(), 'With phone numbers and e-mail addresses'],
})
export type ReportFilters = z.output<typeof reportFilters>

/** Request for a report, as query parameters. */
export const reportRequest = wire('Request for a report', {
  type: ['rt', z.enum(reportTypeNames, 'Select a type'), 'Type'],
  staffId: ['sid', rowId.optional(), 'Account id of the caller; that of anybody else is refused'],
  format: ['fo', z.enum(reportFormats).default('csv'), 'Format of the file'],
  ...filters,
  contacts: [
    'ph',
    z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
    'With phone numbers and e-mail addresses',
  ],
})
export type ReportRequest = z.output<typeof reportRequest>

export const report = wire('Report', {
  id: ['id', z.number().int(), 'Id'],
  type: ['rt', z.enum(reportTypeNames), 'Type'],
  state: ['st', z.enum(reportStateNames), 'State'],
  createdAt: ['cdt', moment, 'When it was ordered'],
  modifiedAt: ['mdt', moment, 'When it last changed'],
  staffId: ['sid', z.number().int(), 'Account id of the person who ordered it'],
  staffName: ['sna', z.string(), 'Name of the person who ordered it'],
  own: ['own', z.boolean(), 'The caller ordered it; only that person can download the file'],
  can: canField(reportMachine),
  format: ['fo', z.enum(reportFormats), 'Format of the file'],
  filters: ['fi', reportFilters, 'Filters of the report'],
  progress: ['pr', z.number().int(), 'Percentage, 0 to 100'],
  rows: ['ro', z.number().int(), 'Rows written so far'],
  size: ['sz', z.number().int().optional(), 'Size of the file in bytes'],
  failure: ['rn', z.string().optional(), 'Why it failed'],
  expiresAt: ['eat', moment.optional(), 'When the file will be deleted'],
})
export type Report = z.output<typeof report>

export const revenueLine = wire('Revenue of a month by one employee', {
  month: ['mo', z.string(), 'Month, yyyy-MM'],
  staffName: ['sna', z.string().optional(), 'Employee; absent if nobody was assigned to the member'],
  invoices: ['no', z.number().int(), 'Number of paid invoices'],
  revenue: ['am', amountOfMany, 'Taxable value of these invoices'],
  tax: ['tx', amountOfMany, 'Taxes of these invoices'],
  total: ['ttaat', amountOfMany, 'Total of these invoices, including tax'],
  credited: ['tb', amountOfMany, 'Taxable value of the credit notes of the month'],
})
export type RevenueLine = z.output<typeof revenueLine>
