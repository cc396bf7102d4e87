import { less, noPaise, type Paise, shareOf, sumOf } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { type Queryable, sqlRows } from '../database/database.ts'
import type { MembershipRow } from '../memberships/current.ts'
import { isRefunded } from './reversals.ts'

/** One membership of a chain of upgrades, with the amounts of its invoice. */
type Link = {
  taxableValue: Paise
  /** Taxable value of the credit notes, or all of it if finance refunded the reversed payment. */
  credited: Paise
  upgradeCredit: Paise
  /** The membership that the credit was for; null on older invoices. */
  creditFrom: number | null
  /** Worth of that membership when the credit was given; null on older invoices. */
  creditBasis: Paise | null
}

/**
 * What was paid for a membership and not repaid: the taxable value of its invoice less credit notes and refunds, and
 * the share of its upgrade credit that is still paid for. Zero for a grant.
 */
export async function worthOf(
  db: Queryable,
  { id, invoiceId, paidValue }: Pick<MembershipRow, 'id' | 'invoiceId' | 'paidValue'>,
): Promise<Paise> {
  if (invoiceId === null) return paidValue
  let worth = noPaise
  for (const link of await chainOf(db, id))
    worth = sumOf(less(link.taxableValue, link.credited), remainingCredit(link, worth))
  return worth
}

/**
 * The credit shrinks with the worth of the membership it was for, so that a credit note has the same effect before
 * and after the upgrade.
 */
function remainingCredit({ upgradeCredit, creditFrom, creditBasis }: Link, worthNow: Paise): Paise {
  if (creditFrom === null) return upgradeCredit
  if (!creditBasis) return smaller(upgradeCredit, worthNow)
  return shareOf(upgradeCredit, smaller(worthNow, creditBasis), creditBasis, 'down')
}

const smaller = (one: Paise, other: Paise): Paise => (one < other ? one : other)

/** The paid memberships that led to this one by upgrades, oldest first. */
const chainOf = (db: Queryable, membershipId: number) =>
  sqlRows<Link>(db)`with recursive chain as (
        select id, 0 as depth from memberships where id = ${membershipId}
        union all
        select (i.snapshot ->> 'upgradeOf')::int, depth + 1
          from chain join memberships m on m.id = chain.id join invoices i on i.id = m.invoice_id
      )
      select i.taxable_value as "taxableValue", i.upgrade_credit as "upgradeCredit",
        (i.snapshot ->> 'upgradeOf')::int as "creditFrom",
        (i.snapshot ->> 'upgradeWorth')::int as "creditBasis",
        case when ${isRefunded(sql`i.id`)} then i.taxable_value else
          (select coalesce(sum(n.taxable_value), 0)::int from credit_notes n where n.invoice_id = i.id) end as credited
      from chain join memberships m on m.id = chain.id join invoices i on i.id = m.invoice_id
      order by depth desc`
