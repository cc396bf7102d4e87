import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { useServiceProviderWords } from '../reference/calls.ts'
import { Surface } from '../ui/Surface.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './Checkout.module.css'
import { SupportPhone } from './SupportPhone.tsx'

/** For those who would rather transfer; with an invoice, for whom it is the only way at present. */
export function TransferDetails({ invoice }: { invoice?: Pick<Invoice, 'number' | 'total'> }) {
  const { t } = useTranslation()
  const { provider } = useServiceProviderWords()
  return (
    <Surface as="section" aria-labelledby="transfer-title">
      <h2 id="transfer-title" className={classes.title}>
        {t('Pay by bank transfer')}
      </h2>
      <p>
        {invoice
          ? t('Please transfer {amount}, and name the invoice {number} with it.', {
              amount: rupeesShown(invoice.total),
              number: invoice.number,
            })
          : t('If you would rather transfer the amount, our staff make the invoice for you.')}
      </p>
      {provider && (
        <p>
          {t('For our account call')} <SupportPhone shown={provider.supportPhone} /> {t('or write to')}{' '}
          <a href={`mailto:${provider.supportEmail}`}>{provider.supportEmail}</a>
        </p>
      )}
    </Surface>
  )
}
