import { passwordRule } from '@bnr/contract/accounts/password'
import { pathsOfStep } from '@bnr/contract/profiles/fields'
import { Questions } from '../profiles/fields/Questions.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useTranslation } from '../ui/translation.ts'
import type { QuestionsProps } from './StepForm.tsx'

const paths = pathsOfStep(1)

export function PersonalStep({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const password = fieldOf(form, 'password')
  return (
    <>
      <Questions form={form} paths={paths} />
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
