import type { ChoiceValue } from './choice.ts'
import { FieldShell, type FieldText, useField } from './FieldShell.tsx'
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx'

export interface ChoiceFieldProps<Value extends ChoiceValue> extends NativeSelectProps<Value>, FieldText {}

/** A short list in the device's own picker, which everybody knows. Use SelectField for long lists. */
export function ChoiceField<Value extends ChoiceValue>(props: ChoiceFieldProps<Value>) {
  const { shell, ties, own } = useField(props)
  return (
    <FieldShell {...shell}>
      <NativeSelect {...own} {...ties} />
    </FieldShell>
  )
}
