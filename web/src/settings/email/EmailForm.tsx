import { settingsMessages } from '@bnr/contract/accounts/settings'
import { CallError } from '@bnr/contract/client'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { useState } from 'react'
import { ProofFields } from '../../accounts/proof/ProofFields.tsx'
import { checkProof, noProof } from '../../accounts/proof/proof.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { toastSuccess } from '../../ui/toasts.ts'
import { useTranslation } from '../../ui/translation.ts'
import classes from '../panel.module.css'
import { useSubmission } from '../useSubmission.ts'
import { useWishForEmail } from './calls.ts'
import { checkEmail } from './emailRule.ts'

const emailField = 'basic.email.address'

export function EmailForm({ id }: { id: number }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState('')
  const [proof, setProof] = useState(noProof)
  const wish = useWishForEmail(id)
  const { form, submit, field, failure, busy } = useSubmission({
    schema: saveProfile.body,
    check: () => {
      const problem = checkEmail(address.trim())
      return { ...(problem ? { [emailField]: problem } : {}), ...checkProof(proof) }
    },
    send: async () => {
      const { message } = await wish.mutateAsync({ address: address.trim(), proof }).catch(inOwnWords)
      setAddress('')
      setProof(noProof)
      toastSuccess(t(message))
    },
  })
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <TextField
        label={t('New e-mail address')}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        value={address}
        {...field(emailField, setAddress)}
      />
      <ProofFields value={proof} field={field} onChange={setProof} />
      <p role="alert" className={classes.failure}>
        {failure}
      </p>
      <div className={classes.actions}>
        <Button type="submit" busy={busy}>
          {t('Send the link')}
        </Button>
      </div>
    </form>
  )
}

/** The profile words a wrong address its own way; here it is always this one. */
function inOwnWords(error: unknown): never {
  if (error instanceof CallError && error.code === 'invalid_input' && 'bi.em.v' in error.fields)
    throw Object.assign(error, { fields: { ...error.fields, 'bi.em.v': settingsMessages.emailInvalid } })
  throw error
}
