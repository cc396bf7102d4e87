import { passwordRule } from '@bnr/contract/accounts/password'
import { BirthDateField } from '../profiles/fields/BirthDateField.tsx'
import { EmailField } from '../profiles/fields/EmailField.tsx'
import { Questions } from '../profiles/fields/Questions.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { useTranslation } from '../ui/translation.ts'
import type { QuestionsProps } from './StepForm.tsx'

export function PersonalStep({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const password = form.errorAt('password')
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
        description={password === passwordRule ? undefined : t(passwordRule)}
        value={form.values.password ?? ''}
        error={password && t(password)}
        onChange={(given) => form.set('password', given)}
      />
    </>
  )
}
