import type { Role } from '@bnr/contract/access'
import type { Queryable, Transaction } from '../platform/database.ts'
import type { ProfileRow } from './sections.ts'

/** What profiles ask of the accounts, which know profiles and not the other way round. */
export type AccountsPort = {
  /** Keeps the wish for an address until it is proved; what it gives back sends the link, after the transaction. */
  wishForEmail: (tx: Transaction, row: ProfileRow, address: string) => Promise<() => Promise<void>>
  /** Staff who hold one of these roles, by name. */
  staffWith: (db: Queryable, roles: readonly Role[]) => Promise<{ id: number; name: string }[]>
  /** Ends the sessions of the account but the one named. */
  endOtherSessions: (tx: Transaction, userId: number, except: string) => Promise<void>
}
