import { indianNumber } from '@bnr/contract/indianNumber'
import { activationTime } from '@bnr/contract/memberships/activationTime'
import { Link } from 'react-router'
import { FullViewNotice } from '../profiles/fullView/FullViewNotice.tsx'
import { useFullViewStep } from '../profiles/fullView/fullView.ts'
import { ReviewBand } from '../profiles/review/ReviewBand.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { t } from '../ui/translation.ts'
import type { Dashboard } from './calls.ts'
import { PeopleRow } from './PeopleRow.tsx'
import classes from './Waiting.module.css'

/** What waits for the member, the most urgent first: interests and proposals, the number, the review, a payment. */
export function Waiting({ dashboard }: { dashboard: Dashboard }) {
  const { profile, interests, proposals, invoice } = dashboard
  const step = useFullViewStep()
  return (
    <div className={classes.waiting}>
      {interests.total > 0 && <InterestsRow interests={interests} />}
      {proposals && proposals.total > 0 && <ProposalsRow proposals={proposals} />}
      {step === 'number_not_verified' && <FullViewNotice />}
      <ReviewBand profile={profile} />
      {step === 'review_not_asked' && <FullViewNotice />}
      {invoice && <InvoiceNotice invoice={invoice} />}
    </div>
  )
}

function InterestsRow({ interests: { results, total } }: Pick<Dashboard, 'interests'>) {
  const title =
    total === 1 ? t('1 interest to answer') : t('{count} interests to answer', { count: indianNumber(total) })
  return (
    <PeopleRow
      id="interests-title"
      title={title}
      all={<Link to="/activity/interest-received">{t('See and answer')}</Link>}
      people={results.map((profile) => ({ profile }))}
      empty={<Link to="/activity/interest-received">{t('See and answer')}</Link>}
    />
  )
}

function ProposalsRow({ proposals }: { proposals: NonNullable<Dashboard['proposals']> }) {
  const { results, manager = '' } = proposals
  const all = <Link to="/proposals">{t('See and answer')}</Link>
  return (
    <PeopleRow
      id="proposals-title"
      title={t('Proposed by {name}, your relationship manager', { name: manager })}
      all={all}
      people={results.map((profile) => ({ profile }))}
      empty={all}
    />
  )
}

type Invoice = NonNullable<Dashboard['invoice']>

/** An invoice to pay, or one that is paid and waits for its activation. */
function InvoiceNotice({ invoice: { id, planName, isPaid } }: { invoice: Invoice }) {
  return (
    <Notice
      label={t('Your payment')}
      text={
        isPaid
          ? `${t('We have your payment for {plan}.', { plan: t(planName) })} ${t(activationTime)}`
          : t('Your invoice for {plan} is not paid yet.', { plan: t(planName) })
      }
    >
      {isPaid ? (
        <ButtonLink to="/profile/myaccount" variant="outlined">
          {t('My Account')}
        </ButtonLink>
      ) : (
        <ButtonLink to={`/checkout?invoice=${id}`}>{t('Pay Now')}</ButtonLink>
      )}
    </Notice>
  )
}
