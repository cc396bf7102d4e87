import { defaultCountry } from '@bnr/contract/profiles/address'
import { useEffect, useRef } from 'react'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { t } from '../ui/translation.ts'
import classes from './AddressFields.module.css'
import { type AddressForm, PlaceFields } from './PlaceFields.tsx'

export interface AddressFieldsProps {
  form: AddressForm
  /** Moves the focus to the first field, because the person asked for these fields. */
  takesFocus?: boolean
}

/**
 * The billing address of an invoice; the profile's address does not change. Members load these fields only when
 * they change the address.
 */
export default function AddressFields({ form, takesFocus = false }: AddressFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [first] = ['[aria-invalid="true"]', 'input'].flatMap((selector) => [
      ...(fields.current?.querySelectorAll<HTMLElement>(selector) ?? []),
    ])
    if (takesFocus) first?.focus()
  }, [takesFocus])
  const line = (path: 'door' | 'locality' | 'postalCode') => {
    const { value = '', ...field } = fieldOf(form, `billingAddress.${path}`)
    return { ...field, value }
  }
  const PostalCode = form.values.billingAddress.country === defaultCountry ? DigitsField : TextField
  return (
    <div ref={fields} className={classes.fields}>
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
  )
}
