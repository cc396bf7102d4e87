import type { Coupon } from '@bnr/contract/coupons/schemas'
import type { CouponState } from '@bnr/contract/coupons/states'
import { indianNumber } from '@bnr/contract/indianNumber'
import { rupeesShown } from '@bnr/contract/money'
import { offerPeriod } from '../offers/offerPeriod.ts'
import { namesOf, usePlansOnSale } from '../offers/plansOnSale.ts'
import { Button } from '../ui/Button.tsx'
import type { Ordering } from '../ui/list/order.ts'
import { type Tone, ToneBadge } from '../ui/ToneBadge.tsx'
import type { Column } from '../ui/table/DataTable.tsx'
import { OwnTable } from '../ui/table/OwnTable.tsx'
import row from '../ui/table/rowActions.module.css'
import { type Translate, useTranslation } from '../ui/translation.ts'
import classes from './CouponTable.module.css'

export interface CouponTableProps {
  coupons: readonly Coupon[]
  ordering: Ordering
  onEdit: (coupon: Coupon) => void
  onEnd: (coupon: Coupon) => void
}

const tones: Record<CouponState, Tone> = { Coming: 'waiting', Running: 'good', Ended: 'calm' }

export function CouponTable({ coupons, ordering, onEdit, onEnd }: CouponTableProps) {
  const { t } = useTranslation()
  const columns: Column<Coupon>[] = [
    { key: 'code', title: t('Code'), cell: ({ code }) => <span className={classes.code}>{code}</span> },
    { key: 'worth', title: t('Discount'), cell: worth },
    {
      key: 'days',
      title: t('Valid'),
      cell: (coupon) => offerPeriod(coupon, t),
    },
    { key: 'uses', title: t('Used'), cell: (coupon) => usesOf(coupon, t) },
    { key: 'packages', title: t('Plans'), cell: ({ planIds }) => <Packages planIds={planIds} /> },
    {
      key: 'state',
      title: t('Status'),
      cell: ({ state }) => <ToneBadge tone={tones[state]}>{t(state)}</ToneBadge>,
    },
    {
      key: 'actions',
      always: true,
      title: t('Actions'),
      cell: (coupon) => <Actions coupon={coupon} onEdit={onEdit} onEnd={onEnd} />,
    },
  ]
  return (
    <OwnTable
      name="coupons"
      caption={t('Coupons')}
      columns={columns}
      rows={coupons}
      sorting={ordering}
      rowKey={({ id }) => String(id)}
    />
  )
}

const worth = ({ percent, amount }: Coupon) => (amount === undefined ? `${percent} %` : rupeesShown(amount))

function usesOf({ uses = 0, limitInAll, limitForEach }: Coupon, t: Translate): string {
  const used =
    limitInAll === undefined
      ? indianNumber(uses)
      : t('{uses} of {limit}', { uses: indianNumber(uses), limit: indianNumber(limitInAll) })
  return limitForEach === undefined ? used : t('{used}, {each} per member', { used, each: limitForEach })
}

function Packages({ planIds }: { planIds: readonly number[] }) {
  const { t } = useTranslation()
  const { data = [] } = usePlansOnSale()
  if (planIds.length === 0) return t('All')
  return namesOf(data, planIds).join(', ') || '–'
}

/** A coupon that ended by its date runs again with a later last day. A coupon that staff ended does not. */
function Actions({ coupon, onEdit, onEnd }: Pick<CouponTableProps, 'onEdit' | 'onEnd'> & { coupon: Coupon }) {
  const { t } = useTranslation()
  if (coupon.endedAt) return '–'
  return (
    <div className={`${row.actions} ${classes.actions}`}>
      <Button variant="quiet" of={coupon.code} onClick={() => onEdit(coupon)}>
        {t('Edit')}
      </Button>
      {coupon.state !== 'Ended' && (
        <Button variant="quiet" of={coupon.code} onClick={() => onEnd(coupon)}>
          {t('End')}
        </Button>
      )}
    </div>
  )
}
