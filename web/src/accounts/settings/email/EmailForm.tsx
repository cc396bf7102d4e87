import { settingsMessages } from '@bnr/contract/accounts/settings'
import { CallError } from '@bnr/contract/client'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { errorsOf, type FormErrors } from '../../../platform/formErrors.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { fieldCheckedOnBlur } from '../../../ui/form/fieldOf.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import { ProofFields } from '../../proof/ProofFields.tsx'
import { checkProof, noProof } from '../../proof/proof.ts'
import { PanelForm } from '../PanelForm.tsx'
import { type EmailAnswers, useChangeEmail } from './calls.ts'

const addressField = 'basic.email.address'
const noAnswers: EmailAnswers = { basic: { email: { address: '' } }, ...noProof }

export function EmailForm({ id }: { id: number }) {
  const change = useChangeEmail(id)
  const form = useForm({
    initial: noAnswers,
    check: (answers) => {
      const problem = checkEmail(answers.basic.email.address.trim())
      return { ...(problem && { [addressField]: problem }), ...checkProof(answers) }
    },
    send: async (answers) => {
      const { message } = await change.mutateAsync(answers)
      form.setValues({ code: undefined, ...noAnswers })
      toastSuccess(t(message))
    },
    refused: refusedFields,
  })
  return (
    <PanelForm form={form} action={t('Send the link')}>
      <TextField
        label={t('New e-mail address')}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        {...fieldCheckedOnBlur(form, addressField)}
      />
      <ProofFields form={form} />
    </PanelForm>
  )
}

/** Replaces the profile's message for an invalid address with that of the settings. */
function refusedFields(error: unknown): FormErrors {
  const errors = errorsOf(error, saveProfile.body)
  const isWrong =
    error instanceof CallError && error.code === 'invalid_input' && errors[addressField] !== undefined
  return isWrong ? { ...errors, [addressField]: settingsMessages.emailInvalid } : errors
}

/** Text, @, domain and an ending. The server makes the final check. */
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[a-z]{2,}$/i

export function checkEmail(address: string): string | undefined {
  if (!address) return settingsMessages.emailEmpty
  return pattern.test(address) ? undefined : settingsMessages.emailInvalid
}
