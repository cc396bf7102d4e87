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
  const inIndia = textAt(form.values, `${place}.country`) === defaultCountry
  return (
    <>
      <ListField
        form={form}
        path={`${place}.country`}
        errorPath={place}
        label={t('Current location')}
        list={useCountries()}
        onChanged={() => {
          form.set(`${place}.state`, undefined)
          form.set(`${place}.city`, undefined)
        }}
        required={required}
        long
      />
      <StateField form={form} required={required && inIndia} always={inIndia} />
      {inIndia && <CityField form={form} required={required} />}
    </>
  )
}

/** Some countries have no list of states; the question is then not asked. */
function StateField({ form, required, always }: QuestionsProps & { required: boolean; always: boolean }) {
  const { t } = useTranslation()
  const states = useStates(textAt(form.values, `${place}.country`))
  if (!always && states.choices.length === 0) return null
  return (
    <ListField
      form={form}
      path={`${place}.state`}
      label={t('State')}
      list={states}
      onChanged={() => form.set(`${place}.city`, undefined)}
      required={required}
      long
    />
  )
}

function CityField({ form, required }: QuestionsProps & { required: boolean }) {
  const { t } = useTranslation()
  const state = textAt(form.values, `${place}.state`)
  return (
    <ListField
      form={form}
      path={`${place}.city`}
      label={t('City')}
      list={useDistricts(state)}
      waitsFor={!state && t('First choose the state')}
      required={required}
      long
    />
  )
}
