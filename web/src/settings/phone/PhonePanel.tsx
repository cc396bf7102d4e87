import { changePhone, settingsMessages } from '@bnr/contract/accounts/settings'
import { CallError } from '@bnr/contract/client'
import { indianCode } from '@bnr/contract/phone'
import { useState } from 'react'
import { CodeEntry } from '../../accounts/CodeEntry.tsx'
import { ownPhone } from '../../accounts/proof/ownPhone.ts'
import { noProof } from '../../accounts/proof/proof.ts'
import { useSession } from '../../accounts/session.ts'
import { resume } from '../../accounts/sessionKeeper.ts'
import { useSentCode } from '../../accounts/useSentCode.ts'
import { call } from '../../platform/call.ts'
import { DoneDialog } from '../../ui/DoneDialog.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from '../panel.module.css'
import { SupportNote } from '../SupportNote.tsx'
import { type NewNumber, NewNumberForm } from './NewNumberForm.tsx'

const nothing: NewNumber = { phone: { countryCode: indianCode, number: '' }, proof: noProof }

/** Who asks and the new number, then the code that was sent to it. */
export default function PhonePanel() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [asked, setAsked] = useState(nothing)
  const [refused, setRefused] = useState<CallError>()
  const [done, setDone] = useState<string>()
  const { sentTo, resendAt, busy, failure, send, enter, startOver } = useSentCode({
    userType: 'pu',
    use: async (phone, newCode) => {
      try {
        await call(changePhone, { body: { phone: { ...phone, type: 'M' }, newCode, ...asked.proof } })
      } catch (error) {
        if (!isOfFirstStep(error)) throw error
        setRefused(error)
        return startOver()
      }
      setDone(settingsMessages.phoneUpdated)
      setAsked(nothing)
      startOver()
      await resume()
    },
  })
  const held = user && ownPhone(user)
  return (
    <>
      <dl className={classes.held}>
        <dt>{t('Your mobile number')}</dt>
        <dd>{held && `+${held.countryCode} ${held.number}`}</dd>
      </dl>
      {sentTo ? (
        <div className={classes.form}>
          <CodeEntry
            {...{ busy, failure, resendAt }}
            phone={sentTo}
            action={t('Change number')}
            onEnter={enter}
            onResend={() => void send(sentTo)}
            onChangeNumber={startOver}
          />
        </div>
      ) : (
        <NewNumberForm {...{ busy, failure, refused }} value={asked} onChange={setAsked} onSend={send} />
      )}
      <SupportNote
        call="If no code reaches you, call {phone} and we change the number with you."
        message="You can also send your biodata on WhatsApp to {phone}, and we fill in your profile."
      />
      <DoneDialog message={done && t(done)} onClose={() => setDone(undefined)} />
    </>
  )
}

/** The password, or the number itself, was refused: its field stands before the code. */
const isOfFirstStep = (error: unknown): error is CallError =>
  error instanceof CallError && Object.keys(error.fields).some((field) => field !== 'otp')
