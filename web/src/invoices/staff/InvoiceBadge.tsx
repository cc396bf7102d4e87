import type { InvoiceState } from '@bnr/contract/invoices/states'
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx'
import { useTranslation } from '../../ui/translation.ts'

const tones: Record<InvoiceState, Tone> = {
  Draft: 'calm',
  Initiated: 'calm',
  Paid: 'waiting',
  Active: 'good',
  Expired: 'closed',
  Cancelled: 'closed',
  Failed: 'closed',
}

export function InvoiceBadge({ state }: { state: InvoiceState }) {
  const { t } = useTranslation()
  return <ToneBadge tone={tones[state]}>{t(state)}</ToneBadge>
}
