import { isCredited } from '@bnr/contract/invoices/creditNotes'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { unpaidStates } from '@bnr/contract/invoices/states'
import { CreditNoteButtons } from '../invoices/CreditNoteButtons.tsx'
import { useInvoice } from '../invoices/calls.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { t } from '../ui/translation.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'
import { Refusal } from './Refusal.tsx'
import type { WayToBank } from './useWayToBank.ts'

/** Pays an invoice that was issued earlier, or says why that is impossible. */
export function InvoiceCheckout({ id, way }: { id: number; way: WayToBank }) {
  const { data: invoice, error, isFetching, refetch } = useInvoice(id)
  if (invoice === null) return <Refusal code="invoice_not_found" />
  if (invoice && isCredited(invoice)) return <Credited invoice={invoice} />
  if (invoice?.notPayable) return <NotPayable reason={invoice.notPayable} />
  if (invoice && unpaidStates.includes(invoice.state))
    return <InvoiceForm invoice={invoice} way={isByCard(invoice) ? way : { ...way, isClosed: true }} />
  if (invoice?.state === 'Paid') return <Refusal code="waiting_for_activation" />
  if (invoice?.membership.id !== undefined) return <AlreadyPaid invoice={invoice} />
  if (invoice) return <Refusal code="invoice_lapsed" />
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <CheckoutSkeleton />
}

const isByCard = ({ paymentKind }: Invoice): boolean => paymentKind === 'cc'

function NotPayable({ reason }: { reason: string }) {
  return (
    <EmptyState
      title={t('This invoice can no longer be paid')}
      message={t(reason)}
      action={<ButtonLink to="/packages">{t('Membership plans')}</ButtonLink>}
    />
  )
}

function Credited({ invoice }: { invoice: Invoice }) {
  return (
    <EmptyState
      title={t('This invoice was credited')}
      message={t('You can see its credit note in My Account. To buy a membership, choose a plan again.')}
      action={
        <>
          <ButtonLink to="/packages">{t('Membership plans')}</ButtonLink>
          <CreditNoteButtons invoice={invoice} variant="outlined" />
        </>
      }
    />
  )
}

function AlreadyPaid({ invoice: { id, membership, state, isRenewal } }: { invoice: Invoice }) {
  return (
    <EmptyState
      title={t('This invoice is paid')}
      message={t(state === 'Active' ? activeShown(isRenewal) : 'Your {plan} membership has ended.', {
        plan: t(membership.planName),
      })}
      action={
        <>
          <ButtonLink to="/profile/myaccount">{t('My Account')}</ButtonLink>
          <ButtonLink to={`/invoice/preview/${id}`} variant="outlined">
            {t('View Invoice')}
          </ButtonLink>
        </>
      }
    />
  )
}

const activeShown = (isRenewal: boolean): string =>
  isRenewal ? 'My Account shows when your renewal with {plan} starts.' : 'Your {plan} membership has started.'
