import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'

const BiodataDialog = lazy(() => import('./BiodataDialog.tsx'))

/** Asks what goes on paper, and saves it. */
export function DownloadBiodata({ profileId }: { profileId: number }) {
  const { t } = useTranslation()
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
      {open && (
        <Suspense>
          <BiodataDialog profileId={profileId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
