import { useSetting } from '../../reference/calls.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { useTranslation } from '../../ui/translation.ts'

export interface KindFieldProps {
  /** Code of an activity; empty for all. */
  kind: string
  onKind: (kind: string) => void
}

export function KindField({ kind, onKind }: KindFieldProps) {
  const { t } = useTranslation()
  const { choices } = useSetting('actionTypes')
  return (
    <ChoiceField
      label={t('Activity type')}
      choices={withNone(t('All'), choices)}
      value={kind}
      onChange={onKind}
    />
  )
}
