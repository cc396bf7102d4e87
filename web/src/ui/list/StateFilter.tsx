import { ChoiceField } from '../fields/ChoiceField.tsx'
import { withNone } from '../fields/choice.ts'
import { useTranslation } from '../translation.ts'
import classes from './StateFilter.module.css'

export interface StateFilterProps<State extends string> {
  states: readonly State[]
  /** Empty for all. */
  state: State | ''
  onChange: (state: State | '') => void
}

export function StateFilter<State extends string>({ states, state, onChange }: StateFilterProps<State>) {
  const { t } = useTranslation()
  const choices = states.map((value) => ({ value, label: t(value) }))
  return (
    <div className={classes.filter}>
      <ChoiceField
        label={t('Status')}
        choices={withNone(t('All'), choices)}
        value={state}
        onChange={onChange}
      />
    </div>
  )
}
