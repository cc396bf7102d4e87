import { activityLists } from '@bnr/contract/activities/lists'
import { Link } from 'react-router'
import { activityMomentShown, agoShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import type { Dashboard } from './calls.ts'
import { PeopleRow } from './PeopleRow.tsx'
import classes from './ViewersRow.module.css'

const list = activityLists['who-viewed-you']

/** The last people who viewed the profile. */
export function ViewersRow({ viewers }: Pick<Dashboard, 'viewers'>) {
  return (
    <PeopleRow
      id="viewers-title"
      title={t('Recent viewers')}
      all={<Link to="/activity/who-viewed-you">{t('See all viewers')}</Link>}
      people={viewers.map(({ profile, at }) => ({
        profile,
        note: (
          <time dateTime={at} suppressHydrationWarning>
            {t('Viewed {when}', { when: agoShown(at, activityMomentShown) })}
          </time>
        ),
      }))}
      empty={
        <p className={classes.nobody}>
          {t(list.empty)}. <Link to="/profile/search">{t(list.next)}</Link>
        </p>
      }
    />
  )
}
