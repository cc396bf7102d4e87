import { asksMarital, childless } from '@bnr/contract/profiles/conditions'
import type { FieldsProps } from '../profiles/fields/formAccess.ts'
import { ListField } from '../profiles/fields/ListField.tsx'
import { numbersUpTo } from '../profiles/fields/maritalChoices.ts'
import { textAt } from '../profiles/fields/paths.ts'
import { useSetting } from '../reference/calls.ts'
import { atOnce } from '../reference/choices.ts'
import { t } from '../ui/translation.ts'

export function ChildFields({ form }: FieldsProps) {
  const statuses = useSetting('childStatuses')
  if (!asksMarital(form.values, 'childCount')) return null
  const choices = statuses.choices.filter(({ value }) => value !== childless)
  const hasChildren = !['', '0'].includes(textAt(form.values, 'basic.childCount'))
  return (
    <>
      <ListField
        form={form}
        path="basic.childCount"
        list={atOnce(numbersUpTo(5))}
        onChanged={(count) => form.set('basic.childStatus', count === '0' ? childless : undefined)}
        required
      />
      {hasChildren && (
        <ListField
          form={form}
          path="basic.childStatus"
          label={t('Where the children live')}
          list={{ ...statuses, choices }}
        />
      )}
    </>
  )
}
