import type { Choice } from '../ui/fields/choice.ts'

const same = (...labels: string[]): Choice[] => labels.map((label) => ({ value: label, label }))

/** What the first form offers until the server's lists have loaded. */
export const firstLists = {
  createdFors: same('Myself', 'Son', 'Daughter', 'Brother', 'Sister', 'Friend', 'Relative'),
  genders: [
    { value: 'm', label: 'Male' },
    { value: 'f', label: 'Female' },
  ],
  countryCodes: [{ value: '91', label: 'India (+91)' }],
} as const satisfies Record<string, readonly Choice[]>

/** The gender does not follow from these. */
const withoutGender = ['Myself', 'Relative', 'Friend']

export const asksGender = (createdFor: string) => withoutGender.includes(createdFor)
