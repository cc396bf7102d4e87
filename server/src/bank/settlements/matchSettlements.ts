import { inArray, sql } from 'drizzle-orm'
import { sqlRows, type Transaction } from '../../database/database.ts'
import { bankProposals } from '../tables.ts'

/** What was uploaded: a settlement report, or a bank statement. */
type Uploaded = { settlementIds: readonly number[] } | { lineIds: readonly number[] }

/** Letters and digits only, because banks add spaces and slashes. */
const plain = (text: 'l.reference' | 's.utr') =>
  sql`regexp_replace(upper(${sql.raw(text)}), '[^A-Z0-9]', '', 'g')`

/** In characters. A shorter UTR may be part of any number, so it must be a whole word of the reference. */
const shortestPart = 8
const shortestWord = 3

const namesUtr = sql`case
  when length(${plain('s.utr')}) >= ${shortestPart} then strpos(${plain('l.reference')}, ${plain('s.utr')}) > 0
  else length(${plain('s.utr')}) >= ${shortestWord}
    and ${plain('s.utr')} = any(regexp_split_to_array(upper(l.reference), '[^A-Z0-9]+')) end`

/** Reports and statements follow one another, since neither sees what the other has not committed. */
export const lockSettlements = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlement report'))`)

type By = { at: Date; userId: number }

/** Separates bank lines from settlements whose sum the last report changed. */
export async function separateUnfit(tx: Transaction, ids: readonly number[], { at, userId }: By) {
  if (ids.length === 0) return
  await tx.execute(sql`update bank_lines l set state = 'Open', settlement_id = null,
      changed_at = ${at.toISOString()}, user_id = ${userId}
    from settlements s where s.id = l.settlement_id and s.id in ${[...ids]} and s.net <> l.amount`)
}

type Matched = { id: number; settlementId: number; utr: string }

/** Matches settlements with open bank lines that have the UTR in their reference, and the same amount. */
export async function matchSettlements(
  tx: Transaction,
  uploaded: Uploaded,
  { at, userId }: By,
): Promise<Matched[]> {
  const isUploaded =
    'lineIds' in uploaded
      ? sql`l.id in ${[...uploaded.lineIds]}`
      : sql`s.id in ${[...uploaded.settlementIds]}`
  if (Object.values(uploaded)[0]?.length === 0) return []
  await lockSettlements(tx)
  const found = await sqlRows<Matched>(tx)`
    select distinct on (s.id) s.id as "settlementId", s.utr, l.id
      from settlements s join bank_lines l on l.amount = s.net and l.state = 'Open'
      where ${isUploaded} and not exists (select 1 from bank_lines b where b.settlement_id = s.id)
        and ${namesUtr}
      order by s.id, l.id`
  for (const { id, settlementId } of found)
    await tx.execute(sql`update bank_lines set state = 'Matched', settlement_id = ${settlementId},
      changed_at = ${at.toISOString()}, user_id = ${userId} where id = ${id} and state = 'Open'`)
  const ids = found.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(bankProposals).where(inArray(bankProposals.lineId, ids))
  return found
}
