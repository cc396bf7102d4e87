import { isHighlighted } from '@bnr/contract/memberships/badge'
import { planTags } from '@bnr/contract/plans/tags'
import type { Profile } from '@bnr/contract/profiles/profile'
import { t } from '../../ui/translation.ts'
import { HighlightMark } from './HighlightMark.tsx'
import classes from './PackageRibbon.module.css'

/** The plan of a paying member, and whether it highlights the profile. Most cards have none. */
export function PackageRibbon({ membership }: Pick<Profile, 'membership'>) {
  if (!membership) return null
  return (
    <div className={classes.row}>
      <p className={classes.ribbon}>{t(planTags[membership.tag])}</p>
      {isHighlighted(membership) && <HighlightMark />}
    </div>
  )
}
