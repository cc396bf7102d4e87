import { FieldShell, type FieldText, useField } from './FieldShell.tsx'
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx'

export interface ChoiceFieldProps extends NativeSelectProps, FieldText {}

/** A short list: the device's own picker, which nobody has to learn. Long lists are a SelectField. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { shell, ties, own } = useField(props)
  return (
    <FieldShell {...shell}>
      <NativeSelect {...own} {...ties} />
    </FieldShell>
  )
}
