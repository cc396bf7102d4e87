import { type Choices, useHeightWords } from '../../reference/calls.ts'
import { heightValue } from '../../reference/choices.ts'
import { t } from '../../ui/translation.ts'

/** Feet and inches only: a phone shows two pickers or several criteria in a row and has no room for centimetres. */
export function useShortHeights(): Pick<Choices, 'choices'> {
  const { items } = useHeightWords()
  const choices = items.map(({ feet, inches }) => ({
    value: heightValue({ feet, inches }),
    label: t('{feet} ft {inches} in', { feet, inches }),
  }))
  return { choices }
}
