import { passwordRule } from '@bnr/contract/accounts/password'
import { BirthDateField } from '../profiles/fields/BirthDateField.tsx'
import { EmailField } from '../profiles/fields/EmailField.tsx'
import { ListField } from '../profiles/fields/ListField.tsx'
import { useConfiguration, useSetting } from '../reference/calls.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { useTranslation } from '../ui/translation.ts'
import type { QuestionsProps } from './StepForm.tsx'

export function PersonalStep({ form }: QuestionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <BirthDateField form={form} />
      <ListField
        form={form}
        path="religion.denomination"
        label={t('Denomination')}
        list={useConfiguration('denominations')}
        required
        long
      />
      <ListField
        form={form}
        path="religion.spirituality"
        label={t('Spirituality')}
        list={useSetting('spiritualities')}
        required
      />
      <ListField
        form={form}
        path="basic.motherTongue"
        label={t('Mother tongue')}
        list={useConfiguration('motherTongues')}
        required
        long
      />
      <AccountFields form={form} />
    </>
  )
}

function AccountFields({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const password = form.errorAt('password')
  return (
    <>
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
