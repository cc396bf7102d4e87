import { within } from '@testing-library/react'

const roles = ['heading', 'link', 'button', 'textbox', 'progressbar']

/** What a screen reader says of the parts of an element, by role, then in the order of the page. */
export const accessibleNames = (element: HTMLElement): string[] =>
  roles.flatMap((role) => {
    const names: string[] = []
    const name = (said: string) => names.push(`${role}: ${said}`) > 0
    within(element).queryAllByRole(role, { name, hidden: true })
    return names
  })
