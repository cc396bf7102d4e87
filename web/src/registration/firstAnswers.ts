import type { Phone } from '../ui/fields/PhoneField.tsx'

/** Uses the field names of the profile. */
export interface FirstAnswers {
  basic: { createdFor: string; gender: string | null; name: string; phone: Phone }
}

export const noAnswers: FirstAnswers = {
  basic: { createdFor: '', gender: null, name: '', phone: { countryCode: '91', number: '' } },
}
