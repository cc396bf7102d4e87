import { list } from '../list.ts'

/** Whom a profile is made for. Codes are stored: never change or reuse one. */
export const createdFors = list([
  [1, 'Myself'],
  [2, 'Son'],
  [3, 'Daughter'],
  [4, 'Brother'],
  [5, 'Sister'],
  [6, 'Friend'],
  [7, 'Relative'],
])

/** Where a profile was entered. Codes are stored: never change or reuse one. */
export const createdBy = list([
  [1, 'Web'],
  [2, 'Admin'],
])

/** How the contact person is related to the bride or groom. Codes are stored: never change or reuse one. */
export const contactRelationships = list([
  [1, 'Self'],
  [2, 'Father'],
  [3, 'Mother'],
  [4, 'Brother'],
  [5, 'Sister'],
  [6, 'Son'],
  [7, 'Daughter'],
  [8, 'Grandfather'],
  [9, 'Grandmother'],
  [10, 'Uncle'],
  [11, 'Aunt'],
  [12, 'Cousin'],
  [13, 'Brother-in-law'],
  [14, 'Sister-in-law'],
  [15, 'Guardian'],
  [16, 'Relative'],
  [17, 'Friend'],
  [18, 'Pastor / Priest'],
])

/** How a family came to the service, noted by staff. Codes are stored: never change or reuse one. */
export const profileSources = list([
  [1, 'Website', { key: 'web' }],
  [2, 'Walk-in', { key: 'wi' }],
  [3, 'Phone Enquiry', { key: 'ph' }],
  [4, 'WhatsApp', { key: 'wa' }],
  [5, 'Referred by a Member', { key: 'ref' }],
  [6, 'Church / Pastor', { key: 'ch' }],
  [7, 'Church Magazine', { key: 'cm' }],
  [8, 'Newspaper', { key: 'np' }],
  [9, 'Search Engine', { key: 'se' }],
  [10, 'Facebook', { key: 'fb' }],
  [11, 'Instagram', { key: 'ig' }],
  [12, 'YouTube', { key: 'yt' }],
  [13, 'Television / Radio', { key: 'tv' }],
  [14, 'Fellowship or Event', { key: 'ev' }],
  [15, 'Campaign', { key: 'cp' }],
  [16, 'Other', { key: 'ot' }],
])

/** States of a profile. Codes are stored: never change or reuse one. */
export const profileStatuses = list([
  [1, 'Draft'],
  [2, 'Ready'],
  [3, 'Active'],
  [4, 'Deactivated'],
  [5, 'Rejected'],
  [6, 'Settled'],
  [7, 'Deleted'],
])

/** Reasons why members deactivate their profiles. Codes are stored: never change or reuse one. */
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
