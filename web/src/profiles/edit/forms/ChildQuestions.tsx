import { asksChildCount, asksMarital } from '@bnr/contract/profiles/conditions'
import { useSetting } from '../../../reference/calls.ts'
import { atOnce } from '../../../reference/choices.ts'
import type { FieldsProps } from '../../fields/formAccess.ts'
import { ListField } from '../../fields/ListField.tsx'
import { numbersUpTo } from '../../fields/maritalChoices.ts'

/** Whether there are children and where they live, then how many: a number is no question where there are none. */
export function ChildQuestions({ form }: FieldsProps) {
  const statuses = useSetting('childStatuses')
  if (!asksMarital(form.values, 'childStatus')) return null
  return (
    <>
      <ListField
        form={form}
        path="basic.childStatus"
        list={statuses}
        onChanged={() => {
          if (form.values.basic?.childCount === '0') form.set('basic.childCount', undefined)
        }}
      />
      {asksChildCount(form.values) && (
        <ListField form={form} path="basic.childCount" list={atOnce(numbersUpTo(5).slice(1))} required />
      )}
    </>
  )
}
