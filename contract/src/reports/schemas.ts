import { z } from '#schema'
import { amountOfMany } from '../money.ts'
import { isoDate, listed, moment, rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { reportStateNames } from './states.ts'
import { reportTypeNames } from './types.ts'

const reportFormats = ['csv', 'xlsx'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** How long the file of a report is kept, in days. */
export const reportDays = 7
/** What one person may have made at the same time, and in a day. */
export const mostReports = { atOnce: 3, inADay: 50 } as const

/** What a report is made of; without a filter of everything. */
const filters = {
  from: ['sd', isoDate('Select the first day').optional(), 'First day in India, yyyy-MM-dd'],
  to: ['ed', isoDate('Select the last day').optional(), 'Last day in India, yyyy-MM-dd'],
  executiveId: ['tmsid', rowId.optional(), 'Tele marketing executive (id)'],
  planId: ['mid', rowId.optional(), 'First version of the package'],
  source: ['pros', listed('profileSources').optional(), 'How the family came to the service'],
} as const

export const revenueFilters = wire('Filters of revenue', filters)
export type RevenueFilters = z.output<typeof revenueFilters>

const reportFilters = wire('Filters of a report', {
  ...filters,
  contacts: ['ph', z.boolean(), 'With phone numbers and e-mail addresses'],
})
export type ReportFilters = z.output<typeof reportFilters>

/** How a report is asked for, in an address. */
export const reportRequest = wire('Request for a report', {
  type: ['rt', z.enum(reportTypeNames, 'Select a type'), 'Type'],
  staffId: ['sid', rowId.optional(), 'Whoever asks; nobody else'],
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
  state: ['st', z.enum(reportStateNames), 'Where it stands'],
  createdAt: ['cdt', moment, 'When it was asked for'],
  modifiedAt: ['mdt', moment, 'When it changed last'],
  staffId: ['sid', z.number().int(), 'Who asked for it (id)'],
  staffName: ['sna', z.string(), 'Who asked for it'],
  own: ['own', z.boolean(), 'The caller asked for it, and nobody else may have its file'],
  format: ['fo', z.enum(reportFormats), 'Format of the file'],
  filters: ['fi', reportFilters, 'What it was asked by'],
  progress: ['pr', z.number().int(), 'Percentage'],
  rows: ['ro', z.number().int(), 'Rows written so far'],
  size: ['sz', z.number().int().optional(), 'Bytes of the file'],
  failure: ['rn', z.string().optional(), 'Why it failed'],
  expiresAt: ['eat', moment.optional(), 'Until when its file is kept'],
})
export type Report = z.output<typeof report>

export const revenueLine = wire('Revenue of a month by one employee', {
  month: ['mo', z.string(), 'yyyy-MM'],
  staffName: ['sna', z.string().optional(), 'Employee; none where nobody looked after the member'],
  invoices: ['no', z.number().int(), 'Invoices paid'],
  revenue: ['am', amountOfMany, 'Their taxable value, in rupees'],
  tax: ['tx', amountOfMany, 'Their taxes'],
  total: ['ttaat', amountOfMany, 'Their totals, tax included'],
  credited: ['tb', amountOfMany, 'Taxable value of the credit notes of the month'],
})
export type RevenueLine = z.output<typeof revenueLine>
