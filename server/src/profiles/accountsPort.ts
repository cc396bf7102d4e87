import type { Transaction } from '../platform/database.ts'
import type { ProfileRow } from './sections.ts'

/** What profiles ask of the accounts, which know profiles and not the other way round. */
export type AccountsPort = {
  /** Keeps the wish for an address until it is proved; what it gives back sends the link, after the transaction. */
  wishForEmail: (tx: Transaction, row: ProfileRow, address: string) => Promise<() => Promise<void>>
  /** Ends the sessions of the account but the one named. */
  endOtherSessions: (tx: Transaction, userId: number, except: string) => Promise<void>
}
