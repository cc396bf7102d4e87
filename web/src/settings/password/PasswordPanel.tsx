import { changePassword, settingsMessages } from '@bnr/contract/accounts/settings'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ProofFields } from '../../accounts/proof/ProofFields.tsx'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/Button.tsx'
import { DoneDialog } from '../../ui/DoneDialog.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from '../panel.module.css'
import { useSubmission } from '../useSubmission.ts'
import { checkPasswords, emptyPasswords } from './passwordRules.ts'

export default function PasswordPanel() {
  const { t } = useTranslation()
  const forgotten = (useLocation().state as { forgotten?: unknown } | null)?.forgotten === true
  const [values, setValues] = useState({ ...emptyPasswords, ...(forgotten && { proof: { code: '' } }) })
  const [done, setDone] = useState<string>()
  const { form, submit, field, failure, busy } = useSubmission({
    schema: changePassword.body,
    check: () => checkPasswords(values),
    alsoEmpty: ['password', 'again'],
    send: async () => {
      const { password, proof } = values
      const { message } = await call(changePassword, { body: { ...proof, password } })
      setValues(emptyPasswords)
      setDone(message)
    },
  })
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      {forgotten && (
        <p>{t('You are logged in. Ask for one more code, enter it and choose your new password.')}</p>
      )}
      <ProofFields value={values.proof} field={field} onChange={(proof) => setValues({ ...values, proof })} />
      <PasswordField
        label={t('New password')}
        required
        autoComplete="new-password"
        description={t(settingsMessages.passwordRule)}
        value={values.password}
        {...field('password', (password: string) => setValues({ ...values, password }))}
      />
      <PasswordField
        label={t('Confirm password')}
        required
        autoComplete="new-password"
        value={values.again}
        {...field('again', (again: string) => setValues({ ...values, again }))}
      />
      <p role="alert" className={classes.failure}>
        {failure}
      </p>
      <div className={classes.actions}>
        <Button type="submit" busy={busy}>
          {t('Change Password')}
        </Button>
      </div>
      <DoneDialog message={done && t(done)} onClose={() => setDone(undefined)} />
    </form>
  )
}
