import {
  type FollowUpOwner,
  type FollowUpTime,
  followUpOwners,
  followUpTimes,
} from '@bnr/contract/contactLog/endpoints'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { orderingOf, pagesOf, useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { useTranslation } from '../ui/translation.ts'
import { followUpsAddress, useFollowUps } from './calls.ts'
import classes from './FollowUpsPage.module.css'
import { FollowUpTable } from './FollowUpTable.tsx'

export const meta = () => pageMeta('Follow-ups')

const owners: Record<FollowUpOwner, string> = { mine: 'Me', everybody: 'Everybody' }

const times: Record<FollowUpTime, string> = { due: 'Due', upcoming: 'Upcoming' }

export default function FollowUpsPage() {
  const { t } = useTranslation()
  const address = useAddress(followUpsAddress)
  const [filters, change] = address
  return (
    <>
      <PageTitle
        title={t('Follow-ups')}
        lead={t('Families to call back. Log a call to take a family off this list.')}
      />
      <Tabs
        label={t('When')}
        tabs={followUpTimes.map((key) => ({
          key,
          label: t(times[key]),
          panel: () => <FollowUpList address={address} />,
        }))}
        active={filters.when}
        onChange={(when) => change({ when })}
      />
    </>
  )
}

function FollowUpList({ address }: { address: ReturnType<typeof useAddress<typeof followUpsAddress>> }) {
  const { t } = useTranslation()
  const [filters, change] = address
  return (
    <>
      <div className={classes.filter}>
        <ChoiceField
          label={t('Assigned to')}
          choices={followUpOwners.map((owner) => ({ value: owner, label: t(owners[owner]) }))}
          value={filters.of}
          onChange={(of) => change({ of })}
        />
      </div>
      <PagedList
        found={useFollowUps(filters)}
        {...pagesOf(address)}
        skeleton={<RowsSkeleton />}
        empty={<NothingToDo when={filters.when} />}
      >
        {(followUps) => (
          <FollowUpTable
            followUps={followUps}
            showsOwner={filters.of === 'everybody'}
            ordering={orderingOf(address)}
          />
        )}
      </PagedList>
    </>
  )
}

function NothingToDo({ when }: { when: FollowUpTime }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t(when === 'due' ? 'No calls due' : 'No upcoming calls')}
      message={t('To plan a call, log a call on a profile and choose the day to call back.')}
      action={
        when === 'due' ? (
          <ButtonLink to="?when=upcoming">{t('See upcoming calls')}</ButtonLink>
        ) : (
          <ButtonLink to="/ad/profile/search">{t('Search Profiles')}</ButtonLink>
        )
      }
    />
  )
}
