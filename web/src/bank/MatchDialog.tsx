import { type BankLine, matchBankLine } from '@bnr/contract/bank/endpoints'
import { equal } from '@bnr/contract/criteria'
import { searchInvoices } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { useState } from 'react'
import { call } from '../platform/call.ts'
import { errorsOf } from '../platform/formErrors.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useDialogForm } from '../ui/form/useDialogForm.ts'
import { toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useMatch } from './calls.ts'
import { matchEffect, matchLabel } from './matchWords.ts'

const unknownNumber = 'No invoice has this number'

/** Finds the invoice of a number, shows it, and matches the line with it on the second press. */
export function MatchDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const match = useMatch()
  const [known, setKnown] = useState<{ number: string; invoice: Invoice }>()
  /** Not if the number was changed while we searched. */
  const foundBy = (number: string) => (known?.number === number.trim() ? known.invoice : undefined)
  const form = useDialogForm(onClose, {
    initial: { number: '' },
    check: ({ number }) => (number.trim() ? {} : { number: 'Enter the number of the invoice' }),
    send: async ({ number }) => {
      const searched = number.trim()
      const found = foundBy(searched)
      if (!found) {
        setKnown({ number: searched, invoice: await invoiceNumbered(searched) })
        return false
      }
      const { message } = await match.mutateAsync({ lineId: line.id, invoiceId: found.id })
      return toastSuccess(t(message))
    },
    refused: (error) =>
      error instanceof UnknownNumber
        ? { number: unknownNumber }
        : Object.fromEntries(
            Object.values(errorsOf(error, matchBankLine.body)).map((message) => ['number', message]),
          ),
  })
  const found = foundBy(form.values.number)
  return (
    <FormDialog
      form={form}
      title={t('Which invoice does this line belong to?')}
      action={found ? matchLabel(!found.paidOn) : t('Find the invoice')}
      onClose={onClose}
    >
      <p>{[line.reference, rupeesShown(line.amount)].filter(Boolean).join(' · ')}</p>
      <TextField
        label={t('Invoice number')}
        required
        maxLength={16}
        autoComplete="off"
        {...fieldOf(form, 'number')}
      />
      <div aria-live="polite">{found && <FoundInvoice invoice={found} />}</div>
    </FormDialog>
  )
}

class UnknownNumber extends Error {}

async function invoiceNumbered(number: string): Promise<Invoice> {
  const criteria = equal({ ino: number.toUpperCase() })
  const [found] = (await call(searchInvoices, { body: { criteria } })).results
  if (!found) throw new UnknownNumber(unknownNumber)
  return found
}

function FoundInvoice({
  invoice: { number, total, state, profile, billedTo, paidOn },
}: {
  invoice: Invoice
}) {
  return (
    <>
      <p>{[number, profile?.basic.name ?? billedTo, rupeesShown(total), t(state)].join(' · ')}</p>
      <p>{matchEffect(!paidOn)}</p>
    </>
  )
}
