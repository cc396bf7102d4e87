import type { Invoice } from '@bnr/contract/invoices/schemas'
import { useMutation } from '@tanstack/react-query'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { toastError } from '../ui/toasts.ts'
import { useTranslation } from '../ui/translation.ts'
import { saveCreditNote } from './calls.ts'

export interface CreditNoteButtonProps extends Pick<ButtonProps, 'variant'> {
  invoice: Pick<Invoice, 'id' | 'creditNote'>
}

/** The credit note that takes an invoice back, as a PDF; nothing where there is none. */
export function CreditNoteButton({ invoice: { id, creditNote }, variant = 'quiet' }: CreditNoteButtonProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveCreditNote(id),
    onError: ({ message }) => toastError(t(message)),
  })
  if (creditNote === undefined) return null
  return (
    <Button variant={variant} busy={isPending} onClick={() => mutate()}>
      <span>{t('Credit note {number}', { number: creditNote })}</span>
    </Button>
  )
}
