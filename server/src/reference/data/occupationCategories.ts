import { list } from '../list.ts'

/** Fields of work that group the occupations. Codes are stored: never change or reuse one. */
export const occupationCategories = list([
  [1, 'Church and Mission'],
  [2, 'Administration'],
  [3, 'Information Technology'],
  [4, 'Engineering'],
  [5, 'Medicine'],
  [6, 'Nursing and Health Care'],
  [7, 'Education'],
  [8, 'Civil Service and Government'],
  [9, 'Defence and Police'],
  [10, 'Banking and Finance'],
  [11, 'Law'],
  [12, 'Business'],
  [13, 'Sales and Customer Service'],
  [14, 'Media and Arts'],
  [15, 'Hotel and Travel'],
  [16, 'Merchant Navy and Shipping'],
  [17, 'Science'],
  [18, 'Agriculture and Fishing'],
  [19, 'Social Service'],
  [20, 'Skilled Work'],
  [21, 'Sports'],
  [22, 'Others'],
])
