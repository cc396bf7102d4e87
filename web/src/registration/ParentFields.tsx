import { defaultCountry } from '@bnr/contract/profiles/location'
import { occupationDetailLabel } from '@bnr/contract/profiles/rules'
import { useDistricts, useSetting, useStates } from '../reference/calls.ts'
import { NameField } from '../ui/fields/NameField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { ListField } from './ListField.tsx'
import type { QuestionsProps } from './StepForm.tsx'
import { textAt } from './valueAt.ts'
import classes from './Wizard.module.css'

export type Parent = 'father' | 'mother'

/** Whole sentences for each parent: other languages could not be put together from parts. */
const labels = {
  father: {
    name: "Father's Name",
    occupation: "Father's Occupation",
    state: "Father's Native (state)",
    city: "Father's Native (city)",
  },
  mother: {
    name: "Mother's Name",
    occupation: "Mother's Occupation",
    state: "Mother's Native (state)",
    city: "Mother's Native (city)",
  },
} as const

export function ParentFields({ form, parent }: QuestionsProps & { parent: Parent }) {
  const { t } = useTranslation()
  const fatherOccupations = useSetting('fatherOccupations')
  const motherOccupations = useSetting('motherOccupations')
  const name = form.errorAt(`family.${parent}Name`)
  return (
    <>
      <NameField
        label={t(labels[parent].name)}
        required
        autoComplete="off"
        value={textAt(form.values, `family.${parent}Name`)}
        error={name && t(name)}
        onChange={(given) => form.set(`family.${parent}Name`, given || undefined)}
      />
      <ListField
        form={form}
        path={`family.${parent}Occupation`}
        label={t(labels[parent].occupation)}
        list={parent === 'father' ? fatherOccupations : motherOccupations}
        onChanged={() => form.set(`family.${parent}OccupationDetail`, undefined)}
        required
      />
      <OccupationDetail form={form} parent={parent} />
      <NativePlace form={form} parent={parent} />
    </>
  )
}

/** Retired as what, which business or profession: nothing for those who have none. */
function OccupationDetail({ form, parent }: QuestionsProps & { parent: Parent }) {
  const { t } = useTranslation()
  const path = `family.${parent}OccupationDetail`
  const label = occupationDetailLabel(form.values.family?.[`${parent}Occupation`])
  const error = form.errorAt(path)
  if (!label) return null
  return (
    <div className={classes.whole}>
      <TextField
        label={t(label)}
        required
        maxLength={80}
        value={textAt(form.values, path)}
        error={error && t(error)}
        onChange={(given) => form.set(path, given || undefined)}
      />
    </div>
  )
}

function NativePlace({ form, parent }: QuestionsProps & { parent: Parent }) {
  const { t } = useTranslation()
  const statePath = `family.${parent}NativeState`
  const cityPath = `family.${parent}NativeCity`
  const state = textAt(form.values, statePath)
  return (
    <>
      <ListField
        form={form}
        path={statePath}
        label={t(labels[parent].state)}
        list={useStates(defaultCountry)}
        onChanged={() => form.set(cityPath, undefined)}
        long
      />
      <ListField
        form={form}
        path={cityPath}
        label={t(labels[parent].city)}
        list={useDistricts(state)}
        waitsFor={!state && t('First choose the state')}
        long
      />
    </>
  )
}
