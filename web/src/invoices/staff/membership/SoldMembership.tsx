import type { Invoice } from '@bnr/contract/invoices/schemas'
import { Link } from 'react-router'
import { FactList } from '../../../ui/FactList.tsx'
import { dayShown } from '../../../ui/moments.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { type Tone, ToneBadge } from '../../../ui/ToneBadge.tsx'
import { t } from '../../../ui/translation.ts'
import { InvoiceBadge } from '../InvoiceBadge.tsx'
import { GrantMembership } from './GrantMembership.tsx'
import classes from './SoldMembership.module.css'

/** The membership that an invoice paid for. */
export function SoldMembership({ invoice }: { invoice: Invoice }) {
  const { membership, profile, number } = invoice
  const { startsOn, endsOn, renewsOn, usedPhoneContacts, usedExpressInterests } = membership
  const figure = (used: number | undefined) => (used === undefined ? undefined : String(used))
  const day = (isoDay: string | undefined) => isoDay && dayShown(isoDay)
  return (
    <Surface className={classes.page}>
      <div className={classes.head}>
        <h2 className="title-card">{profile?.basic.name ?? invoice.billedTo}</h2>
        <MembershipState invoice={invoice} />
      </div>
      <FactList
        missing={() => '–'}
        facts={[
          { label: 'Name', value: profile?.basic.name ?? invoice.billedTo },
          { label: 'Package Name', value: membership.planName },
          { label: 'Start Date', value: day(startsOn) },
          { label: 'End Date', value: day(endsOn) },
          { label: 'Renewal Date', value: day(renewsOn) },
          { label: 'Used Phone Count', value: figure(usedPhoneContacts) },
          { label: 'Used Express Interest Count', value: figure(usedExpressInterests) },
          { label: 'Status', value: t(stateOf(invoice).words) },
        ]}
      />
      <p className={classes.foot}>
        {t('Invoice {number}', { number })} <InvoiceBadge invoice={invoice} />{' '}
        {profile && <Link to={`/profile/${profile.bnrId}`}>{t('View the profile')}</Link>}
      </p>
      <GrantMembership invoice={invoice} />
    </Surface>
  )
}

function MembershipState({ invoice }: { invoice: Invoice }) {
  const { words, tone } = stateOf(invoice)
  return <ToneBadge tone={tone}>{t(words)}</ToneBadge>
}

const states: Record<NonNullable<Invoice['membership']['state']>, { words: string; tone: Tone }> = {
  Waiting: { words: 'Starts when the current membership ends', tone: 'waiting' },
  Active: { words: 'Active', tone: 'good' },
  Expired: { words: 'Expired', tone: 'closed' },
}

const stateOf = ({ membership: { state } }: Invoice) =>
  state ? states[state] : ({ words: 'Not activated yet', tone: 'calm' } as const)
