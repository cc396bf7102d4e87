import { planTags } from '@bnr/contract/plans/tags'
import type { StaffCard } from '@bnr/contract/profiles/card'
import { heightShown, placeShown } from '@bnr/contract/profiles/facts/shown'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useDecisions } from '../../platform/decisions.ts'
import type { Matching } from '../../profiles/allMatching/calls.ts'
import { OutcomeSummary } from '../../profiles/byStatus/OutcomeSummary.tsx'
import { outcomeColumn } from '../../profiles/byStatus/outcomeColumn.tsx'
import { StatusList, type Ticks } from '../../profiles/byStatus/StatusList.tsx'
import { assignmentOf } from '../../profiles/byStatus/useAssignment.ts'
import { PhotoThumb } from '../../profiles/staff/PhotoThumb.tsx'
import { RowStatus } from '../../profiles/staff/RowStatus.tsx'
import { subjectOf } from '../../profiles/staff/transitionDecision.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { dayShown } from '../../ui/moments.ts'
import type { Column } from '../../ui/table/DataTable.tsx'
import { OwnTable } from '../../ui/table/OwnTable.tsx'
import { t } from '../../ui/translation.ts'
import classes from './ProfilesTable.module.css'

interface ProfilesTableProps {
  profiles: readonly StaffCard[]
}

/** The found profiles in rows of one line, with the actions for ticked ones of the search by status. */
export default function ProfilesTable({ profiles, matching }: ProfilesTableProps & { matching: Matching }) {
  return (
    <StatusList profiles={profiles} matching={matching}>
      {(ticks) => <Rows profiles={profiles} ticks={ticks} />}
    </StatusList>
  )
}

function Rows({ profiles, ticks }: ProfilesTableProps & { ticks: Ticks }) {
  const table = useRowKeys()
  const hasOutcomes = useHasOutcomes(profiles) || ticks.ticked.size > 0
  return (
    <div ref={table} className={classes.table}>
      <OwnTable
        name="found-profiles"
        caption={t('Profiles')}
        columns={[whoColumn(ticks), ...facts, ...(hasOutcomes ? [outcomeColumn(ticks.invoiced)] : [])]}
        rows={profiles}
        summary={<OutcomeSummary profiles={profiles} />}
        rowKey={({ id }) => String(id)}
      />
    </div>
  )
}

/** Outcomes have a column from the first tick on; without one, the facts have its room. */
function useHasOutcomes(profiles: readonly StaffCard[]): boolean {
  const subjects = new Set(profiles.flatMap((one) => [subjectOf(one), assignmentOf(one)]))
  return useDecisions().some(({ subject }) => subjects.has(subject))
}

function useRowKeys() {
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = table.current
    box?.addEventListener('keydown', moveByKey)
    return () => box?.removeEventListener('keydown', moveByKey)
  }, [])
  return table
}

const whoColumn = ({ ticked, onTick }: Ticks): Column<StaffCard> => ({
  key: 'who',
  title: 'Profile',
  always: true,
  cell: (profile) => {
    const { id, bnrId = '', basic } = profile
    const name = basic?.name ?? bnrId
    return (
      <div className={classes.who}>
        <CheckField
          label={<span className="visually-hidden">{name}</span>}
          checked={ticked.has(id)}
          onChange={(isTicked) => onTick(id, isTicked)}
        />
        <PhotoThumb profile={profile} />
        <Link to={`/profile/${bnrId}`} target="_blank" rel="noopener" className={classes.name}>
          {name}
        </Link>
      </div>
    )
  },
})

const facts: readonly Column<StaffCard>[] = [
  { key: 'id', title: 'BNR ID', cell: ({ bnrId }) => bnrId },
  { key: 'age', title: 'Age', numeric: true, cell: ({ basic }) => basic?.ageYears },
  { key: 'height', title: 'Height', cell: ({ basic }) => heightShown(inFeet(basic?.height), t) },
  { key: 'denomination', title: 'Denomination', cell: ({ religion }) => religion?.denomination },
  { key: 'education', title: 'Education', cell: ({ professional }) => professional?.education?.degree },
  { key: 'work', title: 'Occupation', cell: ({ professional }) => professional?.occupation },
  { key: 'place', title: 'Lives in', cell: placeShown },
  { key: 'status', title: 'Status', cell: (profile) => <RowStatus profile={profile} /> },
  { key: 'plan', title: 'Plan', cell: planShown },
  {
    key: 'registered',
    title: 'Registered',
    cell: ({ registeredAt }) => registeredAt && dayShown(registeredAt),
  },
]

type Height = NonNullable<StaffCard['basic']>['height']

/** Without the label, which also gives centimetres. */
const inFeet = (height: Height) => height && { feet: height.feet, inches: height.inches }

function planShown({ membership, paid }: StaffCard): string {
  if (membership) return t(planTags[membership.tag])
  return t(paid ? 'Paid' : 'Unpaid')
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** On the box that ticks a row: the arrow keys go to the next or previous row, and Enter opens its profile. */
function moveByKey(event: KeyboardEvent): void {
  const { target, key } = event
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
  const row = target.closest('tr')
  if (!row) return
  const step = steps[key]
  if (key === 'Enter') row.querySelector('a')?.click()
  else if (step) boxBeside(row, step)?.focus()
  else return
  event.preventDefault()
}

const boxBeside = (row: HTMLTableRowElement, step: number) =>
  (step > 0 ? row.nextElementSibling : row.previousElementSibling)?.querySelector<HTMLInputElement>(
    'input[type=checkbox]',
  )
