import { useServiceProvider } from '../../reference/serviceProvider.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { t } from '../../ui/translation.ts'
import classes from './UploadedDialog.module.css'

interface UploadedDialogProps {
  isStaff: boolean
  onClose: () => void
}

/** Confirms an upload. Members also read that an administrator will approve the photo. */
export default function UploadedDialog({ isStaff, onClose }: UploadedDialogProps) {
  const title = isStaff ? t('Uploaded successfully') : t('APPROVAL PENDING')
  return (
    <Dialog open title={title} onClose={onClose}>
      {!isStaff && <PendingText />}
      <Button className={classes.ok} onClick={onClose}>
        {t('OK')}
      </Button>
    </Dialog>
  )
}

function PendingText() {
  const { provider } = useServiceProvider()
  return (
    <div className={classes.text}>
      <p>{t('The photo will be verified and approved by the administrator shortly.')}</p>
      {provider && (
        <p>
          {t('For immediate approval, call')}{' '}
          <a href={`tel:${provider.supportPhone.replaceAll(/[^+\d]/g, '')}`}>{provider.supportPhone}</a>
        </p>
      )}
    </div>
  )
}
