import { useCountries, useDegrees, useHeights } from '../../reference/calls.ts'
import { atOnce, heightOf, heightValue } from '../../reference/choices.ts'
import type { Height } from '../../reference/lists.ts'
import { LineField, type LineFieldProps } from './LineField.tsx'
import { ListField, type ListFieldProps } from './ListField.tsx'
import { numbersUpTo } from './maritalChoices.ts'
import { ParagraphField } from './ParagraphField.tsx'
import { configuration, questionsOf, setting, type UseList } from './questionsOf.tsx'

const useCounts = () => atOnce(numbersUpTo(5))

type Line = Pick<LineFieldProps, 'kind' | 'maxLength' | 'required'>
const line = (label: string, own: Line) => ({ Field: LineField, label, ...own })
const paragraph = (label: string, maxLength: number) => ({ Field: ParagraphField, label, maxLength })

type One = Pick<ListFieldProps, 'required' | 'long' | 'errorPath' | 'toText' | 'fromText'>
const one = (label: string, useList: UseList, own: One = {}) => ({ Field: ListField, label, useList, ...own })

const heights = { toText: (height: Height) => heightValue(height), fromText: heightOf }
const required = true
const long = true

/** How a question is put, by the readable path of its answer: the same in the wizard and on the edit page. */
export const Questions = questionsOf({
  'basic.name': line('Name', { kind: 'name', required }),
  'basic.createdFor': one('Profile for', setting('createdFors'), { required }),
  'basic.height': one('Height', useHeights, { errorPath: 'basic.height.feet', ...heights, required }),
  'basic.weight': one('Weight', setting('weights'), { required, fromText: Number }),
  'basic.maritalStatus': one('Marital status', setting('maritalStatuses'), { required }),
  'basic.motherTongue': one('Mother tongue', configuration('motherTongues'), { required, long }),
  'basic.caste': one('Caste', configuration('castes'), { long }),
  'basic.bodyType': one('Body type', setting('bodyTypes'), { required }),
  'basic.complexion': one('Complexion', setting('complexions')),
  'basic.physicalStatus': one('Physical status', setting('physicalStatuses')),
  'basic.eatingHabit': one('Eating habit', setting('eatingHabits')),
  'basic.drinkingHabit': one('Drinking habit', setting('drinkingHabits')),
  'basic.smokingHabit': one('Smoking habit', setting('smokingHabits')),
  'basic.contactPersonName': line('Contact Person Name', { kind: 'name', required }),
  'basic.contactRelationship': one('Relationship', setting('contactRelationships'), { required }),
  'basic.landline.number': line('Landline', { maxLength: 20 }),

  'religion.denomination': one('Denomination', configuration('denominations'), { required, long }),
  'religion.spirituality': one('Spirituality', setting('spiritualities'), { required }),
  'religion.church': line('Church', { maxLength: 100 }),
  'religion.pastorName': line('Pastor or priest', { maxLength: 60 }),
  'religion.churchActivity': one('Church activity', setting('churchActivities')),
  'religion.detail': paragraph('More about your faith', 500),

  'family.status': one('Family status', setting('familyStatuses'), { required }),
  'family.type': one('Family type', setting('familyTypes'), { required }),
  'family.values': one('Family values', setting('familyValues'), { required }),
  'family.fatherInitial': one("Father's Initial", setting('initials')),
  'family.motherInitial': one("Mother's Initial", setting('initials')),
  'family.siblings.brothers': one('Brothers', useCounts, { fromText: Number }),
  'family.siblings.marriedBrothers': one('Married brothers', useCounts, { fromText: Number }),
  'family.siblings.sisters': one('Sisters', useCounts, { fromText: Number }),
  'family.siblings.marriedSisters': one('Married sisters', useCounts, { fromText: Number }),

  'professional.education.institution': line('Institution', { maxLength: 100 }),
  'professional.additionalEducation.degree': one('Additional education', useDegrees, { long }),
  'professional.educationDetail': paragraph('About the studies', 300),
  'professional.employmentType': one('Employment type', setting('employmentTypes')),
  'professional.occupation': one('Occupation', configuration('occupations'), { required, long }),
  'professional.occupationDetail': line('Occupation in own words', { maxLength: 100 }),
  'professional.designation': line('Position', { maxLength: 80 }),
  'professional.company': line('Company', { maxLength: 80 }),

  'location.citizenOf': one('Citizen of', useCountries, { long }),
  'location.residenceType': one('Residence status', setting('residenceTypes')),
})
