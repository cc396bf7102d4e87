import type { Choice } from '../ui/fields/choice.ts'

/** Sample lists for the catalogue. The app loads the real ones from the server. */
const list = (...labels: string[]): Choice[] => labels.map((label) => ({ value: label, label }))

export const createdFors = list('Myself', 'Son', 'Daughter', 'Brother', 'Sister', 'Friend', 'Relative')
export const denominations = list('Any', 'CSI', 'Roman Catholic', 'Pentecostal', 'Mar Thoma', 'Brethren')
export const cities = list(
  'Chennai',
  'Coimbatore',
  'Madurai',
  'Nagercoil',
  'Salem',
  'Thoothukudi',
  'Tirunelveli',
  'Vellore',
)
export const ages = list(...Array.from({ length: 43 }, (_, index) => String(index + 18)))
export const genders: Choice[] = [
  { value: 'm', label: 'Male' },
  { value: 'f', label: 'Female' },
]
export const partners: Choice[] = [
  { value: 'f', label: 'Bride' },
  { value: 'm', label: 'Groom' },
]
export const countryCodes: Choice[] = [
  { value: '91', label: 'India (+91)' },
  { value: '971', label: 'United Arab Emirates (+971)' },
  { value: '1', label: 'United States (+1)' },
]
