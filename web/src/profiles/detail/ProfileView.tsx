import type { Profile } from '@bnr/contract/profiles/profile'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { lazy, Suspense } from 'react'
import { ActionBar } from '../../activities/ActionBar.tsx'
import { BlockButton } from '../../activities/BlockButton.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { ReviewBand } from '../review/ReviewBand.tsx'
import { useStandingTo } from '../standing.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileSections } from './ProfileSections.tsx'
import classes from './ProfileView.module.css'

/** Members never load what only staff see. */
const StaffPanel = lazy(() => import('../staff/StaffPanel.tsx'))
const StaffActivities = lazy(() => import('../staff/activity/StaffActivities.tsx'))

export function ProfileView({ profile }: { profile: Profile }) {
  const standing = useStandingTo(profile)
  return (
    <div className={standing === 'staff' ? classes.withPanel : undefined}>
      {standing === 'staff' && (
        <Suspense>
          <StaffPanel profile={profile} />
        </Suspense>
      )}
      <article className={classes.profile}>
        {standing === 'owner' && <ReviewBand profile={profile} />}
        <ProfileHeader profile={profile} standing={standing}>
          {standing === 'member' ? (
            <ActionBar target={profile} />
          ) : (
            <Tools profile={profile} isStaff={standing === 'staff'} />
          )}
        </ProfileHeader>
        <ProfileSections profile={profile} standing={standing} />
        {standing === 'staff' && (
          <Suspense>
            <StaffActivities profile={profile} />
          </Suspense>
        )}
        {standing === 'member' && (
          <p className={classes.block}>
            <BlockButton target={profile} />
          </p>
        )}
      </article>
    </div>
  )
}

function Tools({ profile, isStaff }: { profile: Profile; isStaff: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={classes.tools}>
      <ButtonLink
        to={`/profile/update/${profile.bnrId}`}
        look="outlined"
        icon={<IconPencil size={20} aria-hidden />}
      >
        {t(isStaff ? 'Edit' : 'Update Profile')}
      </ButtonLink>
      {isStaff && (
        <Button look="quiet" icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      )}
    </div>
  )
}
