import type { Profile } from '@bnr/contract/profiles/profile'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import type { ReactNode } from 'react'
import { mayDo, useSession } from '../../accounts/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { DownloadBiodata } from '../biodata/DownloadBiodata.tsx'
import { PrintButton } from '../PrintButton.tsx'
import classes from './ProfileView.module.css'

export interface ProfileToolsProps {
  profile: Profile
  isStaff: boolean
  /** More buttons. */
  children?: ReactNode
}

export function ProfileTools({ profile, isStaff, children }: ProfileToolsProps) {
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
      {children}
      <DownloadBiodata profileId={profile.id} />
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
