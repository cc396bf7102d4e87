import { changePhone, settingsMessages } from '@bnr/contract/accounts/settings'
import { useState } from 'react'
import { CodeEntry } from '../../accounts/CodeEntry.tsx'
import { MemberPhoneEntry } from '../../accounts/MemberPhoneEntry.tsx'
import { useSession } from '../../accounts/session.ts'
import { resume } from '../../accounts/sessionKeeper.ts'
import { useSentCode } from '../../accounts/useSentCode.ts'
import { call } from '../../platform/call.ts'
import { DoneDialog } from '../../ui/DoneDialog.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from '../panel.module.css'
import { SupportNote } from '../SupportNote.tsx'
import { ownPhone } from './ownPhone.ts'

/** The new number, then the code that was sent to it. */
export default function PhonePanel() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [done, setDone] = useState<string>()
  const { sentTo, resendAt, busy, failure, send, enter, startOver } = useSentCode({
    userType: 'pu',
    use: async (phone, code) => {
      await call(changePhone, { body: { phone: { ...phone, type: 'M' }, code } })
      setDone(settingsMessages.phoneUpdated)
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
      <div className={classes.form}>
        {sentTo ? (
          <CodeEntry
            {...{ busy, failure, resendAt }}
            phone={sentTo}
            action={t('Change number')}
            onEnter={enter}
            onResend={() => void send(sentTo)}
            onChangeNumber={startOver}
          />
        ) : (
          <MemberPhoneEntry
            {...{ busy, failure }}
            label={t('New mobile number')}
            initial={undefined}
            takesFocus={false}
            onSend={send}
          />
        )}
      </div>
      <SupportNote
        call="If no code reaches you, call {phone} and we change the number with you."
        message="You can also send your biodata on WhatsApp to {phone}, and we fill in your profile."
      />
      <DoneDialog message={done && t(done)} onClose={() => setDone(undefined)} />
    </>
  )
}
