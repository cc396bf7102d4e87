import { type PlanCategory, planCategories, planCategoryNames } from '@bnr/contract/plans/schemas'
import { Link } from 'react-router'
import tabs from '../ui/Tabs.module.css'
import { t } from '../ui/translation.ts'
import classes from './CategoryTabs.module.css'

export const categoryIn = (query: URLSearchParams): PlanCategory =>
  planCategoryNames.find((name) => name === query.get('category')) ?? 'self'

export const addressOf = (category: PlanCategory) => `/packages?category=${category}`

/** Links, so that each tab has an address and works without a script. */
export function CategoryTabs({ active }: { active: PlanCategory }) {
  return (
    <nav aria-label={t('Kinds of membership')}>
      <ul className={classes.tabs}>
        {planCategoryNames.map((name) => (
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
