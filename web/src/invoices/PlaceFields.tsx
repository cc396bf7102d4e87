import type { BillingAddress } from '@bnr/contract/invoices/request'
import { countriesWithDistricts, countriesWithStates } from '@bnr/contract/profiles/address'
import { type Choices, useCountries, useDistricts, useStates } from '../reference/calls.ts'
import { ListFailure } from '../ui/fields/ListFailure.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import type { FormAccess } from '../ui/form/formAccess.ts'
import { t } from '../ui/translation.ts'

export type AddressForm = FormAccess<{ billingAddress: Partial<BillingAddress> }>

type Part = 'country' | 'state' | 'city'

/** Country, state and city from our lists, or as free text where we have none. GST needs a state for every country. */
export function PlaceFields({ form }: { form: AddressForm }) {
  const { country = '', state = '' } = form.values.billingAddress
  const hasStates = countriesWithStates.includes(country)
  const hasCities = countriesWithDistricts.includes(country)
  const countries = useCountries()
  const states = useStates(hasStates ? country : undefined)
  const cities = useDistricts(hasCities ? state : undefined)
  const waits = hasStates && !state ? t('Choose the state first') : undefined
  return (
    <>
      <PlaceField form={form} part="country" label={t('Country')} list={countries} required />
      <PlaceField
        form={form}
        part="state"
        label={t('State')}
        list={hasStates ? states : undefined}
        required
      />
      <PlaceField
        form={form}
        part="city"
        label={t('City')}
        list={hasCities ? cities : undefined}
        waitsFor={hasCities ? waits : undefined}
      />
    </>
  )
}

/** Parts to clear when a place changes. */
const within: Record<Part, readonly Part[]> = { country: ['state', 'city'], state: ['city'], city: [] }

interface PlaceFieldProps {
  form: AddressForm
  part: Part
  label: string
  list: Choices | undefined
  required?: boolean
  /** Placeholder while another field has to be filled in first. */
  waitsFor?: string | undefined
}

function PlaceField({ form, part, label, list, required = false, waitsFor }: PlaceFieldProps) {
  const value = form.values.billingAddress[part]
  const error = form.errorAt(`billingAddress.${part}`)
  function change(next: string | null) {
    const cleared = Object.fromEntries(within[part].map((inner) => [inner, undefined]))
    const changed: Partial<BillingAddress> = { [part]: next ?? undefined, ...cleared }
    form.set('billingAddress', { ...form.values.billingAddress, ...changed })
  }
  if (!list)
    return (
      <TextField
        label={label}
        required={required}
        error={error}
        value={value ?? ''}
        maxLength={100}
        onChange={(text) => form.set(`billingAddress.${part}`, text)}
      />
    )
  return (
    <SelectField
      label={label}
      required={required}
      error={error}
      choices={list.choices}
      value={value ?? null}
      clearable={!required}
      disabled={waitsFor !== undefined}
      placeholder={waitsFor ?? (list.isPending ? t('Loading…') : t('Please choose'))}
      description={list.isError && <ListFailure onRetry={list.retry} />}
      onChange={change}
    />
  )
}
