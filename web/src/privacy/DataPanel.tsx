import { requestData } from '@bnr/contract/privacy/endpoints'
import { ProofFields } from '../accounts/proof/ProofFields.tsx'
import { checkProof, noProof, proofOf } from '../accounts/proof/proof.ts'
import { useSession } from '../accounts/session.ts'
import { PanelForm } from '../accounts/settings/PanelForm.tsx'
import { PanelSkeleton } from '../accounts/settings/PanelSkeleton.tsx'
import { errorsOf } from '../platform/formErrors.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { t } from '../ui/translation.ts'
import { isRunning, useAskForData, useDownload } from './calls.ts'
import { DownloadState } from './DownloadState.tsx'

export default function DataPanel() {
  const { user } = useSession()
  return user?.profileId ? <OwnData id={user.profileId} /> : null
}

function OwnData({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useDownload(id)
  if (data) {
    return (
      <>
        <DownloadState id={id} download={data} />
        {!isRunning(data) && <DataForm id={id} again={data.state === 'ready'} />}
      </>
    )
  }
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <PanelSkeleton />
}

/** Asks for the password or a code, because the file contains everything about a family. */
function DataForm({ id, again }: { id: number; again: boolean }) {
  const ask = useAskForData(id)
  const form = useForm({
    initial: noProof,
    check: checkProof,
    send: (proof) => ask.mutateAsync(proofOf(proof)),
    refused: (error) => errorsOf(error, requestData.body),
  })
  return (
    <PanelForm form={form} action={again ? t('Prepare a new file') : t('Prepare my file')} outlined={again}>
      <ProofFields form={form} />
    </PanelForm>
  )
}
