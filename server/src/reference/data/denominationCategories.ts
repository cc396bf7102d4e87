import { list } from '../list.ts'

/** Families of churches that group the denominations. Codes are stored: never change or reuse one. */
export const denominationCategories = list([
  [1, 'Catholic'],
  [2, 'Orthodox and Syrian'],
  [3, 'United and Anglican'],
  [4, 'Lutheran'],
  [5, 'Methodist and Holiness'],
  [6, 'Presbyterian and Reformed'],
  [7, 'Baptist'],
  [8, 'Pentecostal and Charismatic'],
  [9, 'Brethren and Evangelical'],
  [10, 'Adventist'],
  [11, 'Independent'],
])
