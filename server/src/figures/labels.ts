import { monthShown } from '@bnr/contract/dates'
import type { FigureName } from '@bnr/contract/figures/figures'
import { lookup } from '@bnr/contract/lookup'
import { inArray } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../database/database.ts'
import { lists } from '../reference/lists.ts'

type LabelOf = (value: string) => string | undefined

export async function staffNames(db: Queryable, values: readonly string[]): Promise<LabelOf> {
  const ids = values.filter(Boolean).map(Number)
  const found = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
  const names = new Map(found.map(({ id, name }) => [String(id), name]))
  return (value) => names.get(value)
}

const payments = lookup({ paid: 'Paid', unpaid: 'Unpaid' })
const kinds = lookup({ elite: 'Elite', general: 'General' })

/** Labels for the values of each figure. Names of staff come from the database. */
export const labels: Readonly<Record<Exclude<FigureName, 'revenueByStaff'>, LabelOf>> = {
  profiles: () => 'All profiles',
  status: (value) => lists.profileStatuses.byKey(value)?.label,
  gender: (value) => lists.genders.byKey(value)?.label,
  createdBy: (value) => lists.createdBy.labelOf(Number(value)),
  caste: (value) => lists.castes.labelOf(Number(value)),
  payment: (value) => payments[value],
  kind: (value) => kinds[value],
  package: (value) => value || undefined,
  month: monthShown,
  revenueByMonth: monthShown,
}
