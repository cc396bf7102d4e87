import { list } from '../list.ts'

/** Why a member deactivates the own profile. Codes are stored: never change or reuse one. */
export const deactivateReasonsByUser = list([
  [1, 'Marriage fixed through BNR Matrimony', { key: 'mb' }],
  [2, 'Marriage fixed by other means', { key: 'mo' }],
  [3, 'Taking a break from the search', { key: 'br' }],
  [4, 'Not enough suitable matches', { key: 'nm' }],
  [5, 'Too many calls or messages', { key: 'tm' }],
  [6, 'Privacy concerns', { key: 'pr' }],
  [7, 'I have another profile', { key: 'dp' }],
  [8, 'Other reason', { key: 'ot' }],
])
