import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { useCounts } from '../counts.ts'
import { type Search, toQuery } from '../query.ts'
import classes from './Relaxations.module.css'

type RelaxationsProps = Pick<Search, 'form' | 'values' | 'sort'>

/** The same search without one choice, or without several if no single one is enough to find somebody. */
export default function Relaxations({ form, values, sort }: RelaxationsProps) {
  const { counts, isOld } = useCounts(form, values)
  // Those of an earlier search would bring back what somebody has removed since.
  const relaxations = isOld ? undefined : counts?.relaxations
  return (
    <ul className={classes.list} aria-label={t('Searches that find somebody')}>
      {relaxations?.map(({ text, values }) => (
        <li key={text}>
          <ButtonLink variant="quiet" to={`?${toQuery({ form, values, page: 0, ...(sort && { sort }) })}`}>
            {text}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
