import { paiseOfMany } from '@bnr/contract/money'
import type { Report, RevenueLine } from '@bnr/contract/reports/schemas'
import { reportMachine } from '@bnr/contract/reports/states'
import { allowedActions } from '@bnr/contract/stateMachine'
import type { Staff } from '../http/actor.ts'
import { mayHave } from './allowed.ts'
import { handlerOf } from './ask.ts'
import type { Revenue } from './revenue.ts'
import type { NamedReport } from './store.ts'

/** A report in the list. All staff with access see that it exists, and only its author can download it. */
export function presentReport(by: Staff, row: NamedReport): Report {
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
    own: staffId === by.userId,
    can: actionsOn(row, by),
    createdAt: row.createdAt.toISOString(),
    modifiedAt: row.changedAt.toISOString(),
    ...(state === 'Completed' && row.size !== null ? { size: row.size } : {}),
    ...(state === 'Failed' && row.failure ? { failure: row.failure } : {}),
    ...(row.expiresAt ? { expiresAt: row.expiresAt.toISOString() } : {}),
  }
}

/** Somebody who may no longer see contact details cannot download a report that contains them. */
const actionsOn = (row: NamedReport, by: Staff) =>
  allowedActions(reportMachine, row.state, handlerOf(by, row)).filter(
    (name) => name !== 'download' || mayHave(by.roles, row.filters),
  )

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
