import { t } from '../translation.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/**
 * Everything the contract refuses in a name: all but letters of any script, their marks, spaces, apostrophes, hyphens
 * and dots.
 */
const notInAName = /[^\p{L}\p{M} '’.-]/u

export type NameFieldProps = Omit<TextFieldProps, 'refused' | 'refusedHint' | 'type'>

export function NameField(props: NameFieldProps) {
  return (
    <TextField
      autoComplete="name"
      autoCapitalize="words"
      maxLength={60}
      {...props}
      refused={notInAName}
      refusedHint={t('Letters, spaces, apostrophes, hyphens and dots only')}
    />
  )
}
