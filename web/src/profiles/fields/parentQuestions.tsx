import { defaultCountry } from '@bnr/contract/profiles/address'
import { occupationDetailLabel } from '@bnr/contract/profiles/conditions'
import { useDistricts, useSetting, useStates } from '../../reference/calls.ts'
import { t } from '../../ui/translation.ts'
import classes from './fields.module.css'
import type { FieldsProps } from './formAccess.ts'
import { LineField } from './LineField.tsx'
import { ListField } from './ListField.tsx'
import { textAt } from './paths.ts'

type Parent = 'father' | 'mother'
type ParentProps = FieldsProps & { parent: Parent }

/** Questions that depend on another answer about the same parent. */
export const parentQuestions = (parent: Parent) => ({
  [`family.${parent}Occupation`]: ({ form }: FieldsProps) => <Occupation form={form} parent={parent} />,
  [`family.${parent}OccupationDetail`]: ({ form }: FieldsProps) => (
    <OccupationDetail form={form} parent={parent} />
  ),
  [`family.${parent}NativeState`]: ({ form }: FieldsProps) => <NativeState form={form} parent={parent} />,
  [`family.${parent}NativeCity`]: ({ form }: FieldsProps) => <NativeCity form={form} parent={parent} />,
})

function Occupation({ form, parent }: ParentProps) {
  const path = `family.${parent}Occupation` as const
  return (
    <ListField
      form={form}
      path={path}
      list={useSetting(`${parent}Occupations`)}
      onChanged={() => form.set(`family.${parent}OccupationDetail`, undefined)}
      required
    />
  )
}

/** Asks what work a parent retired from, or what the business or profession is. */
function OccupationDetail({ form, parent }: ParentProps) {
  const path = `family.${parent}OccupationDetail` as const
  const label = occupationDetailLabel(form.values.family?.[`${parent}Occupation`])
  if (!label) return null
  return (
    <div className={classes.whole}>
      <LineField form={form} path={path} label={t(label)} required />
    </div>
  )
}

function NativeState({ form, parent }: ParentProps) {
  const path = `family.${parent}NativeState` as const
  return (
    <ListField
      form={form}
      path={path}
      list={useStates(defaultCountry)}
      onChanged={() => form.set(`family.${parent}NativeCity`, undefined)}
      long
    />
  )
}

function NativeCity({ form, parent }: ParentProps) {
  const path = `family.${parent}NativeCity` as const
  const state = textAt(form.values, `family.${parent}NativeState`)
  return (
    <ListField
      form={form}
      path={path}
      list={useDistricts(state)}
      waitsFor={!state && t('Choose the state first')}
      long
    />
  )
}
