import { canDo } from '@bnr/contract/stateMachine'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../screens/staffEntries.ts'
import { ChangeDialog } from '../../ui/ChangeDialog.tsx'
import { page } from '../../ui/list/address.ts'
import { dayShown } from '../../ui/moments.ts'
import { OpenButton } from '../../ui/OpenButton.tsx'
import { ToneBadge } from '../../ui/ToneBadge.tsx'
import { t } from '../../ui/translation.ts'
import { useSession } from '../session.ts'
import { type StaffMember, useChangeStaff, useResetFactor, useStaff } from './calls.ts'
import { roleTexts } from './roleTexts.ts'
import { StaffDialog } from './StaffDialog.tsx'
import classes from './staffList.module.css'

export default staffListPage({
  page: staffEntries['/ad/staff'],
  lead: 'People who work in the back office and what they can do.',
  name: 'staff',
  caption: 'Staff accounts',
  filters: { page: page() },
  useRows: ({ page }) => useStaff(page, useSession().user?.userId),
  columns: [
    {
      key: 'name',
      title: 'Name',
      cell: ({ name, isOwn }) => (
        <span>
          <span className="strong">{name}</span>
          {isOwn && <span className={classes.own}> {t('(you)')}</span>}
        </span>
      ),
    },
    {
      key: 'mobile',
      title: 'Mobile',
      cell: ({ mobile }) => <span className={classes.number}>{mobile}</span>,
    },
    { key: 'roles', title: 'Roles', cell: ({ roles }) => <Roles roles={roles} /> },
    {
      key: 'access',
      title: 'Access',
      cell: ({ disabled }) => (
        <ToneBadge tone={disabled ? 'closed' : 'good'}>{disabled ? t('Disabled') : t('Enabled')}</ToneBadge>
      ),
    },
    {
      key: 'factor',
      title: 'Second factor',
      cell: ({ secondFactor }) => (secondFactor ? t('Set up') : t('Not set up')),
    },
    { key: 'since', title: 'Since', cell: ({ createdAt }) => dayShown(createdAt) },
  ],
  actions: {
    of: [
      {
        label: 'Edit',
        of: ({ name }) => name,
        isOffered: (member) => canDo(member, 'change'),
        opens: (member, close) => <StaffDialog of={member} onClose={close} />,
      },
      {
        label: ({ disabled }) => (disabled ? 'Enable' : 'Disable'),
        of: ({ name }) => name,
        isOffered: (member) => canDo(member, 'disable') || canDo(member, 'enable'),
        opens: (member, close) => <AccessDialog member={member} onClose={close} />,
      },
      {
        label: 'Reset second factor',
        of: ({ name }) => name,
        isOffered: (member) => canDo(member, 'resetFactor'),
        opens: (member, close) => <ResetFactorDialog member={member} onClose={close} />,
      },
    ],
  },
  empty: () => null,
  Tools: () => (
    <OpenButton
      label="Add staff account"
      Icon={IconUserPlus}
      opens={(close) => <StaffDialog of="new" onClose={close} />}
    />
  ),
})

function Roles({ roles }: { roles: readonly string[] }) {
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

interface ResetFactorDialogProps {
  /** Who lost the second factor. */
  member: StaffMember
  onClose: () => void
}

function ResetFactorDialog({ member: { id, name }, onClose }: ResetFactorDialogProps) {
  return (
    <ChangeDialog
      change={useResetFactor()}
      input={id}
      title={t('Reset the second factor of {name}?', { name })}
      confirmLabel={t('Reset')}
      done={() => t('{name} must set up a new second factor at the next login', { name })}
      onClose={onClose}
    >
      <p>
        {t(
          'First make sure that the request really comes from them. Their passkeys, authenticator app and recovery codes stop working, and we log them out.',
        )}
      </p>
    </ChangeDialog>
  )
}

interface AccessDialogProps {
  /** Whose access is disabled or enabled. */
  member: StaffMember
  onClose: () => void
}

function AccessDialog({ member: { id, name, disabled }, onClose }: AccessDialogProps) {
  const disable = !disabled
  return (
    <ChangeDialog
      change={useChangeStaff()}
      input={{ id, change: { disabled: disable } }}
      title={t(disable ? 'Disable {name}?' : 'Enable {name}?', { name })}
      confirmLabel={t(disable ? 'Disable' : 'Enable')}
      done={() => t(disable ? '{name} can no longer log in' : '{name} can log in again', { name })}
      onClose={onClose}
    >
      <p>
        {disable
          ? t('We log them out at once. They cannot log in again until you enable the account.')
          : t('They can log in again with the same roles and password.')}
      </p>
    </ChangeDialog>
  )
}
