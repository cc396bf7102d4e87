import { passwordPattern } from '@bnr/contract/accounts/password'
import { changePassword, settingsMessages } from '@bnr/contract/accounts/settings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../platform/call.ts'
import { errorsOf, type FormErrors } from '../../platform/formErrors.ts'
import { DoneDialog } from '../../ui/DoneDialog.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { fieldCheckedOnBlur } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import { ProofFields } from '../proof/ProofFields.tsx'
import { checkProof, noProof, type Proof, proofOf } from '../proof/proof.ts'
import { emailsKey } from './email/calls.ts'
import { PanelForm } from './PanelForm.tsx'

export default function PasswordPanel() {
  const forgotten = (useLocation().state as { forgotten?: unknown } | null)?.forgotten === true
  const [done, setDone] = useState<string>()
  const client = useQueryClient()
  const form = useForm({
    initial: { ...emptyPasswords, ...(forgotten && { code: '' }) },
    check: checkPasswords,
    send: async ({ password, ...proof }) => {
      const { message } = await call(changePassword, { body: { ...proofOf(proof), password } })
      // A new password voids the link to a new address.
      void client.invalidateQueries({ queryKey: emailsKey })
      form.setValues({ code: undefined, ...emptyPasswords })
      setDone(message)
    },
    refused: (error) => errorsOf(error, changePassword.body),
  })
  return (
    <>
      <PanelForm form={form} action={t('Change Password')}>
        {forgotten && (
          <p>{t('You are logged in. Ask for one more code, enter it and choose your new password.')}</p>
        )}
        <ProofFields form={form} />
        <PasswordField
          label={t('New password')}
          required
          autoComplete="new-password"
          description={t(settingsMessages.passwordRule)}
          {...fieldCheckedOnBlur(form, 'password', { evenEmpty: true })}
        />
        <PasswordField
          label={t('Confirm password')}
          required
          autoComplete="new-password"
          {...fieldCheckedOnBlur(form, 'again', { evenEmpty: true })}
        />
      </PanelForm>
      <DoneDialog message={done && t(done)} onClose={() => setDone(undefined)} />
    </>
  )
}

interface PasswordValues extends Proof {
  password: string
  again: string
}

const emptyPasswords: PasswordValues = { ...noProof, password: '', again: '' }

const { passwordEmpty, passwordRule, passwordsDiffer } = settingsMessages

function checkNew(password: string): string | undefined {
  if (!password) return passwordEmpty
  return passwordPattern.test(password) ? undefined : passwordRule
}

function checkAgain({ password, again }: PasswordValues): string | undefined {
  if (!again) return passwordEmpty
  return again === password ? undefined : passwordsDiffer
}

export function checkPasswords(values: PasswordValues): FormErrors {
  const password = checkNew(values.password)
  const again = checkAgain(values)
  return { ...checkProof(values), ...(password && { password }), ...(again && { again }) }
}
