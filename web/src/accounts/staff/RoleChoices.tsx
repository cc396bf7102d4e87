import type { Role } from '@bnr/contract/access'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { GroupShell } from '../../ui/fields/GroupShell.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { roleTexts } from './roleTexts.ts'
import classes from './StaffForm.module.css'
import { toggled } from './staffForm.ts'

export interface RoleChoicesProps {
  value: readonly Role[]
  error: string | undefined
  onChange: (roles: Role[]) => void
}

export function RoleChoices({ value, error, onChange }: RoleChoicesProps) {
  const { t } = useTranslation()
  return (
    <GroupShell label={t('Roles')} required error={error}>
      <div className={classes.roles}>
        {roleTexts.map(({ role, label, meaning }) => (
          <CheckField
            key={role}
            label={<span className={classes.role}>{t(label)}</span>}
            description={t(meaning)}
            checked={value.includes(role)}
            invalid={error !== undefined}
            onChange={(held) => onChange(toggled(value, role, held))}
          />
        ))}
      </div>
    </GroupShell>
  )
}
