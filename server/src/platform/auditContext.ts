import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditAction } from '@bnr/contract/auditActions'
import type { Criterion } from '@bnr/contract/criteria'
import type { AuditDetail } from './auditDetail.ts'

/** What a call of staff read or changed, as far as its handler has said. */
export type AuditContext = {
  written: AuditAction[]
  subject?: string
  profileId?: number | null
  rows?: number
  detail?: AuditDetail
  isEmpty?: true
}

const current = new AsyncLocalStorage<AuditContext>()

export const withAudit = <R>(context: AuditContext, work: () => R): R => current.run(context, work)

/** What a call read, where its address and its reply do not say it. */
export function noteRead(read: Pick<AuditContext, 'subject' | 'profileId' | 'rows' | 'detail'>): void {
  Object.assign(current.getStore() ?? {}, read)
}

/** A list searched by the profile of one member is about that member. */
export function noteMember(criteria: readonly Criterion[], keys: readonly string[]): void {
  const found = criteria.find(({ key, value }) => keys.includes(key) && isNumeral(value))
  if (found) noteRead({ subject: `profile ${found.value}` })
}

/** The call changed nothing, or showed nothing of anybody: the log has no row of it. */
export function noteNothing(): void {
  const context = current.getStore()
  if (context) context.isEmpty = true
}

export const noteWritten = (action: AuditAction): void => void current.getStore()?.written.push(action)

/** A hostile object throws when it is turned into a number. */
const isNumeral = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && Number.isInteger(Number(value))
