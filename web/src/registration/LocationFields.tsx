import { defaultCountry } from '@bnr/contract/profiles/location'
import { useCountries, useDistricts, useStates } from '../reference/calls.ts'
import { useTranslation } from '../ui/translation.ts'
import { ListField } from './ListField.tsx'
import type { QuestionsProps } from './StepForm.tsx'
import { textAt } from './valueAt.ts'

const place = 'location.current'

/** Country, its states, their districts: each choice opens the next list and clears what was chosen from it. */
export function LocationFields({ form, required }: QuestionsProps & { required: boolean }) {
  const { t } = useTranslation()
  const country = textAt(form.values, `${place}.country`)
  const state = textAt(form.values, `${place}.state`)
  const states = useStates(country)
  const districts = useDistricts(country === defaultCountry ? state : undefined)
  const inIndia = country === defaultCountry
  return (
    <>
      <ListField
        form={form}
        path={`${place}.country`}
        errorPath={place}
        label={t('Current location')}
        list={useCountries()}
        fromText={(chosen) => {
          form.set(`${place}.state`, undefined)
          form.set(`${place}.city`, undefined)
          return chosen
        }}
        required={required}
        long
      />
      {(inIndia || states.choices.length > 0) && (
        <ListField
          form={form}
          path={`${place}.state`}
          label={t('State')}
          list={states}
          fromText={(chosen) => {
            form.set(`${place}.city`, undefined)
            return chosen
          }}
          required={required && inIndia}
          long
        />
      )}
      {inIndia && (
        <ListField
          form={form}
          path={`${place}.city`}
          label={t('City')}
          list={districts}
          waitsFor={!state && t('First choose the state')}
          required={required}
          long
        />
      )}
    </>
  )
}
