import { may, type Role } from '@bnr/contract/access'
import { indianCode } from '@bnr/contract/phone'
import { assignableRoles } from '@bnr/contract/profiles/assignment'
import { type ProfileStatus, statusLabels } from '@bnr/contract/profiles/transitions'
import { mayDo, useSession } from '../../accounts/session.ts'
import { choiceFilter } from '../../backOffice/filters.tsx'
import { useCountryCodes } from '../../reference/calls.ts'
import { staffEntries } from '../../screens/staffEntries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { useLeftToDecide } from '../../ui/decisions/useLeftToDecide.ts'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { always, text } from '../../ui/list/address.ts'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { pagesOf, useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { t } from '../../ui/translation.ts'
import { useQueue } from '../approval/calls.ts'
import { QueueFilters } from '../approval/QueueFilters.tsx'
import { queueFilters, queueOrder, statusFilter, type Whose, whoseLists } from '../approval/queueFilters.ts'
import { CreateProfileLink } from '../staff/CreateProfileLink.tsx'
import { subjectOf } from '../staff/transitionDecision.ts'
import { HandOverButton } from './HandOverButton.tsx'
import { StatusList } from './StatusList.tsx'
import { StatusTable } from './StatusTable.tsx'

const entry = staffEntries['/ad/profile/search-by-status']

const whoseWords: Record<Whose, string> = { mine: 'Me', all: 'Everybody', nobody: 'Nobody' }

/** `whose` is always in the address, so that everybody who gets the link sees the same list. */
const filtersStartingWith = (usual: Whose) => ({
  status: statusFilter('Draft'),
  code: { ...text((typed) => /^\d{1,4}$/.test(typed)), initial: indianCode, Field: CountryCodeField },
  text: queueFilters.text,
  size: queueFilters.size,
  whose: always(choiceFilter('Assigned to', whoseLists, usual, (whose) => whoseWords[whose])),
  order: queueFilters.order,
  page: queueFilters.page,
})
const filtersOf = { mine: filtersStartingWith('mine'), all: filtersStartingWith('all') }

/** Lists profiles of one status, Draft by default, with actions for many at once. */
export default function StatusSearchPage() {
  const { user } = useSession()
  const filters = filtersOf[useUsualList()]
  const [queue, change, pageAddress] = useAddress(filters)
  const found = useQueue(queue)
  const shown = JSON.stringify(queue)
  useSentOnLeaving(shown)
  const left = useLeftToDecide(found.data, subjectOf)
  return (
    <>
      <PageTitle
        title={t(entry.title)}
        lead={t('Select one or more profiles, then choose an action.')}
        actions={
          <>
            <CreateProfileLink />
            {mayDo(user, 'admin.assign') && <HandOverButton />}
          </>
        }
      />
      <QueueFilters filters={filters} queue={queue} total={left} onChange={change} />
      <PagedList
        found={found}
        {...pagesOf([queue, change, pageAddress])}
        pageSize={queue.size}
        skeleton={<CardSkeletonList />}
        empty={<NothingFound status={queue.status} isOwn={queue.whose === 'mine'} />}
      >
        {(profiles, total) => (
          <StatusList
            key={shown}
            profiles={profiles}
            matching={{ criteria: found.data?.criteria ?? [], total }}
          >
            {(ticks) => (
              <StatusTable
                profiles={profiles}
                ordering={{ order: queueOrder(queue), onOrder: (order) => change({ order }) }}
                {...ticks}
              />
            )}
          </StatusList>
        )}
      </PagedList>
    </>
  )
}

/** An empty list of one's own profiles links to everybody's. */
function NothingFound({ status, isOwn }: { status: ProfileStatus; isOwn: boolean }) {
  const named = { status: t(statusLabels[status]) }
  if (!isOwn)
    return (
      <EmptyState
        title={t('No profiles found')}
        message={t('No profiles with the status {status} match your search.', named)}
        action={<ButtonLink to={`?status=${status}&whose=all`}>{t('Show all of this status')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t('You have no profiles here')}
      message={t(
        'None of the profiles assigned to you has the status {status} and matches your search.',
        named,
      )}
      action={<ButtonLink to={`?status=${status}&whose=all`}>{t('Show everybody’s profiles')}</ButtonLink>}
    />
  )
}

/** The country of the searched mobile number. */
function CountryCodeField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { choices } = useCountryCodes()
  const isListed = choices.some((choice) => choice.value === value)
  return (
    <ChoiceField
      label={t('Country code')}
      choices={isListed ? choices : [{ value, label: `+${value}` }, ...choices]}
      value={value}
      onChange={onChange}
    />
  )
}

type UsualList = Exclude<Whose, 'nobody'>

/** Staff who can be assigned profiles but assign nobody start with their own profiles. */
export function usualListOf(roles: readonly Role[]): UsualList {
  const assignable: readonly Role[] = Object.values(assignableRoles).flat()
  return roles.some((role) => assignable.includes(role)) && !may(roles, 'admin.assign') ? 'mine' : 'all'
}

const useUsualList = (): UsualList => usualListOf(useSession().user?.roles ?? [])
