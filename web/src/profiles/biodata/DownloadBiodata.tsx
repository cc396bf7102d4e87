import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { t } from '../../ui/translation.ts'

const BiodataDialog = lazyDialog(() => import('./BiodataDialog.tsx'))

export function DownloadBiodata({ profileId }: { profileId: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={<IconFileDownload size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('Download biodata')}
      </Button>
      {open && <BiodataDialog profileId={profileId} onClose={() => setOpen(false)} />}
    </>
  )
}
