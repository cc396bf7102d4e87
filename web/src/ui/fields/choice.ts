/** One entry of a list: `value` goes to the server, people read `label`. */
export interface Choice {
  value: string
  label: string
  disabled?: boolean
  /** The heading above the entry; the entries of a group follow one another. */
  group?: string
}

export interface ChoiceGroup {
  group: string
  items: Choice[]
}

/**
 * Groups the choices under their headings, in the order of first appearance. Choices without a heading stay outside.
 */
export function grouped(choices: readonly Choice[]): (Choice | ChoiceGroup)[] {
  const groups = new Map<string, ChoiceGroup>()
  return choices.flatMap(({ group: title, ...choice }): (Choice | ChoiceGroup)[] => {
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
