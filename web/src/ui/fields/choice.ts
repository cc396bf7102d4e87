/** One entry of a list that is chosen from: `value` goes to the server, `label` is read. */
export interface Choice {
  value: string
  label: string
  disabled?: boolean
  /** Heading under which it stands; choices of one group follow one another. */
  group?: string
}

export interface ChoiceGroup {
  group: string
  items: Choice[]
}

/** The choices under their headings, in the order in which they first appear; those without one stay outside. */
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
