import type { Profile } from '@bnr/contract/profiles/profile'
import { lazy, Suspense } from 'react'
import { ActionBar } from '../../activities/ActionBar.tsx'
import { BlockButton } from '../../activities/BlockButton.tsx'
import { useWholePage } from '../../ui/useWholePage.ts'
import { useStandingTo } from '../standing.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileSections } from './ProfileSections.tsx'
import { ProfileTools } from './ProfileTools.tsx'
import classes from './ProfileView.module.css'

/** Nobody loads what only staff, or only the owner, see. */
const ReviewBand = lazy(async () => ({ default: (await import('../review/ReviewBand.tsx')).ReviewBand }))
/** The page is drawn when it is there, for it pushes down all that follows. */
export const loadStaffPanel = () => import('../staff/StaffPanel.tsx')
const StaffPanel = lazy(loadStaffPanel)
const StaffActivities = lazy(() => import('../staff/activity/StaffActivities.tsx'))

export function ProfileView({ profile }: { profile: Profile }) {
  const standing = useStandingTo(profile)
  const isWhole = useWholePage()
  return (
    <div className={standing === 'staff' ? classes.withPanel : undefined}>
      {standing === 'staff' && <StaffPanel profile={profile} />}
      <article className={classes.profile} data-part={!isWhole || undefined}>
        {standing === 'owner' && <ReviewBand profile={profile} />}
        <ProfileHeader profile={profile} standing={standing}>
          {standing === 'member' ? (
            <ActionBar target={profile} />
          ) : (
            <ProfileTools profile={profile} isStaff={standing === 'staff'} />
          )}
        </ProfileHeader>
        {isWhole && <ProfileSections profile={profile} standing={standing} />}
        {isWhole && standing === 'staff' && (
          <Suspense>
            <StaffActivities profile={profile} />
          </Suspense>
        )}
        {isWhole && standing === 'member' && (
          <p className={classes.block}>
            <BlockButton target={profile} />
          </p>
        )}
      </article>
    </div>
  )
}
