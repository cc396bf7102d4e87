import { countriesWithDistricts, countriesWithStates } from '@bnr/contract/profiles/address'
import { useCountries, useDistricts, useStates } from '../../reference/calls.ts'
import { t } from '../../ui/translation.ts'
import type { FieldsProps } from './formAccess.ts'
import { ListField } from './ListField.tsx'
import { textAt } from './paths.ts'

export type Place = 'location.current' | 'location.permanent'

export interface PlaceFieldsProps extends FieldsProps {
  place: Place
  countryLabel: string
  required?: boolean
  /** Shows fields that do not apply to the country as disabled, so that the address keeps its layout. */
  keepsPlace?: boolean
}

/** Country, state and city: each choice loads the next list and clears the answer chosen from it. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { form, place, countryLabel, required = false } = props
  return (
    <>
      <ListField
        form={form}
        path={`${place}.country`}
        errorPath={place}
        label={countryLabel}
        list={useCountries()}
        onChanged={() => {
          form.set(`${place}.state`, undefined)
          form.set(`${place}.city`, undefined)
        }}
        required={required}
        long
      />
      <StateField {...props} />
      <CityField {...props} />
    </>
  )
}

/** Some countries have no list of states. */
function StateField({ form, place, required = false, keepsPlace = false }: PlaceFieldsProps) {
  const country = textAt(form.values, `${place}.country`)
  const isAsked = countriesWithStates.includes(country)
  const states = useStates(country)
  if (!isAsked && !keepsPlace) return null
  return (
    <ListField
      form={form}
      path={`${place}.state`}
      list={states}
      waitsFor={!isAsked && t('Not needed')}
      onChanged={() => form.set(`${place}.city`, undefined)}
      required={required && isAsked}
      long
    />
  )
}

/** We have lists of cities only for India. */
function CityField({ form, place, required = false, keepsPlace = false }: PlaceFieldsProps) {
  const isAsked = countriesWithDistricts.includes(textAt(form.values, `${place}.country`))
  const state = textAt(form.values, `${place}.state`)
  const districts = useDistricts(isAsked ? state : undefined)
  if (!isAsked && !keepsPlace) return null
  const waitsFor = isAsked ? !state && t('Choose the state first') : t('For India only')
  return (
    <ListField
      form={form}
      path={`${place}.city`}
      list={districts}
      waitsFor={waitsFor}
      required={required && isAsked}
      long
    />
  )
}
