import { passwordRule } from '@bnr/contract/accounts/password'
import { BirthDateField } from '../profiles/fields/BirthDateField.tsx'
import { EmailField } from '../profiles/fields/EmailField.tsx'
import { Questions } from '../profiles/fields/Questions.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useTranslation } from '../ui/translation.ts'
import type { QuestionsProps } from './StepForm.tsx'

export function PersonalStep({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const password = fieldOf(form, 'password')
  return (
    <>
      <BirthDateField form={form} />
      <Questions
        form={form}
        paths={['religion.denomination', 'religion.spirituality', 'basic.motherTongue']}
      />
      <EmailField form={form} />
      <PasswordField
        label={t('Password')}
        required
        autoComplete="new-password"
        {...password}
        description={password.error === t(passwordRule) ? undefined : t(passwordRule)}
        value={password.value ?? ''}
      />
    </>
  )
}
