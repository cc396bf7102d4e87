import { equal } from '@bnr/contract/criteria'
import type { CurrentMembership } from '@bnr/contract/memberships/schemas'
import { rupeesShown } from '@bnr/contract/money'
import type { Profile } from '@bnr/contract/profiles/profile'
import { Link } from 'react-router'
import { FactList } from '../../../ui/FactList.tsx'
import { dayShown } from '../../../ui/moments.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { Surface } from '../../../ui/Surface.tsx'
import { t } from '../../../ui/translation.ts'
import { addressShown } from '../../addressShown.ts'
import { useInvoices } from '../calls.ts'
import { InvoiceBadge } from '../InvoiceBadge.tsx'
import classes from './GeneratePage.module.css'

export function MemberSummary({ profile, membership }: { profile: Profile; membership: CurrentMembership }) {
  const until = membership.expiresOn && t('until {day}', { day: dayShown(membership.expiresOn) })
  return (
    <Surface as="section" aria-labelledby="member-title">
      <div className={classes.who}>
        <h2 id="member-title" className={classes.title}>
          <Link to={`/profile/${profile.bnrId}`} target="_blank" rel="noopener">
            {profile.basic?.name}
          </Link>
        </h2>
        <StatusBadge status={profile.status} />
      </div>
      <FactList
        facts={[
          { label: 'BNR ID', value: profile.bnrId ?? undefined },
          { label: 'Current membership', value: [t(membership.planName), until].filter(Boolean).join(', ') },
          {
            label: 'Permanent address',
            value: addressShown(profile.location?.permanent ?? {}) || t('Not given'),
          },
        ]}
      />
      <LastInvoices profileId={profile.id} />
    </Surface>
  )
}

const maxShown = 3

/** Earlier invoices, so that staff do not issue the same one twice. */
function LastInvoices({ profileId }: { profileId: number }) {
  const { data } = useInvoices({ criteria: equal({ pid: profileId }), page: 0, size: maxShown })
  if (!data || data.total === 0) return null
  return (
    <ul className={classes.last} aria-label={t('Latest invoices')}>
      {data.results.map((invoice) => (
        <li key={invoice.id}>
          <Link to={`/ad/user-membership/${invoice.id}`}>{invoice.number}</Link> {invoice.membership.planName}
          , {rupeesShown(invoice.total)} <InvoiceBadge invoice={invoice} />
        </li>
      ))}
    </ul>
  )
}
