import { expiryShown } from '@bnr/contract/dates'
import { type CurrentMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { useCurrentMembership } from '../memberships/calls.ts'
import { Section } from '../ui/Section.tsx'
import { t } from '../ui/translation.ts'
import { useTopUps } from './calls.ts'
import { type ToppedUp, TopUpList } from './TopUpList.tsx'

/** Top-ups for a running plan. Without a plan, or while it is frozen, there is nothing to add to. */
export function TopUpOffer({ membership }: { membership: CurrentMembership }) {
  return <Offered membership={membership} adding={['phoneContacts', 'expressInterests']} />
}

/** In My Account, for what the member has nearly used up. */
export function TopUpsRunningLow({ profileId }: { profileId: number }) {
  const { data } = useCurrentMembership(profileId)
  return data ? <Offered membership={data} adding={runningLow(data)} /> : null
}

/** A fifth or less is left. */
function runningLow({
  phoneContacts,
  usedPhoneContacts,
  expressInterests,
  usedExpressInterests,
}: CurrentMembership): ToppedUp[] {
  const isLow = (all: number, used: number) => (all - used) * 5 <= all
  return [
    ...(isLow(phoneContacts, usedPhoneContacts) ? (['phoneContacts'] as const) : []),
    ...(isLow(expressInterests, usedExpressInterests) ? (['expressInterests'] as const) : []),
  ]
}

interface OfferedProps {
  membership: CurrentMembership
  adding: readonly ToppedUp[]
}

function Offered(props: OfferedProps) {
  const { membership, adding } = props
  const runs = isPaidMembership(membership) && !membership.isFrozen && adding.length > 0
  return runs ? <OfferedSection {...props} /> : null
}

function OfferedSection({ membership, adding }: OfferedProps) {
  const { data = [] } = useTopUps()
  const { planName: plan, expiresOn = '' } = membership
  if (!data.some((topUp) => adding.some((quota) => topUp[quota] > 0))) return null
  return (
    <Section title={t('Add more to your plan')}>
      <p className="soft">
        {t(
          'They are yours as soon as you have paid. They end with {plan}, on {day}, and carry over when you upgrade.',
          {
            plan: t(plan),
            day: expiryShown(expiresOn),
          },
        )}
      </p>
      <TopUpList adding={adding} />
    </Section>
  )
}
