import type { ReportType } from '@bnr/contract/reports/types'
import { invoiceContent } from './invoiceReport.ts'
import type { ReportContent, ReportQuery } from './pages.ts'
import { profileContent } from './profileColumns.ts'
import { revenueContent } from './revenueReport.ts'
import type { ReportRow } from './store.ts'

/** The content of each type of report. */
const contents: Record<ReportType, (query: ReportQuery) => ReportContent> = {
  ALL: (query) => profileContent('ALL', query),
  NEW_USER: (query) => profileContent('NEW_USER', query),
  PROFILE: (query) => profileContent('PROFILE', query),
  PAID: (query) => profileContent('PAID', query),
  UNPAID: (query) => profileContent('UNPAID', query),
  REVENUE: revenueContent,
  INVOICE: invoiceContent,
}

export const contentOf = ({ type, filters }: Pick<ReportRow, 'type' | 'filters'>, now: Date): ReportContent =>
  contents[type]({ filters, now })
