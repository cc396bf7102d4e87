import { queryClient } from '../platform/queryClient.ts'
import { storiesQuery } from './calls.ts'

/** Stories for the home page. Uses the first page of the list, which then opens without another call. */
export async function loadNewestStories() {
  const { results } = await queryClient.fetchQuery(storiesQuery(0))
  return results.map(({ id, groomName, brideName, text, photos }) => ({
    id: String(id),
    groom: groomName,
    bride: brideName,
    text,
    photoUrl: photos[0]?.thumbnailUrl ?? null,
  }))
}

export type TestimonialTeaser = Awaited<ReturnType<typeof loadNewestStories>>[number]
