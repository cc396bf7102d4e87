import { offerStates } from '@bnr/contract/offers/states'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { StateFilter } from '../../ui/list/StateFilter.tsx'
import { orderingOf, pagesOf, useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { offersAddress, useManagedOffers } from './calls.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferTable } from './OfferTable.tsx'

export const meta = () => pageMeta('Manage Offers')

export default function OffersManagePage() {
  const { t } = useTranslation()
  const [isCreating, setCreating] = useState(false)
  const add = (
    <Button onClick={() => setCreating(true)} icon={<IconPhotoPlus size={20} aria-hidden />}>
      {t('New offer')}
    </Button>
  )
  return (
    <>
      <PageTitle
        title={t('Manage Offers')}
        lead={t('Lower prices for a limited time, with banners on members’ dashboards.')}
        actions={add}
      />
      <OfferList />
      {isCreating && <OfferDialog of="new" onClose={() => setCreating(false)} />}
    </>
  )
}

function OfferList() {
  const { t } = useTranslation()
  const address = useAddress(offersAddress)
  const [filters, change] = address
  return (
    <>
      <StateFilter
        states={offerStates}
        state={filters.state}
        onChange={(chosen) => change({ state: chosen })}
      />
      <PagedList
        found={useManagedOffers(filters)}
        {...pagesOf(address)}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            title={t('No Offers found')}
            message={t(
              filters.state ? 'Choose another status, or create an offer.' : 'Create the first one.',
            )}
          />
        }
      >
        {(offers) => <OfferTable offers={offers} ordering={orderingOf(address)} />}
      </PagedList>
    </>
  )
}
