import { downloadData } from '@bnr/contract/privacy/endpoints'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import classes from '../accounts/settings/panel.module.css'
import { call } from '../platform/call.ts'
import { Button } from '../ui/Button.tsx'
import { momentShown } from '../ui/moments.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'
import type { DataDownload } from './calls.ts'
import own from './DownloadState.module.css'

export function DownloadState({ id, download }: { id: number; download: DataDownload }) {
  const { state, progress, size = 0, expiresAt } = download
  const { mutate, isPending } = useFileDownload(() => call(downloadData, { params: { id } }))
  return (
    <div role="status" className={own.state}>
      {(state === 'waiting' || state === 'working') && (
        <Surface compact className={classes.box}>
          <p>{t('We are preparing your file. You can leave this page and come back.')}</p>
          <progress className={own.progress} max={100} value={progress} aria-label={t('Progress')} />
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
