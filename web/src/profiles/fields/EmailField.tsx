import { TextField } from '../../ui/fields/TextField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import type { FieldsProps } from './formAccess.ts'
import { textAt } from './paths.ts'

export function EmailField({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('E-mail (optional)')}
      type="email"
      autoComplete="email"
      maxLength={254}
      value={textAt(form.values, 'basic.email.address')}
      error={form.errorAt('basic.email.address', 'basic.email')}
      onChange={(address) => form.set('basic.email', address ? { address, type: 'P' } : undefined)}
    />
  )
}
