import type { StaffCard } from '@bnr/contract/profiles/card'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchPhoto } from '../../media/fetchPhoto.ts'
import { photosWithPending } from '../../media/photos.ts'
import { profileQuery } from '../calls.ts'

/** The profile after the one that is looked at, and its first photo: there as soon as the reviewer is. */
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
