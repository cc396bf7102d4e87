import { earns } from '@bnr/contract/profiles/conditions'
import { useSalaryRanges } from '../../reference/calls.ts'
import { salaryValue } from '../../reference/choices.ts'
import type { SalaryRange } from '../../reference/lists.ts'
import type { FieldsProps } from './formAccess.ts'
import { ListField } from './ListField.tsx'

/** Asked unless an occupation without an income was chosen. */
export function IncomeField({ form }: FieldsProps) {
  const salaries = useSalaryRanges()
  if (!earns(form.values)) return null
  return (
    <ListField
      form={form}
      path="professional.annualIncome"
      errorPath="professional.annualIncome.from"
      list={salaries}
      toText={(range: SalaryRange) => salaryValue(range)}
      fromText={(text) => salaries.items.find((range) => salaryValue(range) === text)}
      required
    />
  )
}
