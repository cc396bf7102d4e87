import { type ActivitySlug, activityLists, activitySlugs } from '@bnr/contract/activities/lists'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../ui/translation.ts'
import classes from './ActivityTabs.module.css'

/** Each tab is a page of its own, so they are links; on a phone they are one row to be swiped. */
export function ActivityTabs({ active }: { active: ActivitySlug }) {
  const { t } = useTranslation()
  const strip = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may lie outside of what is seen
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - strip.current.offsetLeft - 24
  }, [active])

  return (
    <nav aria-label={t('Activity lists')}>
      <ul ref={strip} className={classes.tabs}>
        {activitySlugs.map((slug) => (
          <li key={slug}>
            <Link to={`/activity/${slug}`} aria-current={slug === active ? 'page' : undefined}>
              {t(activityLists[slug].title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
