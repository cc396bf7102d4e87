import { countriesWithStates } from '@bnr/contract/profiles/address'
import { useCountries, useStates } from '../../../reference/calls.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import { useTranslation } from '../../../ui/translation.ts'
import classes from './GeneratePage.module.css'
import type { FormPart } from './SaleFields.tsx'

/** Name and address as they stand on the invoice; its state decides the tax. */
export function BilledToFields({ form }: FormPart) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.billing}>
      <legend className={classes.title}>{t('Billed to')}</legend>
      <TextField label={t('Billing name')} maxLength={80} {...fieldOf(form, 'billedTo')} />
      <TextField label={t('Door and street')} maxLength={100} {...fieldOf(form, 'billingAddress.door')} />
      <TextField label={t('Locality')} maxLength={100} {...fieldOf(form, 'billingAddress.locality')} />
      <div className={classes.pair}>
        <CountryField form={form} />
        <StateField form={form} />
        <TextField label={t('City')} maxLength={100} {...fieldOf(form, 'billingAddress.city')} />
        <TextField label={t('Pincode')} maxLength={10} {...fieldOf(form, 'billingAddress.postalCode')} />
      </div>
    </fieldset>
  )
}

function CountryField({ form }: FormPart) {
  const { t } = useTranslation()
  const { choices } = useCountries()
  const { value, error } = fieldOf(form, 'billingAddress.country')
  return (
    <SelectField
      label={t('Country')}
      required
      choices={choices}
      value={value || null}
      error={error}
      onChange={(country) => {
        form.set('billingAddress.country', country ?? '')
        form.set('billingAddress.state', '')
      }}
    />
  )
}

/** Countries without a list of states take any. */
function StateField({ form }: FormPart) {
  const { t } = useTranslation()
  const { country } = form.values.billingAddress
  const { choices } = useStates(country)
  const field = fieldOf(form, 'billingAddress.state')
  const label = t('State')
  if (!countriesWithStates.includes(country))
    return <TextField label={label} required maxLength={100} {...field} />
  return (
    <SelectField
      label={label}
      required
      choices={choices}
      value={field.value || null}
      error={field.error}
      onChange={(state) => field.onChange(state ?? '')}
    />
  )
}
