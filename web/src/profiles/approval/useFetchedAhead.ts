import type { StaffCard } from '@bnr/contract/profiles/card'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchPhoto } from '../../media/fetchPhoto.ts'
import { photosWithPending } from '../../media/photos.ts'
import { profileQuery } from '../calls.ts'

/**
 * Loads the next profile of a review and its first photo ahead, so that they are there when the reviewer gets to
 * them.
 */
export function useFetchedAhead(card: StaffCard | undefined): void {
  const client = useQueryClient()
  const bnrId = card?.bnrId
  useEffect(() => {
    if (bnrId) void fetchAhead()

    async function fetchAhead() {
      const query = profileQuery(bnrId ?? '')
      await client.prefetchQuery(query)
      const [photo] = photosWithPending(client.getQueryData(query.queryKey)?.media ?? [])
      fetchPhoto(photo?.url)
    }
  }, [client, bnrId])
}
