import { askForData } from '@bnr/contract/privacy/endpoints'
import { ProofFields } from '../accounts/proof/ProofFields.tsx'
import { checkProof, noProof, proofOf } from '../accounts/proof/proof.ts'
import { PanelForm } from '../accounts/settings/PanelForm.tsx'
import { errorsOf } from '../platform/formErrors.ts'
import { useForm } from '../ui/form/useForm.ts'
import { useTranslation } from '../ui/translation.ts'
import { useAskForData } from './calls.ts'

/** Everything about a family in one file is not for whoever finds a phone unlocked: asked for with the password or a code. */
export function DataForm({ id, again }: { id: number; again: boolean }) {
  const { t } = useTranslation()
  const ask = useAskForData(id)
  const form = useForm({
    initial: noProof,
    check: checkProof,
    send: (proof) => ask.mutateAsync(proofOf(proof)),
    refused: (error) => errorsOf(error, askForData.body),
  })
  return (
    <PanelForm form={form} action={again ? t('Make a new file') : t('Prepare my file')} outlined={again}>
      <ProofFields form={form} />
    </PanelForm>
  )
}
