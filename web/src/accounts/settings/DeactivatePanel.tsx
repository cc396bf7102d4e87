import { transitionProfile } from '@bnr/contract/profiles/endpoints'
import { profileMachine } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DoneDialog } from '../../ui/DoneDialog.tsx'
import { FormMessages } from '../../ui/form/FormMessages.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import { useOwnClosing } from '../ownClosing.ts'
import { type SessionUser, useSession } from '../session.ts'
import { resume } from '../sessionKeeper.ts'
import classes from './panel.module.css'
import { type Reason, ReasonFields } from './ReasonFields.tsx'
import { SupportNote } from './SupportNote.tsx'

export default function DeactivatePanel() {
  const { user } = useSession()
  return user && <Deactivation user={user} />
}

const { from } = profileMachine.actions.deactivate
const mayDeactivate = ({ status }: SessionUser) => from.some((one) => one === status)

function Deactivation({ user }: { user: SessionUser }) {
  const { form, asking, setAsking, done } = useDeactivation(user)
  useOwnClosing(done !== undefined)
  if (!mayDeactivate(user) && !done)
    return (
      <p>
        {t(
          'You can deactivate your profile once it is active. Until we approve it, other members cannot see it.',
        )}
      </p>
    )
  return (
    <>
      <div className={classes.form}>
        <ReasonFields form={form} />
        <div className="row-3">
          <Button onClick={() => setAsking(true)}>{t('Deactivate Profile')}</Button>
        </div>
      </div>
      <SupportNote call="To reactivate it later, call {phone}." />
      <ConfirmDialog
        open={asking}
        title={t('Deactivate your profile?')}
        confirmLabel={t('Deactivate')}
        busy={form.busy}
        onConfirm={() => void form.submit()}
        onClose={() => setAsking(false)}
      >
        <p>{t('We hide your profile from all searches and lists at once, and log you out.')}</p>
        <FormMessages form={form} />
      </ConfirmDialog>
      <DoneDialog message={done && t(done)} onClose={() => void resume()}>
        <p>{t('You are now logged out. To reactivate your profile, contact our staff.')}</p>
      </DoneDialog>
    </>
  )
}

function useDeactivation(user: SessionUser) {
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState<string>()
  const form = useForm<Reason>({
    initial: {},
    send: async (reason) => {
      const params = { id: user.profileId ?? 0 }
      const { message } = await call(transitionProfile.deactivate, { params, body: reason })
      setAsking(false)
      setDone(message)
    },
  })
  return { form, asking, setAsking, done }
}
