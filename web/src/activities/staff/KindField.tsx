import { useSetting } from '../../reference/calls.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { t } from '../../ui/translation.ts'

export interface KindFieldProps {
  /** Code of an activity; empty for all. */
  value: string
  onChange: (kind: string) => void
}

export function KindField({ value, onChange }: KindFieldProps) {
  const { choices } = useSetting('actionTypes')
  return (
    <ChoiceField
      label={t('Activity type')}
      choices={withNone(t('All'), choices)}
      value={value}
      onChange={onChange}
    />
  )
}
