import { useShortHeights } from '../form/useShortHeights.ts'
import type { SearchFormName } from '../searchForms.ts'
import type { SearchValues } from '../searchParams.ts'
import { type CriterionInWords, criteriaInWords } from './criteriaInWords.ts'

/** The criteria of a member's search in words. */
export function useMemberCriteria(form: SearchFormName, values: SearchValues): CriterionInWords[] {
  const heights = useShortHeights().choices
  const height = (value: string) => heights.find((choice) => choice.value === value)?.label ?? value
  return criteriaInWords(form, values, { height })
}
