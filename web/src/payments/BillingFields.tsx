import type { InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { defaultCountry } from '@bnr/contract/profiles/location'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { Surface } from '../ui/Surface.tsx'
import { useTranslation } from '../ui/translation.ts'
import classes from './Checkout.module.css'
import { PlaceFields } from './PlaceFields.tsx'
import { taxNote } from './taxNote.ts'
import type { CheckoutForm } from './usePlanForm.ts'

export interface BillingFieldsProps {
  form: CheckoutForm
  /** Of the member; an invoice is for nobody else. */
  name: string
  draft: InvoiceDraft | undefined
}

/** Where the invoice is addressed to. It stands for this invoice alone; the profile keeps its address. */
export function BillingFields({ form, name, draft }: BillingFieldsProps) {
  const { t } = useTranslation()
  const line = (path: 'door' | 'locality' | 'postalCode') => {
    const { value = '', ...field } = fieldOf(form, `billingAddress.${path}`)
    return { ...field, value }
  }
  const PostalCode = form.values.billingAddress.country === defaultCountry ? DigitsField : TextField
  return (
    <Surface as="section" aria-labelledby="billing-title">
      <h2 id="billing-title" className={classes.title}>
        {t('Billing details')}
      </h2>
      <p className={classes.name}>{name}</p>
      <div className={classes.fields}>
        <TextField
          label={t('Door and street')}
          autoComplete="billing address-line1"
          maxLength={100}
          {...line('door')}
        />
        <TextField
          label={t('Locality')}
          autoComplete="billing address-line2"
          maxLength={100}
          {...line('locality')}
        />
        <PlaceFields form={form} />
        <PostalCode
          label={t('Postal code')}
          autoComplete="billing postal-code"
          maxLength={10}
          {...line('postalCode')}
        />
      </div>
      {draft && <p className={classes.tax}>{taxNote(draft, t)}</p>}
    </Surface>
  )
}
