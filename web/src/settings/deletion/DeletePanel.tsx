import { deleteOwnProfile } from '@bnr/contract/privacy/endpoints'
import { dayShown } from '@bnr/contract/profiles/facts/shown'
import { useState } from 'react'
import { ProofFields } from '../../accounts/proof/ProofFields.tsx'
import { checkProof, noProof } from '../../accounts/proof/proof.ts'
import { type SessionUser, useSession } from '../../accounts/session.ts'
import { resume } from '../../accounts/sessionKeeper.ts'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/Button.tsx'
import { DoneDialog } from '../../ui/DoneDialog.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { noReason, ReasonFields } from '../deactivate/ReasonFields.tsx'
import classes from '../panel.module.css'
import { SupportNote } from '../SupportNote.tsx'
import { useSubmission } from '../useSubmission.ts'
import { WhatGoes } from './WhatGoes.tsx'

export default function DeletePanel() {
  const { user } = useSession()
  return user && <Deletion user={user} />
}

function Deletion({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const [proof, setProof] = useState(noProof)
  const [reason, setReason] = useState(noReason)
  const [done, setDone] = useState<{ message: string; purgeOn: string }>()
  const { form, submit, field, failure, busy } = useSubmission({
    schema: deleteOwnProfile.body,
    check: () => checkProof(proof),
    send: async () => {
      const params = { id: user.profileId ?? 0 }
      setDone(await call(deleteOwnProfile, { params, body: { ...proof, ...reason } }))
    },
  })
  return (
    <>
      <WhatGoes />
      <form ref={form} noValidate className={classes.form} onSubmit={submit}>
        <ReasonFields value={reason} onChange={setReason} />
        <ProofFields value={proof} field={field} onChange={setProof} />
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
        <div className={classes.actions}>
          <Button type="submit" busy={busy}>
            {t('Delete Profile')}
          </Button>
        </div>
      </form>
      <SupportNote call="If you change your mind after that, call {phone} before everything is removed." />
      <DoneDialog message={done && t(done.message)} onClose={() => void resume()}>
        {done && (
          <p>
            {t('Nobody sees it any more. On {day} everything is removed for good.', {
              day: dayShown(`${done.purgeOn}T12:00:00`),
            })}
          </p>
        )}
      </DoneDialog>
    </>
  )
}
