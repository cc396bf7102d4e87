import type { Coupon } from '@bnr/contract/coupons/schemas'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { useTranslation } from '../ui/translation.ts'
import { useEndCoupon } from './calls.ts'

export interface EndDialogProps {
  /** The coupon to end; undefined while the dialog is closed. */
  coupon: Coupon | undefined
  onClose: () => void
}

export function EndDialog({ coupon, onClose }: EndDialogProps) {
  const { t } = useTranslation()
  const end = useEndCoupon()
  const code = coupon?.code ?? ''

  const confirm = () =>
    coupon &&
    end.mutate(coupon.id, {
      onSuccess: () => toastSuccess(t('{code} has ended', { code })),
      onError: (error) => toastError(t(error.message)),
      onSettled: onClose,
    })

  return (
    <ConfirmDialog
      open={coupon !== undefined}
      title={t('End {code}?', { code })}
      confirmLabel={t('End')}
      cancelLabel={t('Cancel')}
      busy={end.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {t(
          'Nobody can use it any more, and you cannot undo this. Invoices that already use it keep their discount.',
        )}
      </p>
    </ConfirmDialog>
  )
}
