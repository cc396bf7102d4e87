import { less, noPaise, type Paise, shareOf, sumOf } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import type { MembershipRow } from '../memberships/current.ts'
import { type Queryable, rows } from '../platform/database.ts'

/** One membership of a chain of upgrades, with what its invoice brought in. */
type Link = {
  taxableValue: Paise
  /** Taxable value of its credit notes. */
  credited: Paise
  upgradeCredit: Paise
  /** The membership that its credit came from; null of older invoices, which do not name it. */
  creditFrom: number | null
  /** What that was worth when the credit was given; null of older invoices. */
  creditBasis: Paise | null
}

/**
 * What was paid for a membership and has not been paid back: the taxable value of its invoice less its credit notes, and the
 * credit that it took in, as far as that is still paid for. Nothing for a grant.
 */
export async function worthOf(
  db: Queryable,
  { id, invoiceId, paidValue }: Pick<MembershipRow, 'id' | 'invoiceId' | 'paidValue'>,
): Promise<Paise> {
  if (invoiceId === null) return paidValue
  let worth = noPaise
  for (const link of await chainOf(db, id))
    worth = sumOf(less(link.taxableValue, link.credited), creditKept(link, worth))
  return worth
}

/**
 * The credit falls with what it came from, so that a credit note leaves the same worth whether it was issued before or after
 * the upgrade.
 */
function creditKept({ upgradeCredit, creditFrom, creditBasis }: Link, worthNow: Paise): Paise {
  if (creditFrom === null) return upgradeCredit
  if (!creditBasis) return smaller(upgradeCredit, worthNow)
  return shareOf(upgradeCredit, smaller(worthNow, creditBasis), creditBasis, 'down')
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
        (i.snapshot ->> 'upgradeWorth')::int as "creditBasis",
        (select coalesce(sum(n.taxable_value), 0)::int from credit_notes n where n.invoice_id = i.id) as credited
      from chain join memberships m on m.id = chain.id join invoices i on i.id = m.invoice_id
      order by depth desc`,
  )
