import { passwordRule } from '@bnr/contract/accounts/password'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/fields/DigitsField.tsx'
import { focusFirstError } from '../../ui/fields/focusFirstError.ts'
import { NameField } from '../../ui/fields/NameField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import login from '../login.module.css'
import type { StaffMember } from './calls.ts'
import { RoleChoices } from './RoleChoices.tsx'
import classes from './StaffForm.module.css'
import { type StaffErrors, type StaffValues, valuesOf } from './staffForm.ts'

export interface StaffFormProps {
  /** The account that is changed; none for a new one. */
  member: StaffMember | undefined
  busy: boolean
  /** What is wrong, told by the rules at once or by the server; nothing when it was saved. */
  onSave: (values: StaffValues) => Promise<StaffErrors>
  onCancel: () => void
}

export function StaffForm({ member, busy, onSave, onCancel }: StaffFormProps) {
  const { t } = useTranslation()
  const [values, setValues] = useState(() => valuesOf(member))
  const [errors, setErrors] = useState<StaffErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const text = (name: keyof StaffErrors) => {
    const error = errors[name]
    return error === undefined ? undefined : t(error)
  }
  const set = (part: Partial<StaffValues>) => setValues((before) => ({ ...before, ...part }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const found = await onSave(values)
    setErrors(found)
    if (Object.keys(found).length > 0 && form.current) focusFirstError(form.current)
  }

  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <NameField
        label={t('Name')}
        required
        autoComplete="off"
        value={values.name}
        error={text('name')}
        onChange={(name) => set({ name })}
      />
      <DigitsField
        label={t('Mobile number')}
        required={!member}
        disabled={member !== undefined}
        description={member ? t('The number is the login and stays as it is.') : t('They log in with it.')}
        autoComplete="off"
        maxLength={10}
        value={values.mobile}
        error={text('mobile')}
        onChange={(mobile) => set({ mobile })}
      />
      <RoleChoices value={values.roles} error={text('roles')} onChange={(roles) => set({ roles })} />
      <PasswordField
        label={member ? t('New password (optional)') : t('First password')}
        required={!member}
        description={member ? t('The account is logged out everywhere else.') : t(passwordRule)}
        autoComplete="new-password"
        value={values.password}
        error={text('password')}
        onChange={(password) => set({ password })}
      />
      <p role="alert" className={login.error}>
        {text('form')}
      </p>
      <div className={classes.actions}>
        <Button look="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {member ? t('Save') : t('Create account')}
        </Button>
      </div>
    </form>
  )
}
