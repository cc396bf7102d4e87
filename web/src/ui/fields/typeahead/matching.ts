import type { Choice, ChoiceValue } from '../choice.ts'

const accents = /\p{Diacritic}/gu
const plain = (text: string) => text.normalize('NFD').replace(accents, '').toLowerCase()

/** Returns the choices whose label contains every typed word, in their own order. */
export function matching<Value extends ChoiceValue>(
  choices: readonly Choice<Value>[],
  query: string,
): Choice<Value>[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return choices.filter(({ label }) => {
    const text = plain(label)
    return words.every((word) => text.includes(word))
  })
}
