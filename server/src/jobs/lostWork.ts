import { lt, ne, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { daysAfter } from '../platform/clock.ts'

interface Work {
  state: AnyPgColumn
  changedAt: AnyPgColumn
}

/**
 * Whether nothing works on a row any more: it is not Running, or its job was lost, since nothing has changed for
 * `lostAfterDays`. The person who started it may never come back to stop it.
 */
export const isOver = ({ state, changedAt }: Work, now: Date, lostAfterDays = 1): SQL | undefined =>
  or(ne(state, 'Running'), lt(changedAt, daysAfter(now, -lostAfterDays)))
