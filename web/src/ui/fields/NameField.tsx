import { useTranslation } from '../translation.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** All but what the contract takes for a name: letters of any script with their marks, and what stands between them. */
const notOfAName = /[^\p{L}\p{M} '’.-]/u

export type NameFieldProps = Omit<TextFieldProps, 'refused' | 'refusedHint' | 'type'>

export function NameField(props: NameFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      autoComplete="name"
      autoCapitalize="words"
      maxLength={60}
      {...props}
      refused={notOfAName}
      refusedHint={t('Letters, spaces, apostrophes, hyphens and dots only')}
    />
  )
}
