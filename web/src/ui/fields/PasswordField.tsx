import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { type InputHTMLAttributes, useState } from 'react'
import { t } from '../translation.ts'
import { FieldShell, type FieldText, useField } from './FieldShell.tsx'
import classes from './fields.module.css'

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'required' | 'type'>

export interface PasswordFieldProps extends NativeInput, FieldText {
  value?: string
  onChange?: (value: string) => void
}

/** The eye button lets people check what they typed. For a new password, pass its rule as `description`. */
export function PasswordField({ onChange, ...props }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false)
  const { shell, ties, own } = useField(props)
  const Eye = visible ? IconEyeOff : IconEye
  return (
    <FieldShell {...shell}>
      <div className={classes.joined}>
        <input
          autoComplete="current-password"
          maxLength={50}
          {...own}
          {...ties}
          type={visible ? 'text' : 'password'}
          className={`${classes.input} ${classes.withEnd}`}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.endButton}
          aria-label={t('Show password')}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Eye size={20} aria-hidden />
        </button>
      </div>
    </FieldShell>
  )
}
