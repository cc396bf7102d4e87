import type { MemberSearch } from '@bnr/contract/search/memberSearches'
import { Link } from 'react-router'
import { SavedBox } from '../../accounts/settings/SavedBox.tsx'
import { dayShown } from '../../ui/moments.ts'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { fromQuery } from '../query.ts'
import { inBrief } from '../results/criteriaInWords.ts'
import { useMemberCriteria } from '../results/useMemberCriteria.ts'
import { useChangeSearch } from './calls.ts'
import { SavedSearchActions } from './SavedSearchActions.tsx'
import classes from './SavedSearchRow.module.css'
import { resultsOf } from './savedAddress.ts'

export function SavedSearchRow({ search }: { search: MemberSearch }) {
  const { name, query, lookedAt, problem } = search
  const { form, values } = fromQuery(new URLSearchParams(query))
  const texts = inBrief(useMemberCriteria(form, values))
  return (
    <Surface as="li" className={classes.row}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <Link to={resultsOf(search)}>{name}</Link>
        </h2>
        <NewCount search={search} />
      </div>
      <p className="note">{texts.length > 0 ? texts.join(' · ') : t('All profiles')}</p>
      {problem && <p className={classes.problem}>{t(problems[problem])}</p>}
      <p className="small">{t('Last opened {day}', { day: dayShown(lookedAt) })}</p>
      <div className={classes.foot}>
        <DailyMessage search={search} />
        <SavedSearchActions search={search} />
      </div>
    </Surface>
  )
}

const problems: Record<NonNullable<MemberSearch['problem']>, string> = {
  closed:
    'This search works again once your mobile number is verified and your profile has been sent for review.',
  outdated: 'Our lists have changed since you saved this search. Open it, change it, and save it again.',
}

/** Leads to the new profiles alone. */
function NewCount({ search }: { search: MemberSearch }) {
  const { name, newCount = 0, hasMore = false } = search
  if (newCount === 0) return null
  const count = hasMore ? `${newCount}+` : newCount
  return (
    <Link
      to={resultsOf(search, true)}
      className={classes.fresh}
      aria-label={t('{count} new for {name}', { count, name })}
    >
      {t('{count} new', { count })}
    </Link>
  )
}

function DailyMessage({ search: { id, name, daily } }: { search: MemberSearch }) {
  const change = useChangeSearch()
  const saved = (on: boolean) => ({
    message: on
      ? 'We will tell you about new profiles of this search'
      : 'We will not tell you about new profiles of this search',
  })
  return (
    <SavedBox
      label={
        <>
          {t('Tell me about new profiles')}
          <span className="visually-hidden"> {t('for {name}', { name })}</span>
        </>
      }
      checked={daily}
      save={{
        mutateAsync: (on) => change.mutateAsync({ searchId: id, daily: on }).then(() => saved(on)),
        reset: change.reset,
      }}
    />
  )
}
