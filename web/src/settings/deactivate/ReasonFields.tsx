import { useSetting } from '../../reference/calls.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { useTranslation } from '../../ui/translation.ts'

export interface Reason {
  reason?: string
  detail?: string
}

export const noReason: Reason = {}

/** Why somebody leaves: helps us, and is never asked twice. */
export function ReasonFields({ value, onChange }: { value: Reason; onChange: (reason: Reason) => void }) {
  const { t } = useTranslation()
  const { choices } = useSetting('deactivateReasonsByUser')
  return (
    <>
      <ChoiceField
        label={t('Reason (optional)')}
        choices={choices}
        placeholder={t('Select a reason')}
        value={value.reason ?? ''}
        onChange={(reason) => onChange({ ...value, reason })}
      />
      <TextAreaField
        label={t('More about it (optional)')}
        maxLength={1000}
        value={value.detail ?? ''}
        onChange={(detail) => onChange({ ...value, detail })}
      />
    </>
  )
}
