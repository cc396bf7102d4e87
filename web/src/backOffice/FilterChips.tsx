import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { t } from '../ui/translation.ts'
import type { Filter } from './filters.tsx'
import classes from './ListFilters.module.css'

export interface Filtered {
  filters: Readonly<Record<string, Filter<unknown>>>
  values: Readonly<Record<string, unknown>>
  onChange(part: Record<string, unknown>): void
}

interface FilterChipsProps extends Filtered {
  names: readonly string[]
  /** The filters among them that have no field even when the fields are unfolded. */
  folded: readonly string[]
}

/**
 * What is filtered, without what the fields show (ListFilters.module.css knows which are folded at which width). A press
 * removes a filter that the list does not start with.
 */
export function FilterChips({ filters, values, onChange, names, folded }: FilterChipsProps) {
  const set = names.flatMap((name) => {
    const filter = filters[name]
    return filter?.useWords && values[name] ? [{ name, filter }] : []
  })
  if (set.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('Filters')}>
      {set.map(({ name, filter }) => (
        <li key={name} data-field={!folded.includes(name) || undefined}>
          <Chip filter={filter} value={values[name]} onRemove={(initial) => onChange({ [name]: initial })} />
        </li>
      ))}
    </ul>
  )
}

interface ChipProps {
  filter: Filter<unknown>
  value: unknown
  onRemove: (initial: unknown) => void
}

function Chip({ filter: { label = '', useWords, initial }, value, onRemove }: ChipProps) {
  const words = `${t(label)}: ${useWords?.(value)}`
  const shown = <span className={classes.words}>{words}</span>
  if (value === initial) return <span className={classes.chip}>{shown}</span>
  return (
    <button
      type="button"
      className={classes.chip}
      aria-label={t('Remove the filter {filter}', { filter: words })}
      onClick={() => onRemove(initial)}
    >
      {shown}
      <IconX size={14} aria-hidden />
    </button>
  )
}
