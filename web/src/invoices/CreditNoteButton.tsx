import { downloadCreditNote } from '@bnr/contract/invoices/credit'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { call } from '../platform/call.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { useTranslation } from '../ui/translation.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'

export interface CreditNoteButtonProps extends Pick<ButtonProps, 'variant'> {
  invoice: Pick<Invoice, 'id' | 'creditNote'>
}

/** The credit note that takes an invoice back, as a PDF; nothing where there is none. */
export function CreditNoteButton({ invoice: { id, creditNote }, variant = 'quiet' }: CreditNoteButtonProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useFileDownload(() => call(downloadCreditNote, { params: { id } }))
  if (creditNote === undefined) return null
  return (
    <Button variant={variant} busy={isPending} onClick={() => mutate()}>
      <span>{t('Credit note {number}', { number: creditNote })}</span>
    </Button>
  )
}
