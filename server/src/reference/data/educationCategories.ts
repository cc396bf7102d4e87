import { list } from '../list.ts'

/** Fields of study that group the degrees. Codes are stored: never change or reuse one. */
export const educationCategories = list([
  [1, 'Engineering'],
  [2, 'Computers'],
  [3, 'Science'],
  [4, 'Arts'],
  [5, 'Commerce and Finance'],
  [6, 'Management'],
  [7, 'Medicine'],
  [8, 'Nursing and Allied Health'],
  [9, 'Law'],
  [10, 'Education'],
  [11, 'Theology'],
  [12, 'Architecture and Design'],
  [13, 'Agriculture and Fisheries'],
  [14, 'Media and Music'],
  [15, 'Doctorate'],
  [16, 'Diploma'],
  [17, 'Services'],
  [18, 'School'],
])
