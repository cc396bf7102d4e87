/** The orders that found profiles can be asked for in: a field and its direction. */
export const searchSorts = {
  newest: 'cdt,desc',
  oldest: 'cdt,asc',
  youngest: 'bi.doby,asc',
  eldest: 'bi.doby,desc',
  photoFirst: 'me,desc',
} as const
export type SearchSortName = keyof typeof searchSorts
export type SearchSort = (typeof searchSorts)[SearchSortName]

export const searchSortNames = Object.keys(searchSorts) as [SearchSortName, ...SearchSortName[]]
/** Queues of staff: by when a profile came into the one status that is asked for. */
export const queueSorts = { longestWait: 'sdt,asc', latestTransition: 'sdt,desc' } as const
export type QueueSort = (typeof queueSorts)[keyof typeof queueSorts]
export const queueSortValues = Object.values(queueSorts) as [QueueSort, ...QueueSort[]]

export const sortValues = Object.values(searchSorts) as [SearchSort, ...SearchSort[]]
