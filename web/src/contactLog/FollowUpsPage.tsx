import { type FollowUpOwner, followUpOwners } from '@bnr/contract/contactLog/endpoints'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ChoiceField } from '../ui/fields/ChoiceField.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { orderingOf, pagesOf, useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { useTranslation } from '../ui/translation.ts'
import { followUpsAddress, useFollowUps } from './calls.ts'
import classes from './FollowUpsPage.module.css'
import { FollowUpTable } from './FollowUpTable.tsx'

export const meta = () => pageMeta('Follow-ups')

const owners: Record<FollowUpOwner, string> = { mine: 'Mine', everybody: 'Everybody’s' }

/** Whom to get in touch with today. */
export default function FollowUpsPage() {
  const { t } = useTranslation()
  const address = useAddress(followUpsAddress)
  const [asked, change] = address
  return (
    <>
      <PageTitle
        title={t('Follow-ups')}
        lead={t('Families to get in touch with today. A call that is written down takes one off this list.')}
      />
      <div className={classes.filter}>
        <ChoiceField
          label={t('Whose')}
          choices={followUpOwners.map((owner) => ({ value: owner, label: t(owners[owner]) }))}
          value={asked.of}
          onChange={(chosen) => change({ of: followUpOwners.find((owner) => owner === chosen) ?? 'mine' })}
        />
      </div>
      <PagedList
        found={useFollowUps(asked)}
        {...pagesOf(address)}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            title={t('Nobody is waiting for a call')}
            message={t('A day to get in touch again is written down with a call, on a profile.')}
            action={<ButtonLink to="/ad/profile/search">{t('Search Profiles')}</ButtonLink>}
          />
        }
      >
        {(followUps) => (
          <FollowUpTable
            followUps={followUps}
            showsOwner={asked.of === 'everybody'}
            ordering={orderingOf(address)}
          />
        )}
      </PagedList>
    </>
  )
}
