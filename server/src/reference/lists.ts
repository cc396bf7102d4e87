import * as actionTypes from './data/actionTypes.ts'
import * as banks from './data/banks.ts'
import * as body from './data/body.ts'
import * as books from './data/books.ts'
import * as castes from './data/castes.ts'
import { countries } from './data/countries.ts'
import * as cuisines from './data/cuisines.ts'
import * as denominations from './data/denominations.ts'
import * as districts from './data/districts.ts'
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
import * as states from './data/states.ts'
import * as work from './data/work.ts'

/** All reference lists by name, from the files of `data`. Profiles, search and demo data use them. */
export const lists = {
  ...actionTypes,
  ...banks,
  ...body,
  ...books,
  ...castes,
  countries,
  ...cuisines,
  ...denominations,
  ...districts,
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
  ...states,
  ...work,
}

export type ListName = keyof typeof lists

export function isListName(name: string): name is ListName {
  return Object.hasOwn(lists, name)
}
