import type { FigureName } from '@bnr/contract/figures/figures'
import { indianFormat } from '@bnr/contract/indianDay'
import { inArray } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../platform/database.ts'
import type { List } from '../reference/list.ts'
import { lists } from '../reference/lists.ts'

type Labels = (db: Queryable, values: readonly string[]) => Promise<(value: string) => string | undefined>

const same: Labels = async () => (value) => value || undefined
const words =
  (of: Readonly<Record<string, string>>): Labels =>
  async () =>
  (value) =>
    of[value]
const byKey =
  (list: List): Labels =>
  async () =>
  (value) =>
    list.byKey(value)?.label
const byCode =
  (list: List): Labels =>
  async () =>
  (value) =>
    list.labelOf(Number(value))

const staffNames: Labels = async (db, values) => {
  const ids = values.filter(Boolean).map(Number)
  const found = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
  const names = new Map(found.map(({ id, name }) => [String(id), name]))
  return (value) => names.get(value)
}

const monthAndYear = indianFormat('MMM yyyy')
const monthNames: Labels = async () => (month) => monthAndYear(new Date(`${month}-15`))

/** What the values of each figure are called. */
export const labels: Readonly<Record<FigureName, Labels>> = {
  profiles: words({ '': 'All profiles' }),
  status: byKey(lists.profileStatuses),
  gender: byKey(lists.genders),
  createdBy: byCode(lists.createdBy),
  caste: byCode(lists.castes),
  payment: words({ paid: 'Paid', unpaid: 'Unpaid' }),
  kind: words({ elite: 'Elite', general: 'General' }),
  package: same,
  month: monthNames,
  revenueByMonth: monthNames,
  revenueByStaff: staffNames,
}
