import { type FollowUpOwner, followUpOwners } from '@bnr/contract/contactLog/endpoints'
import { callOutcomes } from '@bnr/contract/contactLog/entry'
import {
  endingMemberships,
  type Renewal,
  type RenewalCalls,
  type RenewalDays,
  renewalCalls,
  renewalDays,
} from '@bnr/contract/contactLog/renewals'
import { mayDo, useSession } from '../accounts/session.ts'
import { choiceFilter } from '../backOffice/filters.tsx'
import { staffListPage } from '../backOffice/staffListPage.tsx'
import { profilesKey } from '../platform/queryClient.ts'
import { useListReading } from '../platform/useListReading.ts'
import { staffEntries } from '../screens/staffEntries.ts'
import { orderedPages } from '../ui/list/address.ts'
import { dayShown, momentShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'
import { familyColumns, familyOf } from './familyColumns.tsx'
import { ContactDialog } from './lazyContactDialog.ts'

const owners: Record<FollowUpOwner, string> = { mine: 'Me', everybody: 'Everybody' }
const calls: Record<RenewalCalls, string> = { any: 'Any', none: 'No call in 30 days' }
const spans: Record<RenewalDays, string> = {
  '7': 'Within 7 days',
  '14': 'Within 14 days',
  '30': 'Within 30 days',
}

export default staffListPage({
  page: staffEntries['/ad/renewals'],
  lead: 'Families whose membership ends soon. A family leaves this list when it renews.',
  name: 'renewals',
  filters: {
    of: choiceFilter<FollowUpOwner>('Assigned to', followUpOwners, 'mine', (owner) => owners[owner]),
    within: choiceFilter<RenewalDays>('Ends', renewalDays, '30', (days) => spans[days]),
    calls: choiceFilter<RenewalCalls>('Calls', renewalCalls, 'any', (which) => calls[which]),
    ...orderedPages('asc'),
  },
  useRows: ({ order, ...filters }) =>
    useListReading(profilesKey, endingMemberships, { query: { ...filters, sort: `ed,${order}` } }),
  columns: (_values) => [
    { key: 'end', title: 'Ends', cell: ({ endsOn }) => dayShown(endsOn) },
    ...familyColumns,
    { key: 'plan', title: 'Plan', cell: ({ planName }) => planName },
    { key: 'call', title: 'Last call', cell: (renewal) => <LastCall renewal={renewal} /> },
    { key: 'owner', title: 'Assigned to', cell: ({ owner }) => owner ?? '–' },
  ],
  orderedBy: 'end',
  actions: {
    title: 'Call',
    useMay: () => mayDo(useSession().user, 'contactLog.write'),
    of: [
      {
        label: 'Log a call',
        of: ({ name }) => t('with {name}', { name }),
        opens: (renewal, close) => <ContactDialog profile={familyOf(renewal)} onClose={close} />,
      },
    ],
  },
  empty: ({ of }) => ({
    title: t('No memberships end soon'),
    message: t(
      of === 'mine'
        ? 'Nobody you look after has to renew. Choose everybody to see all families.'
        : 'Choose a longer time or other filters.',
    ),
  }),
})

function LastCall({ renewal: { calledAt, calledBy, outcome } }: { renewal: Renewal }) {
  if (!calledAt) return t('Not called yet')
  return (
    <div>
      <p>{outcome && t(callOutcomes[outcome].label)}</p>
      <p className="note">
        {momentShown(calledAt)} · {calledBy}
      </p>
    </div>
  )
}
