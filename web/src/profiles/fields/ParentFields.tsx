import { occupationDetailLabel } from '@bnr/contract/profiles/conditions'
import { defaultCountry } from '@bnr/contract/profiles/location'
import { useDistricts, useSetting, useStates } from '../../reference/calls.ts'
import { useTranslation } from '../../ui/translation.ts'
import classes from './fields.module.css'
import type { FieldsProps } from './formAccess.ts'
import { LineField } from './LineField.tsx'
import { ListField } from './ListField.tsx'
import { textAt } from './paths.ts'

type Parent = 'father' | 'mother'
type ParentProps = FieldsProps & { parent: Parent }

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

export function ParentFields({ form, parent }: ParentProps) {
  const { t } = useTranslation()
  const fatherOccupations = useSetting('fatherOccupations')
  const motherOccupations = useSetting('motherOccupations')
  return (
    <>
      <LineField
        form={form}
        path={`family.${parent}Name`}
        label={t(labels[parent].name)}
        kind="name"
        required
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
function OccupationDetail({ form, parent }: ParentProps) {
  const { t } = useTranslation()
  const label = occupationDetailLabel(form.values.family?.[`${parent}Occupation`])
  if (!label) return null
  return (
    <div className={classes.whole}>
      <LineField
        form={form}
        path={`family.${parent}OccupationDetail`}
        label={t(label)}
        maxLength={80}
        required
      />
    </div>
  )
}

function NativePlace({ form, parent }: ParentProps) {
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
