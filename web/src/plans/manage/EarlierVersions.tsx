import { rupeesShown } from '@bnr/contract/money'
import type { Plan } from '@bnr/contract/plans/schemas'
import { validityShown } from '../../memberships/shown.ts'
import { momentShown } from '../../ui/moments.ts'
import { Section } from '../../ui/Section.tsx'
import { type Column, DataTable } from '../../ui/table/DataTable.tsx'
import { t } from '../../ui/translation.ts'
import { usePlanVersions } from '../calls.ts'
import classes from './EditPackagePage.module.css'

/** Versions that members bought before the plan changed. */
export function EarlierVersions({ of: { lineage } }: { of: Plan }) {
  const { data = [] } = usePlanVersions(lineage)
  const earlier = data.filter(({ replacedAt }) => replacedAt).reverse()
  if (earlier.length === 0) return null
  const columns: Column<Plan>[] = [
    { key: 'until', title: 'Sold until', cell: (plan) => momentShown(plan.replacedAt ?? '') },
    { key: 'name', title: 'Name', cell: ({ name }) => name },
    { key: 'price', title: 'Price before GST', cell: ({ price }) => rupeesShown(price.amount) },
    { key: 'validity', title: 'Validity', cell: (plan) => validityShown(plan) },
    { key: 'contacts', title: 'Contacts', cell: ({ phoneContacts }) => phoneContacts },
    { key: 'interests', title: 'Express interest', cell: ({ expressInterests }) => expressInterests },
  ]
  return (
    <Section title={t('Earlier versions')} className={classes.earlier}>
      <DataTable
        caption={t('Earlier versions')}
        columns={columns}
        rows={earlier}
        rowKey={({ id }) => String(id)}
      />
    </Section>
  )
}
