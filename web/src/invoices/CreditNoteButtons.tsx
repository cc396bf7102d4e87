import { downloadCreditNote } from '@bnr/contract/invoices/credit'
import type { CreditNoteShown, Invoice } from '@bnr/contract/invoices/schemas'
import { call } from '../platform/call.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'

export interface CreditNoteButtonsProps extends Pick<ButtonProps, 'variant'> {
  invoice: Pick<Invoice, 'id' | 'creditNotes'>
}

/** A download button for each credit note of an invoice. */
export const CreditNoteButtons = ({ invoice: { id, creditNotes = [] }, variant }: CreditNoteButtonsProps) =>
  creditNotes.map((note) => <CreditNoteButton key={note.id} id={id} note={note} variant={variant} />)

type OneProps = Pick<ButtonProps, 'variant'> & { id: number; note: CreditNoteShown }

function CreditNoteButton({ id, note, variant = 'quiet' }: OneProps) {
  const { mutate, isPending } = useFileDownload(() =>
    call(downloadCreditNote, { params: { id, note: note.id } }),
  )
  return (
    <Button variant={variant} busy={isPending} onClick={() => mutate()}>
      <span>{t('Credit note {number}', { number: note.number })}</span>
    </Button>
  )
}
