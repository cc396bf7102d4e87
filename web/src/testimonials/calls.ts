import { readTestimonial, searchTestimonials } from '@bnr/contract/testimonials/endpoints'
import type { Testimony } from '@bnr/contract/testimonials/schemas'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'
import { page } from '../ui/list/address.ts'

export const testimonialsKey = ['testimonials'] as const
const pagesKey = [...testimonialsKey, 'page'] as const

/** Pages in the address count from one, for people and search engines. */
export const storiesAddress = { page: page(1) }

export const storiesQuery = (page: number) =>
  queryOptions({
    queryKey: [...pagesKey, page],
    queryFn: ({ signal }) => call(searchTestimonials, { query: { page }, body: { criteria: [] } }, signal),
  })

export const useStories = (page: number) => useReading(storiesQuery(page))

/** One story. It opens at once if a list in the cache contains it. */
export function useStory(id: number | undefined) {
  const client = useQueryClient()
  const listed = () => pagesWith(client, id).at(0)
  return useReading({
    queryKey: [...testimonialsKey, 'one', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => call(readTestimonial, { params: { id: id ?? 0 } }, signal),
    initialData: () => listed()?.story,
    initialDataUpdatedAt: () => listed()?.readAt,
  })
}

type Page = { results: Testimony[] }

function pagesWith(client: QueryClient, id: number | undefined) {
  return client.getQueriesData<Page>({ queryKey: pagesKey }).flatMap(([queryKey, page]) => {
    const story = page?.results.find((candidate) => candidate.id === id)
    return story ? [{ story, readAt: client.getQueryState(queryKey)?.dataUpdatedAt }] : []
  })
}
