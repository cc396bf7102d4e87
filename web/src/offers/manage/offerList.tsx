import { equal } from '@bnr/contract/criteria'
import { rupeesShown } from '@bnr/contract/money'
import { searchOffers } from '@bnr/contract/offers/endpoints'
import { offerStates } from '@bnr/contract/offers/states'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { Link } from 'react-router'
import { stateFilter } from '../../backOffice/filters.tsx'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { useListReading } from '../../platform/useListReading.ts'
import { staffEntries } from '../../screens/staffEntries.ts'
import { orderedPages } from '../../ui/list/address.ts'
import { OpenButton } from '../../ui/OpenButton.tsx'
import { t } from '../../ui/translation.ts'
import { offerPeriod } from '../offerPeriod.ts'
import { managedKey } from './calls.ts'
import { OfferBadge } from './OfferBadge.tsx'
import { OfferDialog } from './OfferDialog.tsx'
import classes from './offerList.module.css'

export default staffListPage({
  page: staffEntries['/offers/manage'],
  lead: 'Lower prices for a limited time, with banners on members’ dashboards.',
  name: 'offers',
  caption: 'Offers',
  filters: { state: stateFilter(offerStates), ...orderedPages('desc') },
  useRows: ({ state, order, page }) =>
    useListReading(managedKey, searchOffers, {
      query: { page, sort: `cdt,${order}` },
      body: { criteria: equal({ st: state || [...offerStates] }) },
    }),
  columns: [
    {
      key: 'title',
      title: 'Title',
      cell: ({ id, title }) => (
        <Link to={`/offers/manage/${id}`} className={classes.title}>
          {title}
        </Link>
      ),
    },
    {
      key: 'packages',
      title: 'Plans',
      cell: ({ plans }) => plans.map(({ name }) => name).join(', ') || '–',
    },
    {
      key: 'price',
      title: 'Price before GST',
      cell: ({ price }) => (price === undefined ? '–' : rupeesShown(price)),
    },
    { key: 'days', title: 'Valid', cell: (offer) => offerPeriod(offer) },
    { key: 'state', title: 'Status', cell: ({ state }) => <OfferBadge state={state} /> },
  ],
  empty: ({ state }) => ({
    title: t('No Offers found'),
    message: t(state ? 'Choose another status, or create an offer.' : 'Create the first one.'),
  }),
  Tools: () => (
    <OpenButton
      label="New offer"
      Icon={IconPhotoPlus}
      opens={(close) => <OfferDialog of="new" onClose={close} />}
    />
  ),
})
