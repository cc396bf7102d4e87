import type { Transaction } from '../database/database.ts'
import type { Member } from '../http/actor.ts'
import { hintTo } from '../services/hints.ts'
import type { Found } from './store.ts'

/** Lets the browsers of both members read their conversation again; with `newest`, only the new messages. */
export function hintBoth(tx: Transaction, member: Member, { other }: Found, newest?: number): void {
  const about = newest === undefined ? {} : { newest }
  hintTo(tx, other.id, { bnrId: member.bnrId, ...about })
  hintTo(tx, member.profileId, { bnrId: String(other.bnrId), ...about })
}
