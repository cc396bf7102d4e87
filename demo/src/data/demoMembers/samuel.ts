import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { heightOf } from '../body.ts'
import { bornAgo, indianMobile } from './parts.ts'

export function samuelSections(now: Date): ProfileSections {
  return {
    basic: {
      createdFor: 'Son',
      createdBy: 'Web',
      gender: 'm',
      name: 'Samuel Jebaraj',
      phone: indianMobile('9100000002'),
      email: { address: 'samuel.jebaraj@example.com', type: 'P' },
      dateOfBirth: bornAgo(now, 30, '08-02'),
      motherTongue: 'Tamil',
      caste: 'Nadar',
      maritalStatus: 'Never Married',
      height: heightOf(69),
      weight: 71,
      bodyType: 'Athletic',
      complexion: 'Wheatish Brown',
      physicalStatus: 'Normal',
      eatingHabit: 'Non-Vegetarian',
      drinkingHabit: 'Never Drinks',
      smokingHabit: 'Never Smokes',
      profileSource: 'ch',
      aboutMe:
        'Our son Samuel builds bridges, and he is proud of each of them: he is a civil engineer with a firm in Coimbatore. ' +
        'He studied in Tirunelveli, where we live, and still comes home for every Christmas play to direct the shepherds.\n' +
        'He plays the guitar in church, the goalkeeper on Saturdays, and cooks better than his mother admits. ' +
        'We look for a daughter-in-law who loves the Lord, values her own work and enjoys a house full of people.',
      contactPersonName: 'Jebaraj',
      contactRelationship: 'Father',
      contactPersonPhone: indianMobile('9100000002'),
    },
    religion: {
      religion: 'Christian',
      denomination: 'CSI (Church of South India)',
      church: 'Holy Trinity Church, Tirunelveli',
      pastorName: 'Rev. Daniel Gnanaraj',
      churchActivity: 'Worship Team / Musician',
      spirituality: 'Born Again and Baptised',
      detail: 'He has taught in Sunday school since he was nineteen.',
    },
    family: family(),
    professional: {
      education: { category: 'Engineering', degree: 'B.E. / B.Tech', institution: 'Anna University' },
      additionalEducation: { degree: 'M.E. / M.Tech' },
      employmentType: 'Private Sector',
      occupation: 'Civil Engineer',
      designation: 'Project Engineer, Bridges',
      company: 'Infrastructure company, Coimbatore',
      annualIncome: { from: 1_000_000, to: 1_500_000, label: 'Rs. 10 - 15 Lakhs' },
    },
    location: {
      current: {
        door: 'No. 31, Cross Street',
        locality: 'Peelamedu',
        country: 'India',
        state: 'Tamil Nadu',
        city: 'Coimbatore',
        postalCode: '641004',
      },
      permanent: {
        door: 'No. 8, Cathedral Road',
        locality: 'Palayamkottai',
        country: 'India',
        state: 'Tamil Nadu',
        city: 'Tirunelveli',
        postalCode: '627002',
      },
      citizenOf: 'India',
      residenceType: 'Citizen',
    },
    lifestyle: {
      hobbies: ['Cooking', 'Playing Guitar', 'Trekking'],
      interests: ['Mentoring Youth', 'Music', 'Sports', 'Travel'],
      music: ['Worship Songs', 'Christian Contemporary', 'Carnatic'],
      cuisines: ['Tamil', 'Chettinad', 'Kerala'],
      books: ['Bible', 'Biographies', 'Professional Books'],
      sports: ['Football', 'Running', 'Trekking and Climbing'],
      dressStyles: ['Smart Casual', 'Dhoti / Veshti / Mundu'],
    },
    ...preferences(),
  }
}

function family(): NonNullable<ProfileSections['family']> {
  return {
    aboutFamily:
      'Ours is a hospitable family, settled in Tirunelveli. Father is a bank officer and mother is a nursing superintendent. ' +
      'One sister completes the family; she is married and lives in Madurai. We give more weight to character and faith than to possessions.',
    status: 'Upper Middle Class',
    type: 'Nuclear Family',
    values: 'Moderate',
    fatherInitial: 'P',
    fatherName: 'Jebaraj',
    fatherOccupation: 'Public Sector Employee',
    fatherOccupationDetail: 'Bank officer',
    fatherNativeState: 'Tamil Nadu',
    fatherNativeCity: 'Tirunelveli',
    motherName: 'Jeyarani',
    motherOccupation: 'Nurse / Health Worker',
    motherOccupationDetail: 'Nursing superintendent',
    motherNativeState: 'Tamil Nadu',
    motherNativeCity: 'Kanniyakumari',
    siblings: { brothers: 0, marriedBrothers: 0, sisters: 1, marriedSisters: 1 },
  }
}

function preferences(): ProfileSections {
  return {
    basicPreference: {
      age: { from: 24, to: 29 },
      height: { from: heightOf(60), to: heightOf(68) },
      maritalStatuses: ['Never Married'],
      motherTongues: ['Tamil'],
      physicalStatuses: ['Normal'],
    },
    religiousPreference: {
      denominations: [
        'CSI (Church of South India)',
        'TELC (Tamil Evangelical Lutheran Church)',
        'Evangelical Church of India (ECI)',
      ],
    },
    professionalPreference: {
      educations: ['M.A. English', 'B.E. / B.Tech', 'M.Sc. Nursing', 'MBBS', 'B.Ed.', 'MBA'],
    },
    locationPreference: { countries: ['India'], states: ['Tamil Nadu', 'Kerala', 'Karnataka'] },
  }
}
