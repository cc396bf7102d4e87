import type { Profile } from '@bnr/contract/profiles/profile'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { StaffMembership } from '../../memberships/StaffMembership.tsx'
import { ProfileHeader } from '../../profiles/detail/ProfileHeader.tsx'
import { ProfileSections } from '../../profiles/detail/ProfileSections.tsx'
import { ProfileTools } from '../../profiles/detail/ProfileTools.tsx'
import classes from '../../profiles/detail/ProfileView.module.css'
import { useViewerOf } from '../../profiles/viewer.ts'
import { ShareButton } from '../../sharing/ShareButton.tsx'
import button from '../../ui/Button.module.css'
import { lazyPart } from '../../ui/lazyPart.ts'
import { t } from '../../ui/translation.ts'
import { PairBar } from './PairBar.tsx'
import { WhatFits } from './WhatFits.tsx'

/** Loaded late, because only staff or only the owner see these parts. */
const ReviewBand = lazyPart('profiles/review/ReviewBand.tsx', async () => ({
  default: (await import('../../profiles/review/ReviewBand.tsx')).ReviewBand,
}))
/** Loaded before the page is shown, because the panel would push everything else down. */
export const loadStaffPanel = () => import('../../profiles/staff/StaffPanel.tsx')
const StaffPanel = lazyPart('profiles/staff/StaffPanel.tsx', loadStaffPanel)
const ContactLog = lazyPart('contactLog/ContactLog.tsx', () => import('../../contactLog/ContactLog.tsx'))
const StaffActivities = lazyPart(
  'activities/staff/StaffActivities.tsx',
  () => import('../staff/StaffActivities.tsx'),
)

export function ProfileView({ profile }: { profile: Profile }) {
  const viewer = useViewerOf(profile)
  return (
    <div className={viewer === 'staff' ? classes.withPanel : undefined}>
      {viewer === 'staff' && (
        <StaffPanel
          profile={profile}
          membership={<StaffMembership profileId={profile.id} bnrId={profile.bnrId ?? ''} />}
        >
          <ContactLog profile={profile} />
        </StaffPanel>
      )}
      <article className={classes.profile}>
        {/* It shows nothing of an active profile, whose page need not load it. */}
        {viewer === 'owner' && profile.status !== 'Active' && <ReviewBand profile={profile} />}
        <ProfileHeader profile={profile} viewer={viewer}>
          {viewer === 'staff' && <ProfileTools profile={profile} isStaff />}
          {viewer === 'owner' && <OwnTools profile={profile} />}
        </ProfileHeader>
        {viewer === 'member' && <WhatFits profile={profile} />}
        <ProfileSections profile={profile} viewer={viewer} />
        {viewer === 'staff' && (
          <Suspense>
            <StaffActivities profile={profile} />
          </Suspense>
        )}
        {viewer === 'member' && <PairBar target={profile} />}
      </article>
    </div>
  )
}

/** Others can read a profile, and its owner can share it, only while it is active. */
function OwnTools({ profile }: { profile: Profile }) {
  if (profile.status !== 'Active') return <ProfileTools profile={profile} isStaff={false} />
  return (
    <>
      <ProfileTools profile={profile} isStaff={false}>
        <ShareButton isOwn profile={profile} className={`${button.button} ${button.quiet}`} />
      </ProfileTools>
      <p className="note">
        {profile.othersMayShare === false
          ? t('Other members may not share your profile with their families.')
          : t('Other members may share your profile with their families, without your clear photo.')}{' '}
        <Link to="/profile/settings?active=sharing">{t('Change this')}</Link>
      </p>
    </>
  )
}
