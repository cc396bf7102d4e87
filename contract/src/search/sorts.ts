/** Sort orders of profile searches: a field and its direction. */
export const searchSorts = {
  newest: 'cdt,desc',
  oldest: 'cdt,asc',
  youngest: 'bi.doby,asc',
  eldest: 'bi.doby,desc',
  photoFirst: 'me,desc',
  /** For members who show their own activity; the newest first for everybody else. */
  recentlyActive: 'ac,desc',
} as const
export type SearchSortName = keyof typeof searchSorts
export type SearchSort = (typeof searchSorts)[SearchSortName]

export const searchSortNames = Object.keys(searchSorts) as [SearchSortName, ...SearchSortName[]]
/** Sort orders of staff queues: by the time when a profile reached its status. */
export const queueSorts = { longestWait: 'sdt,asc', latestTransition: 'sdt,desc' } as const
export type QueueSort = (typeof queueSorts)[keyof typeof queueSorts]
export const queueSortValues = Object.values(queueSorts) as [QueueSort, ...QueueSort[]]

export const sortValues = Object.values(searchSorts) as [SearchSort, ...SearchSort[]]
