import type { BankLine, ProposedInvoice } from '@bnr/contract/bank/endpoints'
import { rupeesShown } from '@bnr/contract/money'
import { dayShown } from '../ui/moments.ts'
import { t } from '../ui/translation.ts'

type InvoiceOfLine = Pick<ProposedInvoice, 'state' | 'memberName' | 'bnrId'>

export const whoseInvoice = ({ state, memberName, bnrId }: InvoiceOfLine): string =>
  [memberName, bnrId && t('BNR ID {id}', { id: bnrId }), t(state)].filter(Boolean).join(' · ')

export const matchLabel = (pays: boolean): string => t(pays ? 'Settle' : 'Mark as seen')

export function matchQuestion({ amount, day }: BankLine, { pays, number }: ProposedInvoice): string {
  const payment = { number, amount: rupeesShown(amount), day: dayShown(day) }
  return pays
    ? t('Settle {number} with this payment of {amount}, received on {day}?', payment)
    : t('Mark {number} as seen with this payment of {amount}, received on {day}?', payment)
}

export const matchEffect = (pays: boolean): string =>
  pays
    ? t(
        'The invoice becomes paid on the day of the line, and the member gets a message. You cannot undo this.',
      )
    : t('The invoice is paid already. This only records which bank line paid it.')

export const settleAllQuestion = (count: number, sum: string): string =>
  t('Settle {count} proposals, {sum} in all?', { count, sum })

export const settleAllEffect = (): string =>
  t(
    'Open invoices become paid on the days of their lines, and their members get a message. You cannot undo this.',
  )

export const unmatchQuestion = ({ invoice, settlement }: BankLine): string =>
  t('Separate the line from {number}?', { number: invoice?.number ?? settlement ?? '' })

export const unmatchEffect = ({ settlement }: BankLine): string =>
  t(settlement ? 'The line is open again.' : 'The invoice stays paid. The line is open again.')
