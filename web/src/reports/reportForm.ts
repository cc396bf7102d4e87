import type { ReportFormat, ReportRequest, RevenueFilters } from '@bnr/contract/reports/schemas'
import { type ReportType, ruleOf } from '@bnr/contract/reports/types'
import { lastAfterFirst } from '@bnr/contract/values'

/** Form values; an empty filter excludes nobody. */
export interface ReportValues {
  from: string
  to: string
  executiveId: number | ''
  planId: number | ''
  source: string
  format: ReportFormat
  contacts: boolean
}

export const initialValues: ReportValues = {
  from: '',
  to: '',
  executiveId: '',
  planId: '',
  source: '',
  format: 'csv',
  contacts: false,
}

export const checkPeriod = ({ from, to }: ReportValues): { to?: string } =>
  from && to && to < from ? { to: lastAfterFirst } : {}

export const filtersOf = ({ from, to, executiveId, planId, source }: ReportValues): RevenueFilters => ({
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(executiveId ? { executiveId } : {}),
  ...(planId ? { planId } : {}),
  ...(source ? { source } : {}),
})

/** Leaves out filters that the type does not use, which may remain from another type. */
export function requestOf(type: ReportType, values: ReportValues): ReportRequest {
  const { people, withoutPlan, periodOnly } = ruleOf(type)
  const { planId, ...filters } = filtersOf(
    periodOnly ? { ...values, executiveId: '', planId: '', source: '' } : values,
  )
  return {
    type,
    format: values.format,
    ...filters,
    ...(planId && !withoutPlan ? { planId } : {}),
    contacts: people === true && values.contacts,
  }
}
