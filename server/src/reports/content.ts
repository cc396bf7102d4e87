import type { ReportType } from '@bnr/contract/reports/types'
import { invoiceContent } from './invoiceReport.ts'
import type { ReportContent, ReportQuery } from './pages.ts'
import { profileContent } from './profileColumns.ts'
import { revenueContent } from './revenueReport.ts'
import type { ReportRow } from './store.ts'

/** What each type tells. */
const contents: Record<ReportType, (asked: ReportQuery) => ReportContent> = {
  ALL: (asked) => profileContent('ALL', asked),
  NEW_USER: (asked) => profileContent('NEW_USER', asked),
  PROFILE: (asked) => profileContent('PROFILE', asked),
  PAID: (asked) => profileContent('PAID', asked),
  UNPAID: (asked) => profileContent('UNPAID', asked),
  REVENUE: revenueContent,
  INVOICE: invoiceContent,
}

export const contentOf = ({ type, filters }: Pick<ReportRow, 'type' | 'filters'>, now: Date): ReportContent =>
  contents[type]({ filters, now })
