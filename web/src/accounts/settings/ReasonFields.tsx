import { useSetting } from '../../reference/calls.ts'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { t } from '../../ui/translation.ts'

export interface Reason {
  reason?: string | undefined
  detail?: string | undefined
}

/** Asks why somebody leaves. Both answers are optional. */
export function ReasonFields({ form }: { form: FormAccess<Reason> }) {
  const { choices } = useSetting('deactivateReasonsByUser')
  const { reason = '', detail = '' } = form.values
  return (
    <>
      <ChoiceField
        label={t('Reason (optional)')}
        choices={withNone(t('Select a reason'), choices)}
        {...fieldOf(form, 'reason')}
        value={reason}
      />
      <TextAreaField
        label={t('More details (optional)')}
        maxLength={1000}
        {...fieldOf(form, 'detail')}
        value={detail}
      />
    </>
  )
}
