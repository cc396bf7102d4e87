import { TextField } from '../../../ui/fields/TextField.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import { t } from '../../../ui/translation.ts'
import AddressFields from '../../AddressFields.tsx'
import classes from './GeneratePage.module.css'
import type { FormPart } from './SaleFields.tsx'

/** Name and address on the invoice. The state decides the tax. */
export function BilledToFields({ form }: FormPart) {
  return (
    <fieldset className={classes.billing}>
      <legend className={classes.title}>{t('Billed to')}</legend>
      <TextField label={t('Billing name')} maxLength={80} {...fieldOf(form, 'billedTo')} />
      <AddressFields form={form} />
    </fieldset>
  )
}
