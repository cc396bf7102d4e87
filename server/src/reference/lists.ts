import { type ActivityVerb, activityKinds } from '@bnr/contract/activities/kinds'
import * as banks from './data/banks.ts'
import * as body from './data/body.ts'
import * as books from './data/books.ts'
import * as castes from './data/castes.ts'
import { countries } from './data/countries.ts'
import * as cuisines from './data/cuisines.ts'
import * as denominations from './data/denominations.ts'
import { centralDistricts } from './data/districts/central.ts'
import { eastDistricts } from './data/districts/east.ts'
import { northDistricts } from './data/districts/north.ts'
import { northEastDistricts } from './data/districts/northEast.ts'
import { southDistricts } from './data/districts/south.ts'
import { westDistricts } from './data/districts/west.ts'
import * as dressStyles from './data/dressStyles.ts'
import * as educationCategories from './data/educationCategories.ts'
import * as educations from './data/educations.ts'
import * as faith from './data/faith.ts'
import * as family from './data/family.ts'
import * as habits from './data/habits.ts'
import * as hobbies from './data/hobbies.ts'
import * as interests from './data/interests.ts'
import * as motherTongues from './data/motherTongues.ts'
import * as musics from './data/musics.ts'
import * as occupationCategories from './data/occupationCategories.ts'
import * as occupations from './data/occupations.ts'
import * as payment from './data/payment.ts'
import * as person from './data/person.ts'
import * as profile from './data/profile.ts'
import * as sports from './data/sports.ts'
import { americasStates } from './data/states/americas.ts'
import { asiaPacificStates } from './data/states/asiaPacific.ts'
import { europeStates } from './data/states/europe.ts'
import { gulfStates } from './data/states/gulf.ts'
import { indianStates } from './data/states/india.ts'
import * as work from './data/work.ts'
import { inHundreds, list } from './list.ts'

const entry = (code: number, verb: ActivityVerb) =>
  [code, activityKinds[verb].label, { key: activityKinds[verb].code }] as const

/** What one profile can do to another. Codes are stored: never change or reuse one. */
const actionTypes = list([
  entry(1, 'block'),
  entry(2, 'like'),
  entry(3, 'shortlist'),
  entry(4, 'ignore'),
  entry(5, 'view'),
  entry(6, 'view_phone'),
])

const indianDistricts = [
  ...southDistricts,
  ...westDistricts,
  ...northDistricts,
  ...centralDistricts,
  ...eastDistricts,
  ...northEastDistricts,
]

/** Districts of the 36 states and union territories of India, as at the end of 2024. */
const districts = list(inHundreds(indianDistricts, (state) => ({ parent: state })))

/** States, provinces and emirates of the countries where most Indian Christian families live. */
const states = list([
  ...indianStates,
  ...gulfStates,
  ...americasStates,
  ...asiaPacificStates,
  ...europeStates,
])

/** All reference lists by name, from the files of `data`. Profiles, search and demo data use them. */
export const lists = {
  actionTypes,
  ...banks,
  ...body,
  ...books,
  ...castes,
  countries,
  ...cuisines,
  ...denominations,
  districts,
  ...dressStyles,
  ...educationCategories,
  ...educations,
  ...faith,
  ...family,
  ...habits,
  ...hobbies,
  ...interests,
  ...motherTongues,
  ...musics,
  ...occupationCategories,
  ...occupations,
  ...payment,
  ...person,
  ...profile,
  ...sports,
  states,
  ...work,
}

export type ListName = keyof typeof lists

export function isListName(name: string): name is ListName {
  return Object.hasOwn(lists, name)
}
