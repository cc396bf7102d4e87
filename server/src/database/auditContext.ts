import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditAction } from '@bnr/contract/auditActions'
import type { Criterion } from '@bnr/contract/criteria'
import type { AuditDetail } from './auditDetail.ts'

/** What a call by staff read or changed, as noted by its handler. */
export type AuditContext = {
  /** Pattern of the call's path. */
  path: string
  written: AuditAction[]
  subject?: string
  profileId?: number | null
  rows?: number
  detail?: AuditDetail
  isEmpty?: true
}

const current = new AsyncLocalStorage<AuditContext>()

/** The pattern of the recorded call by staff that is being handled, if any. */
export const staffCallNow = (): string | undefined => current.getStore()?.path

export const withAudit = <R>(context: AuditContext, work: () => R): R => current.run(context, work)

/** Notes what a call read when its path and its reply do not show it. */
export function noteRead(read: Pick<AuditContext, 'subject' | 'profileId' | 'rows' | 'detail'>): void {
  Object.assign(current.getStore() ?? {}, read)
}

/** Notes that a list filtered by one member's profile is about that member. */
export function noteMember(criteria: readonly Criterion[], keys: readonly string[]): void {
  const found = criteria.find(({ key, value }) => keys.includes(key) && isNumeral(value))
  if (found) noteRead({ subject: `profile ${found.value}` })
}

/** Notes that the call changed nothing or showed nobody's data, so that nothing is logged. */
export function noteNothing(): void {
  const context = current.getStore()
  if (context) context.isEmpty = true
}

export const noteWritten = (action: AuditAction): void => void current.getStore()?.written.push(action)

/** Checks the type first, since Number() throws for some hostile objects. */
const isNumeral = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && Number.isInteger(Number(value))
