import { listedMany } from '../values.ts'
import { wire } from '../wire.ts'

/** Specification 2, section 3: lsi. */
export const lifestyleInfo = wire('Lifestyle', {
  hobbies: ['ho', listedMany('hobbies'), 'Hobbies'],
  interests: ['in', listedMany('interests'), 'Interests'],
  music: ['mu', listedMany('musics'), 'Music'],
  cuisines: ['cu', listedMany('cuisines'), 'Cuisines'],
  books: ['bo', listedMany('books'), 'Books'],
  sports: ['sp', listedMany('sports'), 'Sports'],
  dressStyles: ['ds', listedMany('dressStyles'), 'Dress styles'],
})
