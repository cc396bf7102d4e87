import { downloadData, requestData } from '@bnr/contract/privacy/endpoints'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { ProofFields } from '../accounts/proof/ProofFields.tsx'
import { checkProof, noProof, proofOf } from '../accounts/proof/proof.ts'
import { useSession } from '../accounts/session.ts'
import { PanelForm } from '../accounts/settings/PanelForm.tsx'
import { PanelSkeleton } from '../accounts/settings/PanelSkeleton.tsx'
import classes from '../accounts/settings/panel.module.css'
import { call } from '../platform/call.ts'
import { errorsOf } from '../platform/formErrors.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { momentShown } from '../ui/moments.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'
import { type DataDownload, isRunning, useAskForData, useDownload } from './calls.ts'
import own from './DownloadState.module.css'

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

function DownloadState({ id, download }: { id: number; download: DataDownload }) {
  const { state, progress, size = 0, expiresAt } = download
  const { mutate, isPending } = useFileDownload(() => call(downloadData, { params: { id } }))
  return (
    <div role="status" className={own.state}>
      {(state === 'waiting' || state === 'working') && (
        <Surface compact className={classes.box}>
          <p>{t('We are preparing your file. You can leave this page and come back.')}</p>
          <progress max={100} value={progress} aria-label={t('Progress')} />
        </Surface>
      )}
      {state === 'failed' && <p>{t('We could not prepare your file. Please try again.')}</p>}
      {state === 'ready' && (
        <Surface compact className={classes.box}>
          <p>
            <Button
              variant="quiet"
              busy={isPending}
              icon={<IconDownload size={20} aria-hidden />}
              onClick={() => mutate()}
            >
              {t('Download your data (zip, {size} kB)', { size: Math.max(1, Math.round(size / 1024)) })}
            </Button>
          </p>
          {expiresAt && (
            <p className="soft">
              {t('You can download the file until {moment}.', { moment: momentShown(expiresAt) })}
            </p>
          )}
        </Surface>
      )}
    </div>
  )
}
