import type { ProfileCard } from '@bnr/contract/profiles/card'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { ProfileTile } from '../../activities/ProfileTile.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './FeaturedProfiles.module.css'

/** Above the first page of a search: a few whom it fits, and whose plan shows them here. They stand in their place below as well. */
export function FeaturedProfiles({ profiles }: { profiles: readonly ProfileCard[] }) {
  const { t } = useTranslation()
  return (
    <Surface as="section" className={classes.featured} aria-labelledby="featured-title">
      <h2 id="featured-title" className={classes.title}>
        <IconStar size={20} aria-hidden />
        {t('Featured')}
      </h2>
      <p className={classes.why}>{t('Promoted profiles that match your search.')}</p>
      <ul className={classes.row}>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <ProfileTile profile={profile} isRow />
          </li>
        ))}
      </ul>
    </Surface>
  )
}
