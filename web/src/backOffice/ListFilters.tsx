import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import { FilterChips, type Filtered } from './FilterChips.tsx'
import classes from './ListFilters.module.css'

interface ListFiltersProps extends Filtered {
  /** Arranges the fields on a screen that is too narrow for one row. */
  className?: string | undefined
  /** Shows the fields on a phone at once, where there are no rows without them. */
  startsOpen?: boolean
  /** What follows the fields, e.g. the number of rows. */
  children?: ReactNode
}

/**
 * The filters of a list: one row that folds on a wide screen, and a button that unfolds them on a narrow one, where the
 * rows come first. Chips show what is chosen in fields that are folded.
 */
export function ListFilters(props: ListFiltersProps) {
  const { filters, values, onChange, className = classes.filters, startsOpen = false, children } = props
  const names = Object.keys(filters).filter((name) => filters[name]?.Field)
  const rare = names.filter((name) => filters[name]?.isFolded)
  const rareChosen = rare.filter((name) => values[name] !== filters[name]?.initial).length
  const [isFolded, setFolded] = useState(false)
  const [isOpen, setOpen] = useState(startsOpen)
  const [hasRare, showRare] = useState(rareChosen > 0)
  if (names.length === 0) return null
  const fold = isFolded ? t('Show filters') : t('Hide filters')
  const fieldOf = (name: string) => {
    const Field = filters[name]?.Field
    return (
      Field && <Field key={name} value={values[name]} onChange={(value) => onChange({ [name]: value })} />
    )
  }
  return (
    <div className={`${className} ${classes.row}`} data-folded={isFolded} data-open={isOpen}>
      <Button
        variant="quiet"
        className={classes.open}
        icon={<IconFilter size={18} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Filters')}
      </Button>
      {names.filter((name) => !rare.includes(name)).map(fieldOf)}
      {rare.length > 0 && (
        <MoreFilters chosen={rareChosen} isOpen={hasRare} onOpen={showRare}>
          {rare.map(fieldOf)}
        </MoreFilters>
      )}
      <FilterChips {...props} names={names} folded={hasRare ? [] : rare} />
      {children}
      <Button
        variant="quiet"
        className={classes.fold}
        icon={<IconFilter size={18} aria-hidden />}
        aria-label={fold}
        title={fold}
        aria-expanded={!isFolded}
        onClick={() => setFolded(!isFolded)}
      />
    </div>
  )
}

interface MoreFiltersProps {
  /** Number of folded filters that are set. */
  chosen: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

function MoreFilters({ chosen, isOpen, onOpen, children }: MoreFiltersProps) {
  const id = useId()
  return (
    <>
      <Button
        variant="quiet"
        className={classes.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpen(!isOpen)}
      >
        {chosen > 0 ? t('More filters ({count})', { count: chosen }) : t('More filters')}
      </Button>
      <div id={id} className={classes.others} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
