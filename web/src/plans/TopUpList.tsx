import { rupeesShown } from '@bnr/contract/money'
import { priceWithTax } from '@bnr/contract/plans/priceWithTax'
import { ButtonLink } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import { useTopUps } from './calls.ts'
import { PricedLines } from './PricedLines.tsx'

export type ToppedUp = 'phoneContacts' | 'expressInterests'

interface TopUpListProps {
  /** Only top-ups that add one of these. */
  adding: readonly ToppedUp[]
  /** Called when the member leaves for the checkout. */
  onChoose?: () => void
}

/** Top-ups on sale. Nothing while they load or if there are none. */
export function TopUpList({ adding, onChoose }: TopUpListProps) {
  const { data = [] } = useTopUps()
  const fitting = data.filter((topUp) => adding.some((quota) => topUp[quota] > 0))
  if (fitting.length === 0) return null
  const lines = fitting.map(({ id, name, price }) => ({
    id,
    name: t(name),
    note: t('{amount}, GST included', { amount: rupeesShown(priceWithTax(price.amount)) }),
    end: (
      <ButtonLink
        to={`/checkout?plan=${id}`}
        variant="outlined"
        of={t(name)}
        {...(onChoose && { onClick: onChoose })}
      >
        {t('Add')}
      </ButtonLink>
    ),
  }))
  return <PricedLines lines={lines} />
}
