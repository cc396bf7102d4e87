import type { FieldText } from '../ui/fields/FieldShell.tsx'
import { MultiSelectField } from '../ui/fields/MultiSelectField.tsx'
import { t } from '../ui/translation.ts'
import { choiceOf, usePlansOnSale } from './plansOnSale.ts'

export interface PlansFieldProps extends FieldText {
  /** Ids of the first versions of plans, as text. */
  value: readonly string[]
  onChange: (lineages: string[]) => void
}

export function PlansField(props: PlansFieldProps) {
  const { data = [] } = usePlansOnSale()
  return <MultiSelectField {...props} choices={data.map(choiceOf(t))} placeholder={t('Choose plans')} />
}
