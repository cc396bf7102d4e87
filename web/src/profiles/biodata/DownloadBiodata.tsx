import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { OpenButton } from '../../ui/OpenButton.tsx'

const BiodataDialog = lazyDialog(() => import('./BiodataDialog.tsx'))

export function DownloadBiodata({ profileId }: { profileId: number }) {
  return (
    <OpenButton
      label="Download biodata"
      Icon={IconFileDownload}
      variant="quiet"
      opens={(close) => <BiodataDialog profileId={profileId} onClose={close} />}
    />
  )
}
