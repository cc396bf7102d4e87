import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import { useCounts } from '../counts.ts'
import { toQuery } from '../query.ts'
import type { SearchFormName } from '../searchForms.ts'
import type { SearchValues } from '../searchParams.ts'
import classes from './Relaxations.module.css'

interface RelaxationsProps {
  form: SearchFormName
  values: SearchValues
}

/** The same search without one of its choices, for the choices that alone keep everybody out. */
export default function Relaxations({ form, values }: RelaxationsProps) {
  const { counts } = useCounts(form, values)
  return (
    <ul className={classes.list} aria-label={t('Searches that find somebody')}>
      {counts?.relaxations?.map(({ name, text, values }) => (
        <li key={name}>
          <ButtonLink variant="quiet" to={`?${toQuery({ form, values, page: 0 })}`}>
            {text}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
