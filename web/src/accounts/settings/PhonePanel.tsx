import { checkMemberPhone } from '@bnr/contract/accounts/loginRules'
import { changePhone, settingsMessages } from '@bnr/contract/accounts/settings'
import { indianCode } from '@bnr/contract/phone'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { errorsOf } from '../../platform/formErrors.ts'
import { useCountryCodes } from '../../reference/calls.ts'
import { DoneDialog } from '../../ui/DoneDialog.tsx'
import { type Phone, PhoneField } from '../../ui/fields/PhoneField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormControl } from '../../ui/form/formAccess.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import { CodeEntry } from '../CodeEntry.tsx'
import { ownPhone } from '../proof/ownPhone.ts'
import { ProofFields } from '../proof/ProofFields.tsx'
import { checkProof, noProof, type Proof, proofOf } from '../proof/proof.ts'
import { useSession } from '../session.ts'
import { resume } from '../sessionKeeper.ts'
import { useSentCode } from '../useSentCode.ts'
import { PanelForm } from './PanelForm.tsx'
import classes from './panel.module.css'
import { SupportNote } from './SupportNote.tsx'

interface NewNumber extends Proof {
  phone: Phone
}

const nothing: NewNumber = { phone: { countryCode: indianCode, number: '' }, ...noProof }

/** Asks for the new number and the password first, then for the code sent to the new number. */
export default function PhonePanel() {
  const { user } = useSession()
  const { form, sent, enter, done, close } = useNewNumber()
  const current = user && ownPhone(user)
  return (
    <>
      <dl className={classes.current}>
        <dt>{t('Your mobile number')}</dt>
        <dd>{current && `+${current.countryCode} ${current.number}`}</dd>
      </dl>
      {sent.sentTo ? (
        <div className={classes.form}>
          <CodeEntry
            phone={sent.sentTo}
            resendAt={sent.resendAt}
            action={t('Confirm new number')}
            onEnter={enter}
            onResend={() => sent.send(form.values.phone)}
            onChangeNumber={sent.startOver}
          />
        </div>
      ) : (
        <NumberForm form={form} />
      )}
      <SupportNote
        call="If you do not receive a code, call {phone} and we will change the number for you."
        message="You can also send your biodata on WhatsApp to {phone}. We will fill in your profile."
      />
      <DoneDialog message={done && t(done)} onClose={close} />
    </>
  )
}

function NumberForm({ form }: { form: FormControl<NewNumber> }) {
  const countryCodes = useCountryCodes()
  return (
    <PanelForm form={form} action={t('Send code')}>
      <PhoneField
        label={t('New mobile number')}
        required
        countryCodes={countryCodes.choices}
        {...fieldOf(form, 'phone')}
      />
      <ProofFields form={form} />
    </PanelForm>
  )
}

function useNewNumber() {
  const [done, setDone] = useState<string>()
  const sent = useSentCode('pu')
  const refused = (error: unknown) => errorsOf(error, changePhone.body)
  const form = useForm<NewNumber>({
    initial: nothing,
    check: ({ phone, ...proof }) => {
      const problem = checkMemberPhone(phone)
      return { ...(problem && { 'phone.number': problem }), ...checkProof(proof) }
    },
    send: ({ phone }) => sent.send(phone),
    refused,
  })

  /** If the server refuses the password or the number, returns to the step with those fields. */
  async function enter(newCode: string) {
    const { phone, ...proof } = form.values
    try {
      await call(changePhone, { body: { phone: { ...phone, type: 'M' }, newCode, ...proofOf(proof) } })
    } catch (error) {
      if (Object.keys(refused(error)).every((path) => path === 'newCode')) throw error
      sent.startOver()
      return form.run(() => Promise.reject(error))
    }
    setDone(settingsMessages.phoneUpdated)
    form.setValues({ code: undefined, ...nothing })
    sent.startOver()
    await resume()
  }

  return { form, sent, enter, done, close: () => setDone(undefined) }
}
