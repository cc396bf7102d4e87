import { TextField, type TextFieldProps } from './TextField.tsx'

const notADigit = /[^0-9]/u

export type DigitsFieldProps = Omit<TextFieldProps, 'refused' | 'type' | 'inputMode'>

/** For numbers that identify rather than count: BNR ID, PIN code, one-time code. */
export function DigitsField(props: DigitsFieldProps) {
  return <TextField {...props} inputMode="numeric" refused={notADigit} />
}
