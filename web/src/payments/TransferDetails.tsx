import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { useServiceProviderWords } from '../reference/serviceProvider.ts'
import { FactList } from '../ui/FactList.tsx'
import { Surface } from '../ui/Surface.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './Checkout.module.css'
import { SupportPhone } from './SupportPhone.tsx'

/** For those who would rather transfer; with an invoice, for whom it is the only way at present. */
export function TransferDetails({ invoice }: { invoice?: Pick<Invoice, 'number' | 'total'> }) {
  const { t } = useTranslation()
  const { provider } = useServiceProviderWords()
  if (provider && !provider.bankAccount) return null
  return (
    <Surface as="section" aria-labelledby="transfer-title" className={classes.transfer}>
      <h2 id="transfer-title" className={classes.title}>
        {t('Pay by bank transfer')}
      </h2>
      <p className={classes.lead}>
        {invoice
          ? t('Please transfer {amount}, and name the invoice {number} with it.', {
              amount: rupeesShown(invoice.total),
              number: invoice.number,
            })
          : t(
              'If you would rather transfer the total, do it to this account and tell us. Our staff make the invoice.',
            )}
      </p>
      {provider && <Account provider={provider} />}
    </Surface>
  )
}

type Provider = NonNullable<ReturnType<typeof useServiceProviderWords>['provider']>

function Account({ provider: { bankAccount, supportPhone, supportEmail } }: { provider: Provider }) {
  const { t } = useTranslation()
  if (!bankAccount) return null
  const { name, number, bank } = bankAccount
  return (
    <>
      <FactList
        variant="narrow"
        facts={[
          { label: 'Account name', value: name },
          { label: 'Account number', value: number },
          { label: 'Bank', value: `${bank.name}, ${bank.branch}` },
          { label: 'IFSC', value: bank.ifsc },
        ]}
      />
      <p className={classes.note}>
        {t('Tell us at')} <SupportPhone shown={supportPhone} /> {t('or')}{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </>
  )
}
