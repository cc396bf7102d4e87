import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { heightOf } from '../body.ts'
import { bornAgo, indianMobile } from './parts.ts'

export function anitaSections(now: Date): ProfileSections {
  return {
    basic: {
      createdFor: 'Myself',
      createdBy: 'Web',
      gender: 'f',
      name: 'Anita Selvaraj',
      phone: indianMobile('9100000001'),
      email: { address: 'anita.selvaraj@example.com', type: 'P' },
      dateOfBirth: bornAgo(now, 27, '05-14'),
      motherTongue: 'Tamil',
      caste: 'Nadar',
      maritalStatus: 'Never Married',
      height: heightOf(63),
      weight: 55,
      bodyType: 'Slim',
      complexion: 'Wheatish',
      physicalStatus: 'Normal',
      eatingHabit: 'Non-Vegetarian',
      drinkingHabit: 'Never Drinks',
      smokingHabit: 'Never Smokes',
      profileSource: 'web',
      aboutMe:
        'I teach English literature at a Christian college in Chennai and love the moment when a quiet student finds a voice. ' +
        'I grew up in Thoothukudi, the elder of two, in a home with an open Bible and an open door.\n' +
        'On Sundays I sing alto in our church choir; on other days you would find me reading, baking or walking by the sea. ' +
        'I hope for a husband who is kind in small things, honest in hard ones, and who prays with me as a friend.',
      contactPersonName: 'Selvaraj',
      contactRelationship: 'Father',
      contactPersonPhone: indianMobile('9100000001'),
    },
    religion: {
      religion: 'Christian',
      denomination: 'CSI (Church of South India)',
      church: 'Zion Church, Chennai',
      pastorName: 'Rev. Jeyapaul David',
      churchActivity: 'Choir',
      spirituality: 'Born Again and Baptised',
      detail:
        'I lead the Bible study of our college students and spent a summer with a literacy mission in the hills.',
    },
    family: family(),
    professional: {
      education: { category: 'Arts', degree: 'M.A. English', institution: 'Madras Christian College' },
      additionalEducation: { degree: 'M.Phil. (Arts)' },
      employmentType: 'Church / Mission',
      occupation: 'Assistant Professor',
      designation: 'Assistant Professor of English',
      company: 'Christian college, Chennai',
      annualIncome: { from: 500_000, to: 700_000, label: 'Rs. 5 - 7 Lakhs' },
    },
    location: {
      current: {
        door: 'No. 12, Lake View Road',
        locality: 'Tambaram',
        country: 'India',
        state: 'Tamil Nadu',
        city: 'Chennai',
        postalCode: '600059',
      },
      permanent: {
        door: 'No. 4, Mission Street',
        locality: 'Old Town',
        country: 'India',
        state: 'Tamil Nadu',
        city: 'Thoothukudi',
        postalCode: '628001',
      },
      citizenOf: 'India',
      residenceType: 'Citizen',
    },
    lifestyle: {
      hobbies: ['Baking', 'Reading', 'Singing'],
      interests: ['Choir', 'Literature', 'Mentoring Youth', 'Nature'],
      music: ['Hymns', 'Traditional Lyrics (Keerthanai)', 'Choral Music'],
      cuisines: ['Tamil', 'Seafood', 'Bakery and Desserts'],
      books: ['Bible', 'Classics', 'Poetry'],
      sports: ['Badminton', 'Walking'],
      dressStyles: ['Sarees', 'Salwar / Kurti', 'Simple and Plain'],
    },
    ...preferences(),
  }
}

function family(): NonNullable<ProfileSections['family']> {
  return {
    aboutFamily:
      'We are a close-knit family from Thoothukudi. Father retired as a headmaster and mother is a school teacher. ' +
      'One brother completes the family; he is an engineer and not yet married. Family prayer at nine in the evening is our oldest custom.',
    status: 'Middle Class',
    type: 'Nuclear Family',
    values: 'Moderate',
    fatherInitial: 'D',
    fatherName: 'Selvaraj',
    fatherOccupation: 'Retired',
    fatherOccupationDetail: 'Headmaster',
    fatherNativeState: 'Tamil Nadu',
    fatherNativeCity: 'Thoothukudi',
    motherName: 'Grace',
    motherOccupation: 'Teacher / Lecturer',
    motherOccupationDetail: 'School teacher',
    motherNativeState: 'Tamil Nadu',
    motherNativeCity: 'Tirunelveli',
    siblings: { brothers: 1, marriedBrothers: 0, sisters: 0, marriedSisters: 0 },
  }
}

function preferences(): ProfileSections {
  return {
    basicPreference: {
      age: { from: 27, to: 33 },
      height: { from: heightOf(65), to: heightOf(75) },
      maritalStatuses: ['Never Married'],
      motherTongues: ['Tamil', 'Malayalam'],
      physicalStatuses: ['Normal'],
      drinkingHabits: ['Never Drinks'],
      smokingHabits: ['Never Smokes'],
    },
    religiousPreference: {
      denominations: [
        'CSI (Church of South India)',
        'Mar Thoma Syrian',
        'TELC (Tamil Evangelical Lutheran Church)',
      ],
      spiritualities: ['Born Again', 'Born Again and Baptised', 'Committed Believer'],
    },
    professionalPreference: {
      employmentTypes: ['Private Sector', 'Government', 'Church / Mission'],
      income: { from: 500_000 },
    },
    locationPreference: { countries: ['India'], states: ['Tamil Nadu', 'Kerala', 'Karnataka'] },
  }
}
