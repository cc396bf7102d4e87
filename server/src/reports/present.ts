import { paiseOfMany } from '@bnr/contract/money'
import type { Report, RevenueLine } from '@bnr/contract/reports/schemas'
import type { Staff } from '../http/actor.ts'
import type { Revenue } from './revenue.ts'
import type { NamedReport } from './store.ts'

/** A report in the list. All staff with access see that it exists, and only its author can download it. */
export function presentReport({ userId }: Staff, row: NamedReport): Report {
  const { id, type, state, format, filters, staffId, progress, rows } = row
  return {
    id,
    type,
    state,
    format,
    filters,
    staffId,
    progress,
    rows,
    staffName: row.staffName ?? '',
    own: staffId === userId,
    createdAt: row.createdAt.toISOString(),
    modifiedAt: row.changedAt.toISOString(),
    ...(state === 'Completed' && row.size !== null ? { size: row.size } : {}),
    ...(state === 'Failed' && row.failure ? { failure: row.failure } : {}),
    ...(row.expiresAt ? { expiresAt: row.expiresAt.toISOString() } : {}),
  }
}

export function presentRevenue(row: Revenue): RevenueLine {
  const { month, staffName, invoices } = row
  return {
    month,
    invoices,
    ...(staffName ? { staffName } : {}),
    revenue: paiseOfMany(row.taxableValue),
    tax: paiseOfMany(row.tax),
    total: paiseOfMany(row.total),
    credited: paiseOfMany(row.credited),
  }
}
