import { listedMany } from '../values.ts'
import { wire } from '../wire.ts'
import { field } from './field.ts'

/** Specification 2, section 3: lsi. */
export const lifestyleInfo = wire('Lifestyle', {
  hobbies: field('ho', listedMany('hobbies'), { label: 'Hobbies' }),
  interests: field('in', listedMany('interests'), { label: 'Interests' }),
  music: field('mu', listedMany('musics'), { label: 'Music' }),
  books: field('bo', listedMany('books'), { label: 'Books' }),
  sports: field('sp', listedMany('sports'), { label: 'Sports' }),
  cuisines: field('cu', listedMany('cuisines'), { label: 'Cuisines' }),
  dressStyles: field('ds', listedMany('dressStyles'), { label: 'Dress styles' }),
})
