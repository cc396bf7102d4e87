import { type MemberOwner, memberOwners } from '@bnr/contract/proposals/endpoints'
import type { AssistedMember } from '@bnr/contract/proposals/staffSchemas'
import { Link } from 'react-router'
import { mayDo, useSession } from '../../accounts/session.ts'
import { choiceFilter } from '../../backOffice/filters.tsx'
import { staffListPage } from '../../backOffice/staffListPage.tsx'
import { staffEntries } from '../../screens/staffEntries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { page } from '../../ui/list/address.ts'
import { dayShown, momentShown } from '../../ui/moments.ts'
import { t } from '../../ui/translation.ts'
import { useAssistedMembers } from './calls.ts'

const owners: Record<MemberOwner, string> = { mine: 'Me', everybody: 'Everybody' }

const assignedTo = choiceFilter<MemberOwner>('Assigned to', memberOwners, 'mine', (owner) => owners[owner])

export default staffListPage({
  page: staffEntries['/ad/assisted'],
  lead: 'Members whose plan includes assisted service, those farthest from their weekly aim first.',
  name: 'assisted-members',
  filters: {
    of: {
      ...assignedTo,
      /** Only a manager sees the members of colleagues. */
      Field: (props) => (mayDo(useSession().user, 'proposals.everybody') ? assignedTo.Field?.(props) : null),
    },
    page: page(),
  },
  useRows: useAssistedMembers,
  columns: ({ of }) => [
    { key: 'member', title: 'Member', cell: (member) => <Member member={member} /> },
    {
      key: 'week',
      title: 'Proposed this week',
      cell: ({ proposed, aim }) => t('{sent} of {aim}', { sent: proposed, aim }),
    },
    { key: 'waiting', title: 'Waiting for an answer', cell: ({ waiting }) => waiting },
    {
      key: 'contact',
      title: 'Last contact',
      cell: ({ contactedAt }) => (contactedAt ? dayShown(contactedAt) : t('Never')),
    },
    { key: 'promised', title: 'Promised for', cell: promised },
    ...(of === 'everybody'
      ? [{ key: 'manager', title: 'Assigned to', cell: ({ manager }: AssistedMember) => manager ?? '–' }]
      : []),
  ],
  actions: {
    of: [],
    others: ({ bnrId, name }) => (
      <ButtonLink variant="quiet" to={`/ad/assisted/${bnrId}`} aria-label={t('Propose to {name}', { name })}>
        {t('Propose')}
      </ButtonLink>
    ),
  },
  empty: () => ({
    title: t('No members with assisted service'),
    message: t('Members appear here once their plan includes it and they are assigned to you.'),
    action: <ButtonLink to="/ad/profile/search">{t('Search Profiles')}</ButtonLink>,
  }),
})

function Member({ member: { bnrId, name, planName, endsOn } }: { member: AssistedMember }) {
  return (
    <div>
      <Link to={`/profile/${bnrId}`}>{name}</Link>
      <p>{t('BNR ID {id}', { id: bnrId })}</p>
      <p>{t('{plan} until {day}', { plan: planName, day: dayShown(endsOn) })}</p>
    </div>
  )
}

function promised({ followUpOn, followUpAt }: AssistedMember): string {
  if (!followUpOn) return '–'
  return followUpAt ? momentShown(`${followUpOn}T${followUpAt}:00+05:30`) : dayShown(followUpOn)
}
