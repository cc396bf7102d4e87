import { checkMemberPhone } from '@bnr/contract/accounts/loginRules'
import { changePhone } from '@bnr/contract/accounts/settings'
import type { CallError } from '@bnr/contract/client'
import type { Phone } from '../../accounts/enterSession.ts'
import { ProofFields } from '../../accounts/proof/ProofFields.tsx'
import { checkProof, type Proof } from '../../accounts/proof/proof.ts'
import { useCountryCodes } from '../../reference/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { PhoneField } from '../../ui/fields/PhoneField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from '../panel.module.css'
import { useSubmission } from '../useSubmission.ts'

export interface NewNumber {
  phone: Phone
  proof: Proof
}

export interface NewNumberFormProps {
  value: NewNumber
  onChange: (value: NewNumber) => void
  /** What the server said of these answers after the code had been entered. */
  refused: CallError | undefined
  busy: boolean
  failure: string | undefined
  onSend: (phone: Phone) => Promise<unknown>
}

const phoneField = 'phone.number'

/** Who asks, and for which number; the code goes to it next. */
export function NewNumberForm({ value, onChange, refused, busy, failure, onSend }: NewNumberFormProps) {
  const { t } = useTranslation()
  const countryCodes = useCountryCodes()
  const { form, submit, field } = useSubmission({
    schema: changePhone.body,
    check: () => {
      const problem = checkMemberPhone(value.phone)
      return { ...(problem ? { [phoneField]: problem } : {}), ...checkProof(value.proof) }
    },
    send: () => onSend(value.phone),
    refused,
  })
  const { onBlur: _, ...phone } = field(phoneField, (next: Phone) => onChange({ ...value, phone: next }))
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <PhoneField
        label={t('New mobile number')}
        required
        countryCodes={countryCodes.choices}
        value={value.phone}
        {...phone}
      />
      <ProofFields value={value.proof} field={field} onChange={(proof) => onChange({ ...value, proof })} />
      <p role="alert" className={classes.failure}>
        {failure}
      </p>
      <div className={classes.actions}>
        <Button type="submit" busy={busy}>
          {t('Send code')}
        </Button>
      </div>
    </form>
  )
}
