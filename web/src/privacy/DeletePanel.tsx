import { deleteOwnProfile } from '@bnr/contract/privacy/endpoints'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOwnClosing } from '../accounts/ownClosing.ts'
import { ProofFields } from '../accounts/proof/ProofFields.tsx'
import { checkProof, noProof, type Proof, proofOf } from '../accounts/proof/proof.ts'
import { type SessionUser, useSession } from '../accounts/session.ts'
import { resume } from '../accounts/sessionKeeper.ts'
import { PanelForm } from '../accounts/settings/PanelForm.tsx'
import classes from '../accounts/settings/panel.module.css'
import { type Reason, ReasonFields } from '../accounts/settings/ReasonFields.tsx'
import { SupportNote } from '../accounts/settings/SupportNote.tsx'
import { call } from '../platform/call.ts'
import { errorsOf } from '../platform/formErrors.ts'
import { DoneDialog } from '../ui/DoneDialog.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { dayShown } from '../ui/moments.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { DeleteDialog } from './DeleteDialog.tsx'

export default function DeletePanel() {
  const { user } = useSession()
  return user && <Deletion user={user} />
}

function Deletion({ user }: { user: SessionUser }) {
  const [done, setDone] = useState<{ message: string; purgeOn: string }>()
  useOwnClosing(done !== undefined)
  const { confirm, answer } = useConfirmation()
  const form = useForm<Reason & Proof>({
    initial: noProof,
    check: checkProof,
    send: async ({ reason, detail, ...proof }) => {
      if (!(await confirm())) return
      const params = { id: user.profileId ?? 0 }
      setDone(await call(deleteOwnProfile, { params, body: { reason, detail, ...proofOf(proof) } }))
    },
    refused: (error) => errorsOf(error, deleteOwnProfile.body),
  })
  return (
    <>
      <DeletionSteps />
      <PanelForm form={form} action={t('Delete Profile')} outlined>
        <ReasonFields form={form} />
        <ProofFields form={form} />
      </PanelForm>
      {answer && <DeleteDialog user={user} onAnswer={answer} />}
      <SupportNote call="If you change your mind after that, call {phone} before everything is removed." />
      <DoneDialog message={done && t(done.message)} onClose={() => void resume()}>
        {done && (
          <p>
            {t('Nobody can see it any more. On {day} we remove everything permanently.', {
              day: dayShown(done.purgeOn),
            })}
          </p>
        )}
      </DoneDialog>
    </>
  )
}

/** Waits inside the form until the member has answered, so that the form still shows a wrong password at its field. */
function useConfirmation() {
  const [answer, setAnswer] = useState<(yes: boolean) => void>()
  const confirm = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (yes: boolean) => {
        setAnswer(undefined)
        resolve(yes)
      })
    })
  return { confirm, answer }
}

const steps = [
  'At once: nobody can find or open your profile, and we log you out everywhere.',
  'For a while: we keep it hidden so that you can still come back.',
  'Then: we remove your profile, photos, lists and messages permanently. We keep invoices for as long as the law requires.',
]

/** Explains what deletion means and offers alternatives before the form. */
function DeletionSteps() {
  return (
    <Surface compact className={classes.box}>
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ul>
      <p className="row-3">
        <Link to="?active=data">{t('Download my data first')}</Link>
        <Link to="?active=tab4">{t('Only deactivate my profile')}</Link>
      </p>
    </Surface>
  )
}
