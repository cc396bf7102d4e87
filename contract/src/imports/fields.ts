import type { FieldPath } from '../profiles/fieldPath.ts'
import { labelOf } from '../profiles/fields.ts'

/** A field that a column of a file can fill: its path in a profile, and words by which headings name it. */
type ImportField = {
  path: FieldPath | 'registeredOn'
  label?: string
  words: readonly string[]
}

/** What a file can bring, in the order of the choices. A row needs the first five. */
const rows = {
  name: { path: 'basic.name', words: ['full name', 'candidate', 'bride', 'groom', 'member'] },
  createdFor: { path: 'basic.createdFor', words: ['created for', 'on behalf of'] },
  gender: { path: 'basic.gender', words: ['sex', 'male female', 'm f'] },
  dateOfBirth: { path: 'basic.dateOfBirth', words: ['dob', 'date of birth', 'born', 'd o b', 'birthday'] },
  mobile: {
    path: 'basic.phone',
    words: ['mobile', 'mob', 'phone', 'contact no', 'contact number', 'cell', 'whatsapp', 'ph'],
  },
  secondMobile: {
    path: 'basic.contactPersonPhone',
    words: ['second number', 'alternate', 'other phone', 'parent mobile', 'mobile 2', 'phone 2'],
  },
  email: { path: 'basic.email', words: ['email', 'mail id', 'e mail id'] },
  registeredOn: {
    path: 'registeredOn',
    label: 'Registration date',
    words: ['registered on', 'date of registration', 'form date'],
  },
  profileSource: { path: 'basic.profileSource', words: ['source', 'came through'] },
  motherTongue: { path: 'basic.motherTongue', words: ['language'] },
  denomination: { path: 'religion.denomination', words: ['church type', 'rite', 'sect'] },
  spirituality: { path: 'religion.spirituality', words: [] },
  church: { path: 'religion.church', words: ['parish', 'home church', 'name of church'] },
  pastorName: { path: 'religion.pastorName', words: ['pastor', 'priest', 'vicar'] },
  caste: { path: 'basic.caste', words: ['community', 'subcaste', 'sub caste'] },
  maritalStatus: { path: 'basic.maritalStatus', words: ['marital'] },
  height: { path: 'basic.height', words: ['ht'] },
  weight: { path: 'basic.weight', words: ['wt'] },
  bodyType: { path: 'basic.bodyType', words: ['build'] },
  complexion: { path: 'basic.complexion', words: ['colour', 'color'] },
  physicalStatus: { path: 'basic.physicalStatus', words: ['disability'] },
  eatingHabit: { path: 'basic.eatingHabit', words: ['diet', 'food'] },
  aboutMe: { path: 'basic.aboutMe', words: ['about', 'about myself', 'description'] },
  education: { path: 'professional.education.degree', words: ['qualification', 'degree', 'studies'] },
  institution: { path: 'professional.education.institution', words: ['college', 'university'] },
  employmentType: { path: 'professional.employmentType', words: ['employed in', 'sector'] },
  occupation: { path: 'professional.occupation', words: ['job', 'profession', 'work'] },
  occupationDetail: { path: 'professional.occupationDetail', words: ['job details', 'nature of work'] },
  designation: { path: 'professional.designation', words: ['designation'] },
  company: { path: 'professional.company', words: ['employer', 'office', 'working at'] },
  annualIncome: { path: 'professional.annualIncome', words: ['income', 'salary', 'ctc', 'package'] },
  country: { path: 'location.current.country', words: ['living in'] },
  state: { path: 'location.current.state', words: [] },
  city: { path: 'location.current.city', words: ['district', 'town', 'place', 'location'] },
  postalCode: { path: 'location.current.postalCode', words: ['pincode', 'pin', 'pin code', 'zip'] },
  street: { path: 'location.current.door', words: ['address', 'street', 'house'] },
  familyStatus: { path: 'family.status', words: [] },
  familyType: { path: 'family.type', words: [] },
  familyValues: { path: 'family.values', words: [] },
  fatherName: { path: 'family.fatherName', words: ['father', 'name of father'] },
  fatherOccupation: { path: 'family.fatherOccupation', words: ['father job', 'father work'] },
  motherName: { path: 'family.motherName', words: ['mother', 'name of mother'] },
  motherOccupation: { path: 'family.motherOccupation', words: ['mother job', 'mother work'] },
  brothers: { path: 'family.siblings.brothers', words: ['no of brothers'] },
  sisters: { path: 'family.siblings.sisters', words: ['no of sisters'] },
  aboutFamily: { path: 'family.aboutFamily', words: ['family details'] },
  contactPersonName: { path: 'basic.contactPersonName', words: ['contact person', 'guardian'] },
  contactRelationship: { path: 'basic.contactRelationship', words: ['relation'] },
} as const satisfies Record<string, ImportField>

export type ImportFieldName = keyof typeof rows
export const importFields: Readonly<Record<ImportFieldName, ImportField>> = rows
export const importFieldNames = Object.keys(rows) as [ImportFieldName, ...ImportFieldName[]]

/** The fields that a row needs; a whole import can set the second one and, through it, the gender. */
export const neededFields: readonly ImportFieldName[] = importFieldNames.slice(0, 5)

export function importLabel(name: ImportFieldName): string {
  const { path, label } = importFields[name]
  return label ?? (path === 'registeredOn' ? path : labelOf(path))
}
