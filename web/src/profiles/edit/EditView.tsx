import type { EditSectionName } from '@bnr/contract/profiles/editHeadings'
import type { Profile } from '@bnr/contract/profiles/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AlbumEditor, ProfilePhotoEditor } from '../../media/upload/PhotoEditors.tsx'
import { profilesKey } from '../../platform/queryClient.ts'
import { LeavingDialog } from '../../ui/LeavingDialog.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { t } from '../../ui/translation.ts'
import { CompletionCard } from '../completion/CompletionSummary.tsx'
import { Section } from '../detail/Section.tsx'
import { ReviewBand } from '../review/ReviewBand.tsx'
import { type ProfileViewer, useViewerOf } from '../viewer.ts'
import { EditHeader } from './EditHeader.tsx'
import classes from './EditView.module.css'
import { EditableSection } from './section/EditableSection.tsx'
import { useArrival, useIsNewMember } from './useArrival.ts'

/** Only staff load this part. The page waits for it, because it pushes down all that follows. */
export const loadAdminBlock = () => import('./admin/AdminBlock.tsx')
const Guide = lazyPart('profiles/edit/Guide.tsx', () => import('./Guide.tsx'))
const AdminBlock = lazyPart('profiles/edit/admin/AdminBlock.tsx', loadAdminBlock)

const texts: readonly EditSectionName[] = ['about', 'aboutFamily']
const beforePhotos: readonly EditSectionName[] = ['basic', 'family', 'religion', 'contact', 'professional']
const afterPhotos: readonly EditSectionName[] = ['lifestyle']
const preferences: readonly EditSectionName[] = [
  'basicPreference',
  'professionalPreference',
  'locationPreference',
]

/** The guide for a new member with a draft, the whole page for everybody else. */
export function EditView({ profile }: { profile: Profile }) {
  const viewer = useViewerOf(profile)
  const isNew = useIsNewMember()
  const [wasDraft] = useState(profile.status === 'Draft')
  if (isNew && wasDraft && viewer === 'owner') return <Guide profile={profile} />
  return <WholePage profile={profile} viewer={viewer} />
}

function WholePage({ profile, viewer }: { profile: Profile; viewer: ProfileViewer }) {
  const sections = useArrival()
  const editable = (names: readonly EditSectionName[], level: 2 | 3 = 2) =>
    names.map((name) => (
      <EditableSection
        key={name}
        name={name}
        profile={profile}
        viewer={viewer}
        sections={sections}
        level={level}
      />
    ))
  return (
    <div className={classes.page}>
      <EditHeader profile={profile} viewer={viewer} />
      {viewer === 'owner' && <ReviewBand profile={profile} />}
      <CompletionCard profile={profile} isStaff={viewer === 'staff'} />
      <div className={classes.sections}>
        {editable(texts)}
        {viewer === 'staff' && <AdminBlock profile={profile} />}
        {editable(beforePhotos)}
        <PhotoSections profile={profile} isStaff={viewer === 'staff'} />
        {editable(afterPhotos)}
        <Section id="preferences" title={t('Partner Preference')}>
          {editable(preferences, 3)}
        </Section>
      </div>
      {viewer === 'owner' && <LeavingDialog />}
    </div>
  )
}

function PhotoSections({ profile, isStaff }: { profile: Profile; isStaff: boolean }) {
  const client = useQueryClient()
  const photos = {
    profileId: profile.id,
    media: profile.media,
    isStaff,
    onChanged: () => void client.invalidateQueries({ queryKey: profilesKey }),
  }
  return (
    <div className={classes.photos}>
      <Section id="photo" title={t('Profile photo')}>
        <ProfilePhotoEditor {...photos} />
      </Section>
      <Section id="album" title={t('Album')}>
        <AlbumEditor {...photos} />
      </Section>
    </div>
  )
}
