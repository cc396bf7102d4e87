import { type ReactNode, useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import type { Filter } from './filters.tsx'
import classes from './ListFilters.module.css'

interface ListFiltersProps {
  filters: Readonly<Record<string, Filter<unknown>>>
  values: Readonly<Record<string, unknown>>
  onChange(part: Record<string, unknown>): void
  /** Arranges the fields. */
  className?: string | undefined
  /** What follows the fields, e.g. the number of rows. */
  children?: ReactNode
}

export function ListFilters(props: ListFiltersProps) {
  const { filters, values, onChange, className = classes.filters, children } = props
  const names = Object.keys(filters).filter((name) => filters[name]?.Field)
  const foldedNames = names.filter((name) => filters[name]?.isFolded)
  const fieldOf = (name: string) => {
    const Field = filters[name]?.Field
    return (
      Field && <Field key={name} value={values[name]} onChange={(value) => onChange({ [name]: value })} />
    )
  }
  if (names.length === 0) return null
  return (
    <div className={className}>
      {names.filter((name) => !foldedNames.includes(name)).map(fieldOf)}
      {foldedNames.length > 0 && (
        <MoreFilters chosen={foldedNames.filter((name) => values[name]).length}>
          {foldedNames.map(fieldOf)}
        </MoreFilters>
      )}
      {children}
    </div>
  )
}

interface MoreFiltersProps {
  /** Number of folded filters that are set. */
  chosen: number
  children: ReactNode
}

function MoreFilters({ chosen, children }: MoreFiltersProps) {
  const [isOpen, setOpen] = useState(chosen > 0)
  const id = useId()
  return (
    <>
      <Button
        variant="quiet"
        className={classes.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? t('More filters ({count})', { count: chosen }) : t('More filters')}
      </Button>
      <div id={id} className={classes.others} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
