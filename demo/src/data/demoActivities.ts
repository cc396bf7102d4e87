import type { InterestState } from '@bnr/contract/activities/interests'
import type { ActivityVerb } from '@bnr/contract/activities/kinds'

/** Activities with one suitor after another, and how long ago they happened. The first suitors have a plan. */
export type Chapter = {
  verb: ActivityVerb
  side: 'byMe' | 'toMe'
  hoursAgo: readonly number[]
  /** Index of the first suitor. */
  first?: number
  interests?: readonly InterestState[]
}

/** Activities of the demo members, so that every list has entries. */
export const demoActivities: Readonly<Record<number, readonly Chapter[]>> = {
  10000001: [
    { verb: 'view', side: 'toMe', hoursAgo: [1, 3, 9, 22, 27, 31, 50, 76, 99, 121, 145, 170, 188] },
    { verb: 'shortlist', side: 'toMe', hoursAgo: [2, 30, 120] },
    {
      verb: 'like',
      side: 'toMe',
      hoursAgo: [5, 29, 75, 150],
      first: 1,
      interests: ['Pending', 'Pending', 'Accepted', 'Declined'],
    },
    { verb: 'view_phone', side: 'toMe', hoursAgo: [26, 74], first: 2 },
    { verb: 'view', side: 'byMe', hoursAgo: [4, 6, 28, 80], first: 1 },
    { verb: 'ignore', side: 'byMe', hoursAgo: [100], first: 8 },
    { verb: 'block', side: 'byMe', hoursAgo: [160], first: 14 },
  ],
  10000002: [
    { verb: 'view', side: 'toMe', hoursAgo: [2, 7, 25, 52, 90, 200, 300, 410] },
    { verb: 'shortlist', side: 'toMe', hoursAgo: [8, 210] },
    { verb: 'like', side: 'toMe', hoursAgo: [12, 95], interests: ['Pending', 'Accepted'] },
    { verb: 'view_phone', side: 'toMe', hoursAgo: [50] },
    { verb: 'shortlist', side: 'byMe', hoursAgo: [3, 26, 54, 130, 260], first: 2 },
    {
      verb: 'like',
      side: 'byMe',
      hoursAgo: [10, 98, 240],
      first: 3,
      interests: ['Pending', 'Accepted', 'Declined'],
    },
    { verb: 'view_phone', side: 'byMe', hoursAgo: [97, 230], first: 4 },
    { verb: 'view', side: 'byMe', hoursAgo: [3, 10, 26, 97], first: 2 },
    { verb: 'ignore', side: 'byMe', hoursAgo: [310], first: 12 },
  ],
}
