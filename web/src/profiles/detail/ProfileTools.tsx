import type { Profile } from '@bnr/contract/profiles/profile'
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { lazy, Suspense, useState } from 'react'
import { mayDo, useSession } from '../../accounts/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { PrintButton } from '../PrintButton.tsx'
import classes from './ProfileView.module.css'

const BiodataDialog = lazy(() => import('../biodata/BiodataDialog.tsx'))

/** What the owner and staff do with a whole profile. */
export function ProfileTools({ profile, isStaff }: { profile: Profile; isStaff: boolean }) {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <div className={classes.tools}>
      <ButtonLink
        to={`/profile/update/${profile.bnrId}`}
        variant="outlined"
        icon={<IconPencil size={20} aria-hidden />}
      >
        {t(isStaff ? 'Edit' : 'Update Profile')}
      </ButtonLink>
      <DownloadButton profile={profile} />
      {mayDo(user, 'invoices.generate') && !profile.paid && (
        <ButtonLink
          to={`/invoice/generate?pid=${profile.bnrId}`}
          variant="quiet"
          icon={<IconReceipt size={20} aria-hidden />}
        >
          {t('Generate invoice')}
        </ButtonLink>
      )}
      {isStaff && <PrintButton />}
    </div>
  )
}

function DownloadButton({ profile }: { profile: Profile }) {
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
          <BiodataDialog profile={profile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
