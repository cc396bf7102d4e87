import { emptyText } from '../../../../server/src/database/copy.ts'

/** The rows of one month, in the order that foreign keys require. */
export const emptyMonth = () => ({
  invoices: emptyText(),
  payment_attempts: emptyText(),
  payment_events: emptyText(),
  payment_details: emptyText(),
})
export type MonthRows = ReturnType<typeof emptyMonth>

export interface Staff {
  manager: number | null
  executive: number | null
}
