import { searchCoupons } from '@bnr/contract/coupons/endpoints'
import type { Coupon } from '@bnr/contract/coupons/schemas'
import { type CouponState, couponStates } from '@bnr/contract/coupons/states'
import { equal } from '@bnr/contract/criteria'
import { indianNumber } from '@bnr/contract/indianNumber'
import { rupeesShown } from '@bnr/contract/money'
import { canDo } from '@bnr/contract/stateMachine'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import { stateFilter } from '../backOffice/filters.tsx'
import { staffListPage } from '../backOffice/staffListPage.tsx'
import { offerPeriod } from '../offers/offerPeriod.ts'
import { namesOf, usePlansOnSale } from '../offers/plansOnSale.ts'
import { useListReading } from '../platform/useListReading.ts'
import { staffEntries } from '../screens/staffEntries.ts'
import { ChangeDialog } from '../ui/ChangeDialog.tsx'
import { orderedPages } from '../ui/list/address.ts'
import { OpenButton } from '../ui/OpenButton.tsx'
import { type Tone, ToneBadge } from '../ui/ToneBadge.tsx'
import { t } from '../ui/translation.ts'
import { CouponDialog } from './CouponDialog.tsx'
import { couponsKey, useEndCoupon } from './calls.ts'
import classes from './couponList.module.css'

const tones: Record<CouponState, Tone> = { Coming: 'waiting', Running: 'good', Ended: 'calm' }

export default staffListPage({
  page: staffEntries['/coupons'],
  lead: 'Discount codes for members.',
  name: 'coupons',
  filters: { state: stateFilter(couponStates), ...orderedPages('desc') },
  useRows: ({ state, order, page }) =>
    useListReading(couponsKey, searchCoupons, {
      query: { page, sort: `cdt,${order}` },
      body: { criteria: equal({ st: state || undefined }) },
    }),
  columns: [
    { key: 'code', title: 'Code', cell: ({ code }) => <span className={classes.code}>{code}</span> },
    { key: 'worth', title: 'Discount', cell: worth },
    { key: 'days', title: 'Valid', cell: offerPeriod },
    { key: 'uses', title: 'Used', cell: usesOf },
    { key: 'packages', title: 'Plans', cell: ({ planIds }) => <Plans planIds={planIds} /> },
    {
      key: 'state',
      title: 'Status',
      cell: ({ state }) => <ToneBadge tone={tones[state]}>{t(state)}</ToneBadge>,
    },
  ],
  actions: {
    // A coupon that ended by its date runs again with a later last day. A coupon that staff ended does not.
    of: [
      {
        label: 'Edit',
        of: ({ code }) => code,
        isOffered: (coupon) => canDo(coupon, 'change'),
        opens: (coupon, close) => <CouponDialog of={coupon} onClose={close} />,
      },
      {
        label: 'End',
        of: ({ code }) => code,
        isOffered: (coupon) => canDo(coupon, 'end'),
        opens: (coupon, close) => <EndDialog coupon={coupon} onClose={close} />,
      },
    ],
  },
  empty: ({ state }) => ({
    title: t('No coupons found'),
    message: t(state ? 'Choose another status, or create a coupon.' : 'Create the first one.'),
  }),
  Tools: () => (
    <OpenButton
      label="New coupon"
      Icon={IconTicket}
      opens={(close) => <CouponDialog of="new" onClose={close} />}
    />
  ),
})

function worth({ percent, amount }: Coupon): string {
  return amount === undefined ? `${percent} %` : rupeesShown(amount)
}

function usesOf({ uses = 0, limitInAll, limitForEach }: Coupon): string {
  const used =
    limitInAll === undefined
      ? indianNumber(uses)
      : t('{uses} of {limit}', { uses: indianNumber(uses), limit: indianNumber(limitInAll) })
  return limitForEach === undefined ? used : t('{used}, {each} per member', { used, each: limitForEach })
}

function Plans({ planIds }: { planIds: readonly number[] }) {
  const { data = [] } = usePlansOnSale()
  if (planIds.length === 0) return t('All')
  return namesOf(data, planIds).join(', ') || '–'
}

function EndDialog({ coupon: { id, code }, onClose }: { coupon: Coupon; onClose: () => void }) {
  return (
    <ChangeDialog
      change={useEndCoupon()}
      input={id}
      title={t('End {code}?', { code })}
      confirmLabel={t('End')}
      done={() => t('{code} has ended', { code })}
      onClose={onClose}
    >
      <p>
        {t(
          'Nobody can use it any more, and you cannot undo this. Invoices that already use it keep their discount.',
        )}
      </p>
    </ChangeDialog>
  )
}
