import { indianNumber } from '@bnr/contract/indianNumber'
import { isFewForGuests } from '@bnr/contract/search/guestTotals'
import { Button } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import type { CountsState } from '../counts.ts'
import type { Relaxation } from '../relaxations.ts'
import type { Counts } from '../requestCounts.ts'
import type { ParamName } from '../searchParams.ts'
import classes from './ShowButton.module.css'

/** The submit button of a search, which says how many profiles the choices find. */
export function ShowButton({ isCounted, counts, isOld }: CountsState) {
  return (
    <Button type="submit" className={isCounted ? classes.show : undefined} data-old={isOld || undefined}>
      {counts ? showText(counts) : t('Search')}
    </Button>
  )
}

/** Those who see what guests see have no counts of lists, and totals below ten are rounded for them. */
function showText({ total, lists }: Counts): string {
  if (lists.length === 0 && total > 0 && isFewForGuests(total)) return t('Show fewer than 10 profiles')
  return total === 1 ? t('Show 1 profile') : t('Show {count} profiles', { count: indianNumber(total) })
}

interface DeadEndProps {
  /** Undefined while the choices find somebody. */
  relaxations: readonly Relaxation[] | undefined
  /** They belong to earlier choices. */
  isOld: boolean
  /** Leaves these choices out, whatever else has been chosen since. */
  onRelax: (choices: readonly ParamName[]) => void
}

/** The line below the button. It keeps its space, so that nothing moves when it has something to say. */
export function DeadEnd({ relaxations, isOld, onRelax }: DeadEndProps) {
  const [first] = relaxations ?? []
  return (
    <div role="status" className={classes.deadEnd}>
      {first && (
        <Button
          variant="quiet"
          className={classes.relax}
          data-old={isOld || undefined}
          onClick={({ currentTarget }) => {
            // This button goes when the new counts arrive.
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
            onRelax(first.names)
          }}
        >
          {first.text}
        </Button>
      )}
      {relaxations && !first && t('Change two or more of the choices.')}
    </div>
  )
}
