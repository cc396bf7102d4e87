import type { FieldText } from '../ui/fields/FieldShell.tsx'
import { MultiSelectField } from '../ui/fields/MultiSelectField.tsx'
import { useTranslation } from '../ui/translation.ts'
import { choiceOf, usePackages } from './packages.ts'

export interface PackagesFieldProps extends FieldText {
  /** Ids of the first versions of plans, as text. */
  value: readonly string[]
  onChange: (lineages: string[]) => void
}

export function PackagesField(props: PackagesFieldProps) {
  const { t } = useTranslation()
  const { data = [] } = usePackages()
  return <MultiSelectField {...props} choices={data.map(choiceOf(t))} placeholder={t('Choose plans')} />
}
