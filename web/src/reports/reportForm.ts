import type { ReportFormat, ReportRequest, RevenueFilters } from '@bnr/contract/reports/schemas'
import { type ReportType, ruleOf } from '@bnr/contract/reports/types'
import { lastAfterFirst } from '@bnr/contract/values'

/** Form values; an empty filter excludes nobody. */
export const initialValues = {
  from: '',
  to: '',
  executiveId: '',
  planId: '',
  source: '',
  format: 'csv' as ReportFormat,
  contacts: false,
}
export type ReportValues = typeof initialValues

export const checkPeriod = ({ from, to }: ReportValues): { to?: string } =>
  from && to && to < from ? { to: lastAfterFirst } : {}

export const filtersOf = ({ from, to, executiveId, planId, source }: ReportValues): RevenueFilters => ({
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
  ...(executiveId ? { executiveId: Number(executiveId) } : {}),
  ...(planId ? { planId: Number(planId) } : {}),
  ...(source ? { source } : {}),
})

/** Leaves out filters that the type does not use, which may remain from another type. */
export function requestOf(type: ReportType, values: ReportValues): ReportRequest {
  const { people, withoutPlan } = ruleOf(type)
  const { planId, ...filters } = filtersOf(values)
  return {
    type,
    format: values.format,
    ...filters,
    ...(planId && !withoutPlan ? { planId } : {}),
    contacts: people === true && values.contacts,
  }
}
