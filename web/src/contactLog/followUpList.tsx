import {
  dueFollowUps,
  type FollowUp,
  type FollowUpOwner,
  type FollowUpTime,
  followUpOwners,
  followUpTimes,
} from '@bnr/contract/contactLog/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { mayDo, useSession } from '../accounts/session.ts'
import { choiceFilter } from '../backOffice/filters.tsx'
import { staffListPage } from '../backOffice/staffListPage.tsx'
import { profilesKey } from '../platform/queryClient.ts'
import { useListReading } from '../platform/useListReading.ts'
import { staffEntries } from '../screens/staffEntries.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { oneOf, orderedPages } from '../ui/list/address.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { t } from '../ui/translation.ts'
import { dayAndTime, whatShown } from './ContactEntries.tsx'
import { familyColumns, familyOf } from './familyColumns.tsx'
import classes from './followUpList.module.css'
import { ContactDialog } from './lazyContactDialog.ts'

const owners: Record<FollowUpOwner, string> = { mine: 'Me', everybody: 'Everybody' }
const times: Record<FollowUpTime, string> = { due: 'Due', upcoming: 'Upcoming' }

export default staffListPage({
  page: staffEntries['/ad/follow-ups'],
  lead: 'Families to call back. Log a call to take a family off this list.',
  name: 'follow-ups',
  filters: {
    when: oneOf<FollowUpTime>(followUpTimes, 'due'),
    of: choiceFilter<FollowUpOwner>('Assigned to', followUpOwners, 'mine', (owner) => owners[owner]),
    ...orderedPages('asc'),
  },
  useRows: ({ order, ...filters }) =>
    useListReading(profilesKey, dueFollowUps, { query: { ...filters, sort: `fud,${order}` } }),
  columns: ({ of }) => [
    { key: 'day', title: 'Day', cell: (followUp) => <Day followUp={followUp} /> },
    ...familyColumns,
    { key: 'status', title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'last', title: 'Notes', cell: (followUp) => <LastNote followUp={followUp} /> },
    ...(of === 'everybody'
      ? [{ key: 'owner', title: 'Assigned to', cell: ({ owner }: FollowUp) => owner }]
      : []),
  ],
  orderedBy: 'day',
  actions: {
    title: 'Call',
    useMay: () => mayDo(useSession().user, 'contactLog.write'),
    of: [
      {
        label: 'Log a call',
        of: ({ name }) => t('with {name}', { name }),
        opens: (followUp, close) => <ContactDialog profile={familyOf(followUp)} onClose={close} />,
      },
    ],
  },
  empty: ({ when }) => ({
    title: t(when === 'due' ? 'No calls due' : 'No upcoming calls'),
    message: t('To plan a call, log a call on a profile and choose the day to call back.'),
    action:
      when === 'due' ? (
        <ButtonLink to="?when=upcoming">{t('See upcoming calls')}</ButtonLink>
      ) : (
        <ButtonLink to="/ad/profile/search">{t('Search Profiles')}</ButtonLink>
      ),
  }),
  Tabs: function DueOrUpcoming({ address: [{ when }, change], children }) {
    return (
      <Tabs
        label={t('When')}
        tabs={followUpTimes.map((key) => ({ key, label: t(times[key]), panel: () => children }))}
        active={when}
        onChange={(next) => change({ when: next })}
      />
    )
  },
})

function Day({ followUp: { followUpOn, followUpAt } }: { followUp: FollowUp }) {
  const today = indianDay(new Date())
  const shown = dayAndTime(followUpOn, followUpAt)
  if (followUpOn === today)
    return followUpAt ? t('Today, {time}', { time: shown.split(', ').at(-1) ?? '' }) : t('Today')
  return <span className={followUpOn < today ? classes.overdue : undefined}>{shown}</span>
}

function LastNote({ followUp }: { followUp: FollowUp }) {
  return (
    <div>
      <p>{whatShown(followUp)}</p>
      {followUp.by !== followUp.owner && (
        <p className={classes.note}>{t('By {name}', { name: followUp.by })}</p>
      )}
      {followUp.note && <p className={classes.note}>{followUp.note}</p>}
    </div>
  )
}
