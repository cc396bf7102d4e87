import type { Profile } from '@bnr/contract/profiles/profile'
import { useQueryClient } from '@tanstack/react-query'
import { AlbumEditor } from '../../media/upload/AlbumEditor.tsx'
import { ProfilePhotoEditor } from '../../media/upload/ProfilePhotoEditor.tsx'
import { profilesKey } from '../../platform/queryClient.ts'
import { useTranslation } from '../../ui/translation.ts'
import { CompletionCard } from '../completion/CompletionCard.tsx'
import { ProfileSections } from '../detail/ProfileSections.tsx'
import { Section } from '../detail/Section.tsx'
import { ReviewBand } from '../review/ReviewBand.tsx'
import { useStandingTo } from '../standing.ts'
import { EditHeader } from './EditHeader.tsx'
import classes from './EditView.module.css'
import { useArrival } from './useArrival.ts'
import { Welcome } from './Welcome.tsx'

export function EditView({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const standing = useStandingTo(profile)
  const { isNew } = useArrival()
  const photos = {
    profileId: profile.id,
    media: profile.media,
    isStaff: standing === 'staff',
    onChanged: () => void client.invalidateQueries({ queryKey: profilesKey }),
  }
  return (
    <div className={classes.page}>
      <EditHeader profile={profile} standing={standing} />
      {isNew && <Welcome />}
      {standing === 'owner' && <ReviewBand profile={profile} />}
      <CompletionCard profile={profile} />
      <div className={classes.photos}>
        <Section id="photo" title={t('Profile photo')}>
          <ProfilePhotoEditor {...photos} />
        </Section>
        <Section id="album" title={t('Album')}>
          <AlbumEditor {...photos} />
        </Section>
      </div>
      <ProfileSections profile={profile} standing={standing} linked={false} />
    </div>
  )
}
