import type { Invoice } from '@bnr/contract/invoices/schemas'
import { type CurrentMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { ordinalDay } from '@bnr/contract/ordinalDay'
import { useCurrentMembership } from '../../../memberships/calls.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { type Translate, useTranslation } from '../../../ui/translation.ts'
import { useApproveInvoice } from '../calls.ts'
import classes from './ApproveDialog.module.css'

export interface ApproveDialogProps {
  /** None keeps the dialog closed. */
  invoice: Invoice | undefined
  onClose: () => void
}

/** Asks once more: what is approved begins, and cannot be taken back here. */
export function ApproveDialog({ invoice, onClose }: ApproveDialogProps) {
  const { t } = useTranslation()
  const approve = useApproveInvoice()
  const { data: held } = useCurrentMembership(invoice?.profileId)

  function close() {
    approve.reset()
    onClose()
  }

  function confirm() {
    if (!invoice) return
    approve.mutate(invoice.id, {
      onSuccess: ({ message }) => {
        toastSuccess(t(message))
        close()
      },
    })
  }

  return (
    <ConfirmDialog
      open={invoice !== undefined}
      title={t('Activate invoice {number}?', { number: invoice?.number ?? '' })}
      confirmLabel={t('Activate')}
      cancelLabel={t('Cancel')}
      busy={approve.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {invoice && (
        <div className={classes.text}>
          <p>
            {t('{plan} for {name}, {amount}.', {
              plan: invoice.membership.planName,
              name: invoice.profile?.basic.name ?? invoice.billedTo,
              amount: rupeesShown(invoice.total),
            })}
          </p>
          {invoice.state === 'Initiated' && <p>{t('The payment is noted as received.')}</p>}
          <p>{held ? whatStarts(invoice, held, t) : t('Loading…')}</p>
        </div>
      )}
      <p role="alert" className={classes.problem}>
        {approve.error && messageOf(approve.error, t)}
      </p>
    </ConfirmDialog>
  )
}

/** A renewal waits for the running membership; anything else begins today. */
function whatStarts({ isRenewal, isUpgrade }: Invoice, held: CurrentMembership, t: Translate): string {
  const { planName, expiresOn } = held
  if (isRenewal && expiresOn && isPaidMembership(held))
    return t('It starts on the day after {plan} ends, {day}.', { plan: planName, day: ordinalDay(expiresOn) })
  if (isUpgrade && isPaidMembership(held))
    return t('It starts today in place of {plan}; contacts and interests left carry over.', {
      plan: planName,
    })
  return t('The membership starts today.')
}
