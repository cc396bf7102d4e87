import { listedMany } from '../values.ts'
import { wire } from '../wire.ts'
import { field } from './field.ts'

/** Section lsi of a profile (specification 2, section 3). */
export const lifestyleInfo = wire('Lifestyle', {
  hobbies: field('ho', listedMany('hobbies'), 'Hobbies'),
  interests: field('in', listedMany('interests'), 'Interests'),
  music: field('mu', listedMany('musics'), 'Music'),
  books: field('bo', listedMany('books'), 'Books'),
  sports: field('sp', listedMany('sports'), 'Sports'),
  cuisines: field('cu', listedMany('cuisines'), 'Cuisines'),
  dressStyles: field('ds', listedMany('dressStyles'), 'Dress styles'),
})
