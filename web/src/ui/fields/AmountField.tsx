import type { DigitsFieldProps } from './DigitsField.tsx'
import { TextField } from './TextField.tsx'

const notInAmounts = /[^0-9.]/u

/** Rupees, with paise after a point; `typedAmount` reads them. */
export const AmountField = (props: DigitsFieldProps) => (
  <TextField maxLength={10} autoComplete="off" {...props} inputMode="decimal" refused={notInAmounts} />
)
