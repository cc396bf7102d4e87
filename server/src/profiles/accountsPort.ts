import type { Role } from '@bnr/contract/access'
import type { Member } from '../platform/actor.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import type { Phone } from './phone.ts'
import type { ProfileRow } from './sections.ts'

export type Proof = { currentPassword?: string | undefined; code?: string | undefined }
export type Former = { email?: string | null; phone?: Phone }

/** What profiles ask of the accounts, which know profiles and not the other way round. */
export type AccountsPort = {
  /** Keeps the wish for an address until it is proved; what it gives back sends the link, after the transaction. */
  wishForEmail: (tx: Transaction, row: ProfileRow, address: string) => Promise<() => Promise<void>>
  /** Staff who hold one of these roles, by name. */
  staffWith: (db: Queryable, roles: readonly Role[]) => Promise<{ id: number; name: string }[]>
  /** Ends the sessions of the account, but the one named. */
  endSessions: (tx: Transaction, userId: number, except?: string) => Promise<void>
  /** Throws unless the member shows once more who they are. */
  requireProof: (member: Member, proof: Proof, address: string) => Promise<void>
  /** Tells whoever held the address or the number before that it was changed. */
  tellFormer: (former: Former, subject: string, text: string) => Promise<void>
}
