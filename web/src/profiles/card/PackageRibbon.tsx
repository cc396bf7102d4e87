import { packageTags } from '@bnr/contract/plans/schemas'
import type { Profile } from '@bnr/contract/profiles/profile'
import { useTranslation } from '../../ui/translation.ts'
import classes from './PackageRibbon.module.css'

/** The package of a paying member; most cards have none. */
export function PackageRibbon({ membership }: Pick<Profile, 'membership'>) {
  const { t } = useTranslation()
  if (!membership) return null
  return <p className={classes.ribbon}>{t(packageTags[membership.tag])}</p>
}
