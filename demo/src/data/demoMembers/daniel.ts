import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { heightOf } from '../body.ts'
import { bornAgo, indianMobile } from './parts.ts'

export function danielSections(now: Date): ProfileSections {
  return {
    basic: {
      createdFor: 'Brother',
      createdBy: 'Web',
      gender: 'm',
      name: 'Daniel Thota',
      phone: indianMobile('9100000004'),
      email: { address: 'daniel.thota@example.com', type: 'P' },
      dateOfBirth: bornAgo(now, 28, '11-03'),
      motherTongue: 'Telugu',
      caste: 'Mala',
      maritalStatus: 'Never Married',
      height: heightOf(67),
      weight: 66,
      bodyType: 'Average',
      complexion: 'Wheatish',
      physicalStatus: 'Normal',
      eatingHabit: 'Non-Vegetarian',
      drinkingHabit: 'Never Drinks',
      smokingHabit: 'Never Smokes',
      aboutMe:
        'My brother Daniel is a physiotherapist at a mission hospital in Hyderabad, patient with his patients and with his sister. ' +
        'He reads widely, cycles to work and keeps the youth fellowship of our church together. ' +
        'He would like to meet a woman of faith who enjoys her work and a good laugh.',
      contactPersonName: 'Keziah Thota',
      contactRelationship: 'Sister',
      contactPersonPhone: indianMobile('9100000004'),
    },
    religion: {
      religion: 'Christian',
      denomination: 'AELC (Andhra Evangelical Lutheran Church)',
      church: 'St John Church, Guntur',
      churchActivity: 'Youth Fellowship',
      spirituality: 'Committed Believer',
    },
    family: {
      aboutFamily:
        'We are a simple and happy family from Guntur. Father is a pastor and mother is a homemaker. One sister completes the family, married and settled.',
      status: 'Middle Class',
      type: 'Nuclear Family',
      values: 'Traditional',
      fatherName: 'Samuel Thota',
      fatherOccupation: 'Pastor / Church Worker',
      fatherOccupationDetail: 'Pastor',
      fatherNativeState: 'Andhra Pradesh',
      fatherNativeCity: 'Guntur',
      motherName: 'Suvarthamma Thota',
      motherOccupation: 'Homemaker',
      motherNativeState: 'Andhra Pradesh',
      motherNativeCity: 'Bapatla',
      siblings: { brothers: 0, marriedBrothers: 0, sisters: 1, marriedSisters: 1 },
    },
    professional: {
      education: {
        category: 'Nursing and Allied Health',
        degree: 'MPT',
        institution: 'Dr YSR University of Health Sciences',
      },
      employmentType: 'Church / Mission',
      occupation: 'Physiotherapist',
      designation: 'Senior Physiotherapist',
      company: 'Mission hospital, Hyderabad',
      annualIncome: { from: 400_000, to: 500_000, label: 'Rs. 4 - 5 Lakhs' },
    },
    location: {
      current: { country: 'India', state: 'Telangana', city: 'Hyderabad' },
      permanent: {
        door: 'No. 22, Mission Street',
        country: 'India',
        state: 'Andhra Pradesh',
        city: 'Guntur',
        postalCode: '522002',
      },
      citizenOf: 'India',
      residenceType: 'Citizen',
    },
    lifestyle: {
      hobbies: ['Cycling', 'Reading'],
      interests: ['Mentoring Youth', 'Health and Nutrition'],
      sports: ['Cycling', 'Badminton'],
    },
    basicPreference: {
      age: { from: 23, to: 28 },
      maritalStatuses: ['Never Married'],
      motherTongues: ['Telugu'],
    },
    religiousPreference: {
      denominations: ['AELC (Andhra Evangelical Lutheran Church)', 'CSI (Church of South India)'],
    },
    locationPreference: { countries: ['India'] },
  }
}
