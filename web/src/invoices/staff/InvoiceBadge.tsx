import type { Invoice } from '@bnr/contract/invoices/schemas'
import { type ShownState, shownStateOf } from '@bnr/contract/invoices/states'
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx'
import { t } from '../../ui/translation.ts'

const tones: Record<ShownState, Tone> = {
  Draft: 'calm',
  Initiated: 'calm',
  Paid: 'waiting',
  Active: 'good',
  Expired: 'closed',
  Cancelled: 'closed',
  Failed: 'closed',
  Credited: 'closed',
}

export function InvoiceBadge({ invoice }: { invoice: Pick<Invoice, 'state' | 'total' | 'creditNotes'> }) {
  const state = shownStateOf(invoice)
  return <ToneBadge tone={tones[state]}>{t(state)}</ToneBadge>
}
