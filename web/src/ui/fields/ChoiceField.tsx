import { FieldShell, type FieldText, useFieldTies } from './FieldShell.tsx'
import { NativeSelect, type NativeSelectProps } from './NativeSelect.tsx'

export interface ChoiceFieldProps extends NativeSelectProps, FieldText {}

/** A short list: the device's own picker, which nobody has to learn. Long lists are a SelectField. */
export function ChoiceField({ label, description, error, required, ...select }: ChoiceFieldProps) {
  const text = { label, description, error, required: required ?? false }
  const ties = useFieldTies(text)
  return (
    <FieldShell {...text} id={ties.id}>
      <NativeSelect {...select} {...ties} />
    </FieldShell>
  )
}
