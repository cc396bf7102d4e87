export type ChoiceValue = string | number

/** One entry of a list: `value` goes to the server, people read `label`. */
export interface Choice<Value extends ChoiceValue = string> {
  value: Value
  label: string
  disabled?: boolean
  /** The heading above the entry; the entries of a group follow one another. */
  group?: string
  /** How many there are of it, shown at the end of its line; null while that is not known, to keep the space. */
  count?: number | null
}

export interface ChoiceGroup<Value extends ChoiceValue> {
  group: string
  items: Choice<Value>[]
}

/**
 * Groups the choices under their headings, in the order of first appearance. Choices without a heading stay outside.
 */
export function grouped<Value extends ChoiceValue>(
  choices: readonly Choice<Value>[],
): (Choice<Value> | ChoiceGroup<Value>)[] {
  const groups = new Map<string, ChoiceGroup<Value>>()
  return choices.flatMap(({ group: title, ...choice }): (Choice<Value> | ChoiceGroup<Value>)[] => {
    if (!title) return [choice]
    const known = groups.get(title)
    if (known) {
      known.items.push(choice)
      return []
    }
    const group = { group: title, items: [choice] }
    groups.set(title, group)
    return [group]
  })
}

/** The choices after an entry for none of them, such as 'Any' or 'Please choose'. */
export const withNone = <Value extends ChoiceValue>(
  label: string,
  choices: readonly Choice<Value>[],
): Choice<Value | ''>[] => [{ value: '', label }, ...choices]

/** The choices with a value that is not among them, which shows a default before its list has loaded. */
export function withValue(choices: readonly Choice[], value: string): readonly Choice[] {
  if (value === '' || choices.some((choice) => choice.value === value)) return choices
  return [{ value, label: value }, ...choices]
}
