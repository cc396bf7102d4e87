import { paymentKinds, proofOf } from '@bnr/contract/invoices/paymentKinds'
import type { Activation, Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { ChangeDialog } from '../../../ui/ChangeDialog.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { dayShown } from '../../../ui/moments.ts'
import { t } from '../../../ui/translation.ts'
import { useActivation, useApproveInvoice } from '../calls.ts'
import classes from './ApproveDialog.module.css'

/** Asks for confirmation, because an approval starts the membership and cannot be undone here. */
export function ApproveDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const activation = useActivation(invoice.id)
  return (
    <ChangeDialog
      change={useApproveInvoice()}
      input={invoice.id}
      done={({ message }) => t(message)}
      title={t('Activate invoice {number}?', { number: invoice.number })}
      confirmLabel={t('Activate')}
      possible={activation.isSuccess}
      onClose={onClose}
    >
      <div className="stack-3">
        <p>
          {t('{plan} for {name}, {amount}.', {
            plan: invoice.membership.planName,
            name: invoice.profile?.basic.name ?? invoice.billedTo,
            amount: rupeesShown(invoice.total),
          })}
        </p>
        {invoice.state === 'Initiated' && <p>{t('The payment has been received.')}</p>}
        {!activation.error && <p>{activation.data ? activationText(activation.data) : t('Loading…')}</p>}
        {activation.data && <FactList variant="lines" facts={paymentFacts(activation.data.payment)} />}
      </div>
      <p role="alert" className={classes.problem}>
        {activation.error && messageOf(activation.error)}
      </p>
    </ChangeDialog>
  )
}

function paymentFacts({ paymentKind, reference, receivedOn, enteredBy }: Activation['payment']) {
  const proof = proofOf(paymentKind)
  const byGateway = t(paymentKind === 'cc' ? 'The card gateway' : 'The member')
  return [
    { label: 'Payment type', value: t(paymentKinds[paymentKind].label) },
    { label: proof?.title ?? 'Transaction ID', value: reference ?? t('Not given') },
    { label: 'Day of receipt', value: receivedOn ? dayShown(receivedOn) : t('Today') },
    { label: 'Entered by', value: enteredBy ?? byGateway },
  ]
}

function activationText({ way, planName: plan = '', startsOn = '' }: Activation): string {
  if (way === 'waits') return t('It starts on {day}, when {plan} ends.', { plan, day: dayShown(startsOn) })
  if (way === 'replaces')
    return t('It replaces {plan} today. Unused contacts and interests carry over as the terms say.', { plan })
  if (way === 'adds') return t('It adds to {plan} and ends with it.', { plan })
  return t('The membership starts today.')
}
