import {
  membershipCategories,
  type PlanCategory,
  planCategories,
  planCategoryNames,
} from '@bnr/contract/plans/schemas'
import { Link } from 'react-router'
import tabs from '../ui/Tabs.module.css'
import { t } from '../ui/translation.ts'
import classes from './CategoryTabs.module.css'

/** Only staff see the top-ups in a tab of their own. */
const shownTo = (manages: boolean) => (manages ? planCategoryNames : membershipCategories)

export const categoryIn = (query: URLSearchParams, manages: boolean): PlanCategory | undefined =>
  shownTo(manages).find((name) => name === query.get('category'))

export const addressOf = (category: PlanCategory) => `/packages?category=${category}`

/** Links, so that each tab has an address and works without a script. */
export function CategoryTabs({ active, manages }: { active: PlanCategory; manages: boolean }) {
  return (
    <nav aria-label={t('Kinds of membership')}>
      <ul className={classes.tabs}>
        {shownTo(manages).map((name) => (
          <li key={name}>
            <Link
              to={addressOf(name)}
              preventScrollReset
              className={`${tabs.tab} ${classes.tab}`}
              aria-current={name === active ? 'page' : undefined}
            >
              {t(planCategories[name].tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
