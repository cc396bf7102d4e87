import { TextField, type TextFieldProps } from './TextField.tsx'

/** Letters of any script with their marks, and spaces. */
const notOfAName = /[^\p{L}\p{M} ]/u

export type NameFieldProps = Omit<TextFieldProps, 'refused' | 'type'>

export function NameField(props: NameFieldProps) {
  return (
    <TextField autoComplete="name" autoCapitalize="words" maxLength={60} {...props} refused={notOfAName} />
  )
}
