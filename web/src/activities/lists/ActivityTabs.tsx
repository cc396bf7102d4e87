import { type ActivitySlug, activityLists, activitySlugs } from '@bnr/contract/activities/lists'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../../ui/translation.ts'
import classes from './ActivityTabs.module.css'

/** Links, because each tab is a page of its own. On a phone the row scrolls sideways. */
export function ActivityTabs({ active }: { active: ActivitySlug }) {
  const strip = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another active tab may be out of view
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
