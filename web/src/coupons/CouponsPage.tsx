import type { Coupon } from '@bnr/contract/coupons/schemas'
import { couponStates } from '@bnr/contract/coupons/states'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { StateFilter } from '../ui/list/StateFilter.tsx'
import { orderingOf, pagesOf, useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { useTranslation } from '../ui/translation.ts'
import { CouponDialog } from './CouponDialog.tsx'
import { CouponTable } from './CouponTable.tsx'
import { couponsAddress, useCoupons } from './calls.ts'
import { EndDialog } from './EndDialog.tsx'

export const meta = () => pageMeta('Coupons')

export default function CouponsPage() {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<Coupon | 'new'>()
  const [ended, setEnded] = useState<Coupon>()
  const add = (
    <Button onClick={() => setEdited('new')} icon={<IconTicket size={20} aria-hidden />}>
      {t('New coupon')}
    </Button>
  )
  return (
    <>
      <PageTitle title={t('Coupons')} lead={t('Discount codes for members.')} actions={add} />
      <CouponList onEdit={setEdited} onEnd={setEnded} />
      {edited && <CouponDialog of={edited} onClose={() => setEdited(undefined)} />}
      <EndDialog coupon={ended} onClose={() => setEnded(undefined)} />
    </>
  )
}

function CouponList(props: { onEdit: (coupon: Coupon) => void; onEnd: (coupon: Coupon) => void }) {
  const { t } = useTranslation()
  const address = useAddress(couponsAddress)
  const [filters, change] = address
  return (
    <>
      <StateFilter
        states={couponStates}
        state={filters.state}
        onChange={(chosen) => change({ state: chosen })}
      />
      <PagedList
        found={useCoupons(filters)}
        {...pagesOf(address)}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            title={t('No coupons found')}
            message={t(
              filters.state ? 'Choose another status, or create a coupon.' : 'Create the first one.',
            )}
          />
        }
      >
        {(coupons) => <CouponTable coupons={coupons} ordering={orderingOf(address)} {...props} />}
      </PagedList>
    </>
  )
}
