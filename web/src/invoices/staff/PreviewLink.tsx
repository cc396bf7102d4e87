import type { Invoice } from '@bnr/contract/invoices/schemas'
import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'

export function PreviewLink({ invoice: { id, number } }: { invoice: Invoice }) {
  return (
    <ButtonLink variant="quiet" to={`/invoice/preview/${id}`} target="_blank" of={number}>
      {t('Preview')}
    </ButtonLink>
  )
}
