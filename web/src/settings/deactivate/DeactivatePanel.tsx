import { moves } from '@bnr/contract/profiles/endpoints'
import { transitions } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { type SessionUser, useSession } from '../../accounts/session.ts'
import { resume } from '../../accounts/sessionKeeper.ts'
import { useLogin } from '../../accounts/useLogin.ts'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DoneDialog } from '../../ui/DoneDialog.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from '../panel.module.css'
import { SupportNote } from '../SupportNote.tsx'
import { noReason, ReasonFields } from './ReasonFields.tsx'

export default function DeactivatePanel() {
  const { user } = useSession()
  return user && <Deactivation user={user} />
}

const { from } = transitions.deactivate
const mayDeactivate = ({ status }: SessionUser) => from.some((one) => one === status)

function Deactivation({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState(noReason)
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState<string>()
  const { busy, failure, run } = useLogin()
  const id = user.profileId ?? 0
  const deactivate = () =>
    run(async () => {
      const { message } = await call(moves.deactivate, { params: { id }, body: reason })
      setAsking(false)
      setDone(message)
    })
  if (!mayDeactivate(user) && !done)
    return (
      <p>
        {t('Only an active profile can be deactivated. Yours is {status}.', { status: t(user.status ?? '') })}
      </p>
    )
  return (
    <>
      <div className={classes.form}>
        <ReasonFields value={reason} onChange={setReason} />
        <div className={classes.actions}>
          <Button onClick={() => setAsking(true)}>{t('Deactivate Profile')}</Button>
        </div>
      </div>
      <SupportNote call="To come back later, call {phone}." />
      <ConfirmDialog
        open={asking}
        title={t('Deactivate your profile?')}
        confirmLabel={t('Deactivate')}
        cancelLabel={t('Cancel')}
        busy={busy}
        onConfirm={deactivate}
        onClose={() => setAsking(false)}
      >
        <p>{t('It leaves all searches and lists at once, and you are logged out.')}</p>
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      </ConfirmDialog>
      <DoneDialog message={done && t(done)} onClose={() => void resume()}>
        <p>{t('You are logged out now. Our staff bring your profile back when you ask for it.')}</p>
      </DoneDialog>
    </>
  )
}
