import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { useServiceProviderWords } from '../reference/serviceProvider.ts'
import { FactList } from '../ui/FactList.tsx'
import { Section } from '../ui/Section.tsx'
import { t } from '../ui/translation.ts'
import classes from './Checkout.module.css'
import { SupportPhone } from './SupportPhone.tsx'

/** Bank details for members who prefer a transfer. With an invoice, transfer is the only way to pay it at present. */
export function TransferDetails({ invoice }: { invoice?: Pick<Invoice, 'number' | 'total'> }) {
  const { provider } = useServiceProviderWords()
  if (provider && !provider.bankAccount) return null
  return (
    <Section surface size="card" title={t('Pay by bank transfer')} className={classes.transfer}>
      <p className={classes.lead}>
        {invoice
          ? t('Please transfer {amount} and quote {number}.', {
              amount: rupeesShown(invoice.total),
              number: invoice.number,
            })
          : t(
              'To pay by bank transfer, transfer the total to this account and tell us. Our staff will issue the invoice.',
            )}
      </p>
      {provider && <Account provider={provider} />}
    </Section>
  )
}

type Provider = NonNullable<ReturnType<typeof useServiceProviderWords>['provider']>

function Account({ provider: { bankAccount, supportPhone, supportEmail } }: { provider: Provider }) {
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
