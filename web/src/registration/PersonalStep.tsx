import { passwordRule } from '@bnr/contract/accounts/password'
import { useBirthYearRanges, useConfiguration, useSetting } from '../reference/calls.ts'
import { DateOfBirthField } from '../ui/fields/DateOfBirthField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { birthYears } from './birthYears.ts'
import { ListField } from './ListField.tsx'
import type { QuestionsProps } from './StepForm.tsx'
import { textAt } from './valueAt.ts'

export function PersonalStep({ form }: QuestionsProps) {
  const { t } = useTranslation()
  const { ranges } = useBirthYearRanges()
  const birth = form.errorAt('basic.dateOfBirth')
  return (
    <>
      <DateOfBirthField
        key={ranges.length}
        label={t('Birth date')}
        required
        {...birthYears(form.values.basic?.gender, ranges)}
        value={textAt(form.values, 'basic.dateOfBirth')}
        error={birth && t(birth)}
        onChange={(date) => form.set('basic.dateOfBirth', date || undefined)}
      />
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
  const email = form.errorAt('basic.email.address', 'basic.email')
  const password = form.errorAt('password')
  return (
    <>
      <TextField
        label={t('E-mail (optional)')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={textAt(form.values, 'basic.email.address')}
        error={email && t(email)}
        onChange={(address) => form.set('basic.email', address ? { address, type: 'P' } : undefined)}
      />
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
