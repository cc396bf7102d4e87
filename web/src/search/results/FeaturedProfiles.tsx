import type { ProfileCard } from '@bnr/contract/profiles/card'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { ProfileTile } from '../../activities/ProfileTile.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import classes from './FeaturedProfiles.module.css'

/** Promoted profiles above the first page of a search. They also appear in their usual place in the results. */
export function FeaturedProfiles({ profiles }: { profiles: readonly ProfileCard[] }) {
  return (
    <Surface as="section" className={classes.featured} aria-labelledby="featured-title">
      <h2 id="featured-title" className={classes.title}>
        <IconStar size={20} aria-hidden />
        {t('Featured')}
      </h2>
      <p className="note">{t('Promoted profiles that match your search.')}</p>
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
