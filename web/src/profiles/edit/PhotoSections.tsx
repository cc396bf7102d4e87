import type { Profile } from '@bnr/contract/profiles/profile'
import { useQueryClient } from '@tanstack/react-query'
import { AlbumEditor, ProfilePhotoEditor } from '../../media/upload/PhotoEditors.tsx'
import { profilesKey } from '../../platform/queryClient.ts'
import { useTranslation } from '../../ui/translation.ts'
import { Section } from '../detail/Section.tsx'
import classes from './EditView.module.css'

export function PhotoSections({ profile, isStaff }: { profile: Profile; isStaff: boolean }) {
  const { t } = useTranslation()
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
