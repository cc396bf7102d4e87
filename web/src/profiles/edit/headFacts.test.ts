import type { Profile } from '@bnr/contract/profiles/profile'
import { expect, it } from 'vitest'
import { headFacts } from './EditHeader.tsx'

it('shows what the specification lists, in its order', () => {
  const profile = {
    basic: {
      createdFor: 'Daughter',
      ageYears: 27,
      caste: 'Nadar',
      height: { feet: 5, inches: 4 },
      phone: { countryCode: '91', number: '9100000001' },
    },
    religion: { denomination: 'CSI' },
    professional: { education: { degree: 'B.Sc.' }, occupation: 'Nurse' },
    location: { current: { city: 'Chennai', state: 'Tamil Nadu' } },
  } as unknown as Profile
  expect(headFacts(profile as never).map(({ label, value }) => [label, value])).toEqual([
    ['Created for', 'Daughter'],
    ['Age', '27 years'],
    ['Height', '5 ft 4 in'],
    ['Religion', 'Christian'],
    ['Denomination', 'CSI'],
    ['Caste', 'Nadar'],
    ['Lives in', 'Chennai, Tamil Nadu'],
    ['Education', 'B.Sc.'],
    ['Occupation', 'Nurse'],
    ['Mobile', '+91 9100000001'],
  ])
})
