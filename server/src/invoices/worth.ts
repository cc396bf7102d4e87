import { noPaise, type Paise, sumOf } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import type { MembershipRow } from '../memberships/current.ts'
import { type Queryable, rows } from '../platform/database.ts'

/** One membership of a chain of upgrades, with what its invoice brought in. */
type Link = {
  taxableValue: Paise
  upgradeCredit: Paise
  isCredited: boolean
  /** The membership that its credit came from; null of older invoices, which do not name it. */
  creditFrom: number | null
}

/**
 * What was paid for a membership and has not been paid back: the taxable value of its invoice less its credit note, and the
 * credit that it took in, as far as that is still paid for. Nothing for a grant.
 */
export async function worthOf(
  db: Queryable,
  { id, invoiceId, paidValue }: Pick<MembershipRow, 'id' | 'invoiceId' | 'paidValue'>,
): Promise<Paise> {
  if (invoiceId === null) return paidValue
  let worth = noPaise
  for (const { taxableValue, upgradeCredit, isCredited, creditFrom } of await chainOf(db, id)) {
    const credit = creditFrom === null ? upgradeCredit : smaller(upgradeCredit, worth)
    worth = sumOf(isCredited ? noPaise : taxableValue, credit)
  }
  return worth
}

const smaller = (one: Paise, other: Paise): Paise => (one < other ? one : other)

/** The paid memberships that led to this one by upgrades, the first one first. */
const chainOf = (db: Queryable, membershipId: number) =>
  rows<Link>(
    db,
    sql`with recursive chain as (
        select id, 0 as depth from memberships where id = ${membershipId}
        union all
        select (i.snapshot ->> 'upgradeOf')::int, depth + 1
          from chain join memberships m on m.id = chain.id join invoices i on i.id = m.invoice_id
      )
      select i.taxable_value as "taxableValue", i.upgrade_credit as "upgradeCredit",
        (i.snapshot ->> 'upgradeOf')::int as "creditFrom",
        exists (select 1 from credit_notes n where n.invoice_id = i.id) as "isCredited"
      from chain join memberships m on m.id = chain.id join invoices i on i.id = m.invoice_id
      order by depth desc`,
  )
