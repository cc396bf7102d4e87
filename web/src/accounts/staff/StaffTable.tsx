import { indianFormat } from '@bnr/contract/indianDay'
import { Button } from '../../ui/Button.tsx'
import { ToneBadge } from '../../ui/ToneBadge.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { OwnTable } from '../../ui/table/OwnTable.tsx'
import row from '../../ui/table/rowActions.module.css'
import { useTranslation } from '../../ui/translation.ts'
import { useSession } from '../session.ts'
import type { StaffMember } from './calls.ts'
import { roleTexts } from './roleTexts.ts'
import classes from './StaffTable.module.css'

export interface StaffTableProps {
  members: readonly StaffMember[]
  onEdit: (member: StaffMember) => void
  onAccess: (member: StaffMember) => void
  onReset: (member: StaffMember) => void
}

const day = indianFormat('d MMM yyyy')

export function StaffTable({ members, ...acts }: StaffTableProps) {
  const { t } = useTranslation()
  const columns: Column<StaffMember>[] = [
    { key: 'name', title: 'Name', cell: (member) => <Name member={member} /> },
    {
      key: 'mobile',
      title: 'Mobile',
      cell: ({ mobile }) => <span className={classes.number}>{mobile}</span>,
    },
    { key: 'roles', title: 'Roles', cell: ({ roles }) => <Roles roles={roles} /> },
    { key: 'access', title: 'Access', cell: ({ disabled }) => <Access disabled={disabled} /> },
    {
      key: 'factor',
      title: 'Second factor',
      cell: ({ secondFactor }) => (secondFactor ? t('Set up') : t('Not set up')),
    },
    { key: 'since', title: 'Since', cell: ({ createdAt }) => day(new Date(createdAt)) },
    {
      key: 'actions',
      always: true,
      title: 'Actions',
      cell: (member) => <Actions member={member} {...acts} />,
    },
  ]
  return (
    <OwnTable
      name="staff"
      caption={t('Staff accounts')}
      columns={columns}
      rows={members}
      rowKey={({ id }) => String(id)}
    />
  )
}

function Name({ member: { id, name } }: { member: StaffMember }) {
  const { t } = useTranslation()
  const isOwn = useSession().user?.userId === id
  return (
    <span>
      <span className={classes.name}>{name}</span>
      {isOwn && <span className={classes.own}> {t('(you)')}</span>}
    </span>
  )
}

function Roles({ roles }: { roles: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.roles}>
      {roleTexts
        .filter(({ role }) => roles.includes(role))
        .map(({ role, label }) => (
          <li key={role}>{t(label)}</li>
        ))}
    </ul>
  )
}

function Access({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation()
  return <ToneBadge tone={disabled ? 'closed' : 'good'}>{disabled ? t('Disabled') : t('Enabled')}</ToneBadge>
}

/** Staff cannot disable themselves by accident; another super administrator must do it. */
function Actions({
  member,
  onEdit,
  onAccess,
  onReset,
}: Omit<StaffTableProps, 'members'> & { member: StaffMember }) {
  const { t } = useTranslation()
  const isOwn = useSession().user?.userId === member.id
  const whom = <span className="visually-hidden"> {member.name}</span>
  return (
    <div className={row.actions}>
      <Button variant="quiet" onClick={() => onEdit(member)}>
        <span>
          {t('Edit')}
          {whom}
        </span>
      </Button>
      {!isOwn && (
        <Button variant="quiet" onClick={() => onAccess(member)}>
          <span>
            {member.disabled ? t('Enable') : t('Disable')}
            {whom}
          </span>
        </Button>
      )}
      {!isOwn && member.secondFactor && (
        <Button variant="quiet" of={member.name} onClick={() => onReset(member)}>
          {t('Reset second factor')}
        </Button>
      )}
    </div>
  )
}
