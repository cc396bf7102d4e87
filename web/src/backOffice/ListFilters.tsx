import type { Filter } from './filters.tsx'
import classes from './ListFilters.module.css'

interface ListFiltersProps {
  filters: Readonly<Record<string, Filter<unknown>>>
  values: Readonly<Record<string, unknown>>
  onChange(part: Record<string, unknown>): void
}

export function ListFilters({ filters, values, onChange }: ListFiltersProps) {
  const fields = Object.entries(filters).flatMap(([name, { Field }]) =>
    Field
      ? [<Field key={name} value={values[name]} onChange={(value) => onChange({ [name]: value })} />]
      : [],
  )
  return fields.length > 0 && <div className={classes.filters}>{fields}</div>
}
