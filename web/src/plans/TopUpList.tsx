import { rupeesShown } from '@bnr/contract/money'
import { priceWithTax } from '@bnr/contract/plans/priceWithTax'
import type { Plan } from '@bnr/contract/plans/schemas'
import { ButtonLink } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import { useTopUps } from './calls.ts'
import classes from './TopUpList.module.css'

export type ToppedUp = 'phoneContacts' | 'expressInterests'

interface TopUpListProps {
  /** Only top-ups that add one of these. */
  adding: readonly ToppedUp[]
  /** Called when the member leaves for the checkout. */
  onChoose?: () => void
}

/** Top-ups on sale, one in a line. Nothing while they load or if there are none. */
export function TopUpList({ adding, onChoose }: TopUpListProps) {
  const { data = [] } = useTopUps()
  const fitting = data.filter((topUp) => adding.some((quota) => topUp[quota] > 0))
  if (fitting.length === 0) return null
  return (
    <ul className={classes.list}>
      {fitting.map((topUp) => (
        <li key={topUp.id}>
          <TopUpLine topUp={topUp} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

function TopUpLine({
  topUp: { id, name, price },
  onChoose,
}: {
  topUp: Plan
  onChoose?: (() => void) | undefined
}) {
  return (
    <>
      <p>
        <strong>{t(name)}</strong>
        <span className="note">
          {t('{amount}, GST included', { amount: rupeesShown(priceWithTax(price.amount)) })}
        </span>
      </p>
      <ButtonLink
        to={`/checkout?plan=${id}`}
        variant="outlined"
        of={t(name)}
        {...(onChoose && { onClick: onChoose })}
      >
        {t('Add')}
      </ButtonLink>
    </>
  )
}
