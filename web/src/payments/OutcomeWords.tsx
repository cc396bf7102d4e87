import type { Reply } from '@bnr/contract/endpoint'
import { activationTime } from '@bnr/contract/memberships/activationTime'
import type { readOutcome } from '@bnr/contract/payments/endpoints'
import type { ReactNode } from 'react'
import { useSession } from '../accounts/session.ts'
import { useInvoice } from '../invoices/calls.ts'
import { receivedShown, renewalStart } from '../invoices/received.ts'
import { BackToPerson } from '../memberships/BackToPerson.tsx'
import { useServiceProviderWords } from '../reference/serviceProvider.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { t } from '../ui/translation.ts'
import { usePageTitle } from '../ui/usePageTitle.ts'
import { addressOf } from './checkoutAddress.ts'
import { SupportPhone } from './SupportPhone.tsx'

type Found = { outcome: Reply<typeof readOutcome> }

export function Paid({ outcome }: Found) {
  const { user } = useSession()
  const message = (
    <>
      {user && <Received invoiceId={outcome.invoiceId} />}
      <WhatHappensNext outcome={outcome} />
    </>
  )
  return (
    <OutcomeMessage title={t('Congratulations!')} message={message}>
      <BackToPerson />
      {user && (
        <ButtonLink to={`/invoice/preview/${outcome.invoiceId}`} variant="outlined">
          {t('View Invoice')}
        </ButtonLink>
      )}
    </OutcomeMessage>
  )
}

/** The amount and the number, which only the owner's own session may read. */
function Received({ invoiceId }: { invoiceId: number }) {
  const { data: invoice } = useInvoice(invoiceId)
  return invoice ? <>{receivedShown(invoice)} </> : null
}

/** What happens after the payment: the membership waits for approval or its day, runs or has ended. A top-up is there at once. */
function WhatHappensNext({ outcome: { state, planName, isTopUp, waitsForDay } }: Found) {
  const plan = { plan: t(planName) }
  if (isTopUp && state === 'Active') return t('We added {plan} to your plan. You can use them now.', plan)
  if (state === 'Active')
    return waitsForDay
      ? `${t('Your renewal with {plan} is ready.', plan)} ${t(renewalStart)}`
      : t('Your {plan} membership has started.', plan)
  if (state !== 'Paid') return t('We received your payment for {plan}. That membership has ended.', plan)
  return (
    <>
      {t(
        'A relationship manager will verify your payment for {plan} and activate it shortly. If you have a question, call',
        plan,
      )}{' '}
      <Support />. {t(activationTime)} {waitsForDay && t(renewalStart)}
    </>
  )
}

export function Unpaid({ outcome: { state, invoiceId } }: Found) {
  const isOver = state === 'Expired'
  const title = state === 'Cancelled' ? t('Your order has been cancelled') : t('Your order has been declined')
  return (
    <OutcomeMessage
      title={title}
      message={
        <>
          {t(
            state === 'Cancelled'
              ? 'You left before paying, so no money should have left your account. If it did, your bank returns it, usually within 5 to 7 working days.'
              : 'If money has left your account all the same, your bank returns it, usually within 5 to 7 working days.',
          )}{' '}
          {t(
            isOver
              ? 'The invoice can no longer be paid, so please choose the plan again. For help, call'
              : 'Try again with another card or another way to pay. For help, or to pay by bank transfer, call',
          )}
        </>
      }
      endsWithPhone
    >
      {isOver ? (
        <ButtonLink to="/packages">{t('Membership plans')}</ButtonLink>
      ) : (
        <ButtonLink to={addressOf({ kind: 'invoice', invoiceId })}>{t('Try again')}</ButtonLink>
      )}
    </OutcomeMessage>
  )
}

export function Credited() {
  return (
    <OutcomeMessage
      title={t('This payment was credited')}
      message={t('You can see its credit note in My Account. If you have questions, call')}
      endsWithPhone
    />
  )
}

export function CheckingWithBank() {
  return (
    <OutcomeMessage
      waits
      title={t('We are checking with the bank')}
      message={t('This takes a few seconds. Please do not pay again.')}
    />
  )
}

export function NoAnswerYet({ busy, onLookAgain }: { busy: boolean; onLookAgain: () => void }) {
  return (
    <OutcomeMessage
      title={t('The bank has not answered yet')}
      message={t(
        'We will write to you as soon as we know. Please do not pay again until then. If you have questions, call',
      )}
      endsWithPhone
    >
      <Button busy={busy} onClick={onLookAgain}>
        {t('Check again')}
      </Button>
    </OutcomeMessage>
  )
}

/** Shown when the address does not identify an order. */
export function Unknown() {
  return (
    <OutcomeMessage
      title={t('Your payment')}
      message={t('This address does not name a payment. You can see your payment in My Account.')}
    />
  )
}

interface OutcomeMessageProps {
  title: string
  message: ReactNode
  /** Adds the support number at the end of the message. */
  endsWithPhone?: boolean
  /** The next step, shown before the link to My Account. */
  children?: ReactNode
  /** The page updates by itself, so no button is prominent. */
  waits?: boolean
}

function OutcomeMessage({
  title,
  message,
  endsWithPhone = false,
  children,
  waits = false,
}: OutcomeMessageProps) {
  usePageTitle(title)
  return (
    <div role="status">
      <EmptyState
        isPage
        title={title}
        message={
          endsWithPhone ? (
            <>
              {message} <Support />
            </>
          ) : (
            message
          )
        }
        action={
          <>
            {children}
            <ButtonLink to="/profile/myaccount" variant={waits || children ? 'outlined' : 'filled'}>
              {t('My Account')}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}

function Support() {
  const { provider } = useServiceProviderWords()
  return provider && <SupportPhone shown={provider.supportPhone} />
}
