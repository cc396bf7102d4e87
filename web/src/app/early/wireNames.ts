/** What the early scripts know of the wire: the build (shells.ts) puts it in, as the contract's schemas would weigh too much. */
export interface WireNames {
  readSessionUser: string
  readProfile: string
  searchProfiles: string
  readDashboard: string
  searchStories: string
  user: Names<'gender' | 'profileId' | 'phoneVerified' | 'status'>
  profile: Names<'media'>
  photo: Names<'kind' | 'status' | 'url' | 'thumbnailUrl'>
  dashboard: Names<'matches'>
  page: Names<'results'>
  search: Names<'fromId' | 'criteria'>
  criterion: Names<'key' | 'operation' | 'value'>
  storySearch: Names<'criteria'>
  story: Names<'id' | 'caption' | 'groomName' | 'brideName' | 'weddingDate' | 'text' | 'photos'>
  storyPhoto: Names<'thumbnailUrl'>
}
type Names<N extends string> = Readonly<Record<N, string>>

declare global {
  const wireNames: WireNames
}

type Wire = Readonly<Record<string, unknown>>

/** These fields of what the server sent, by their readable names. */
export function read<N extends string>(names: Names<N>, from: unknown): Record<N, unknown> {
  const fields = Object.entries<string>(names).map(([name, key]) => [name, (from as Wire | undefined)?.[key]])
  return Object.fromEntries(fields) as Record<N, unknown>
}

/** The other way, as it is sent: what is undefined is left out. */
export function write<N extends string>(names: Names<N>, value: { readonly [K in N]?: unknown }): Wire {
  return Object.fromEntries(Object.entries<string>(names).map(([name, key]) => [key, value[name as N]]))
}
