import { list } from '../list.ts'

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
