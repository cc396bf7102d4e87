import { askForData } from '@bnr/contract/privacy/endpoints'
import { useState } from 'react'
import { ProofFields } from '../../accounts/proof/ProofFields.tsx'
import { checkProof, noProof } from '../../accounts/proof/proof.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from '../panel.module.css'
import { useSubmission } from '../useSubmission.ts'
import { useAskForData } from './calls.ts'

/** Everything about a family in one file is not for whoever finds a phone unlocked: asked for with the password or a code. */
export function DataForm({ id, again }: { id: number; again: boolean }) {
  const { t } = useTranslation()
  const [proof, setProof] = useState(noProof)
  const ask = useAskForData(id)
  const { form, submit, field, failure, busy } = useSubmission({
    schema: askForData.body,
    check: () => checkProof(proof),
    send: () => ask.mutateAsync(proof),
  })
  return (
    <form ref={form} noValidate className={classes.form} onSubmit={submit}>
      <ProofFields value={proof} field={field} onChange={setProof} />
      <p role="alert" className={classes.failure}>
        {failure}
      </p>
      <div className={classes.actions}>
        <Button type="submit" busy={busy} look={again ? 'outlined' : 'filled'}>
          {again ? t('Make a new file') : t('Prepare my file')}
        </Button>
      </div>
    </form>
  )
}
