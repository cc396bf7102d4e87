import type { FocusEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { OwnCodeField } from './OwnCodeField.tsx'
import classes from './ProofFields.module.css'
import type { Proof } from './proof.ts'

/** Ties a field to its message by the readable path of the call that carries it. */
export type FieldTie = <Value>(
  name: string,
  change: (value: Value) => void,
) => {
  error: string | undefined
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
  onChange: (value: Value) => void
}

export interface ProofFieldsProps {
  value: Proof
  field: FieldTie
  onChange: (proof: Proof) => void
}

/** Asks for the password again, or for a code when it is forgotten. */
export function ProofFields({ value, field, onChange }: ProofFieldsProps) {
  const { t } = useTranslation()
  const byPassword = 'currentPassword' in value
  return (
    <div>
      {byPassword ? (
        <PasswordField
          label={t('Current password')}
          required
          value={value.currentPassword}
          {...field('currentPassword', (currentPassword: string) => onChange({ currentPassword }))}
        />
      ) : (
        <OwnCodeField value={value.code} {...field('code', (code: string) => onChange({ code }))} />
      )}
      <Button
        look="quiet"
        className={classes.other}
        onClick={() => onChange(byPassword ? { code: '' } : { currentPassword: '' })}
      >
        {byPassword ? t('Forgotten? Use a code instead') : t('Use the password instead')}
      </Button>
    </div>
  )
}
