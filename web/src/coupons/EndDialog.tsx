import type { Coupon } from '@bnr/contract/coupons/schemas'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useEndCoupon } from './calls.ts'

export interface EndDialogProps {
  coupon: Coupon
  onClose: () => void
}

export function EndDialog({ coupon, onClose }: EndDialogProps) {
  const end = useEndCoupon()
  const { id, code } = coupon

  const confirm = () =>
    end.mutate(id, {
      onSuccess: () => toastSuccess(t('{code} has ended', { code })),
      onError: (error) => toastError(t(error.message)),
      onSettled: onClose,
    })

  return (
    <ConfirmDialog
      open
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
