import { list } from '../list.ts'

/** Dress styles. Codes are stored: never change or reuse one. */
export const dressStyles = list([
  [1, 'Traditional Indian'],
  [2, 'Indian Formal'],
  [3, 'Indo-Western'],
  [4, 'Western Formal'],
  [5, 'Western Casual'],
  [6, 'Smart Casual'],
  [7, 'Sarees'],
  [8, 'Salwar / Kurti'],
  [9, 'Dhoti / Veshti / Mundu'],
  [10, 'Tribal Traditional'],
  [11, 'Modest'],
  [12, 'Designer Wear'],
  [13, 'Sportswear'],
  [14, 'Jeans and T-shirts'],
  [15, 'Simple and Plain'],
  [16, 'Other'],
])
