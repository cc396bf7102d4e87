import { dayShown } from '@bnr/contract/dates'
import { creditedOf, isCredited } from '@bnr/contract/invoices/creditNotes'
import type { Paise } from '@bnr/contract/money'
import { rupeesShown } from '@bnr/contract/money'
import type { CreditNoteRow } from './creditNote.ts'

/** The invoice has room for this many on its page. */
const maxNamed = 3

export function creditRemark(total: Paise, notes: readonly CreditNoteRow[]): string | undefined {
  const last = notes.at(-1)
  if (!last) return undefined
  const invoice = { total, creditNotes: notes }
  if (notes.length === 1 && isCredited(invoice)) return `Credited by credit note ${nameOf(last)}.`
  if (notes.length <= maxNamed)
    return notes
      .map((note) => `${rupeesShown(note.total)} credited by credit note ${nameOf(note)}.`)
      .join(' ')
  return `${rupeesShown(creditedOf(invoice))} credited by ${notes.length} credit notes, the last one ${nameOf(last)}.`
}

const nameOf = ({ number, issuedOn }: CreditNoteRow): string => `${number} of ${dayShown(issuedOn)}`
