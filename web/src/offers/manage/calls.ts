import { equal } from '@bnr/contract/criteria'
import {
  changeOffer,
  createOffer,
  endOffer,
  extendOffer,
  previewOfferBanner,
  publishOffer,
  searchOffers,
} from '@bnr/contract/offers/endpoints'
import type { LaterLastDay, OfferTerms } from '@bnr/contract/offers/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { whileProcessing } from '../../media/photos.ts'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useReading } from '../../platform/useReading.ts'

/** The key of the members' list, so that a change reloads that list too. */
const offersKey = ['offers']
export const managedKey = [...offersKey, 'managed']

/** Null when there is no offer with this id. */
export const useManagedOffer = (id: number) =>
  useReading({
    queryKey: [...managedKey, 'one', id],
    queryFn: async ({ signal }) => {
      return (await call(searchOffers, { body: { criteria: equal({ id }) } }, signal)).results[0] ?? null
    },
    refetchInterval: ({ state }) => whileProcessing(state.data?.banners, state.dataUpdateCount),
  })

/** Banners of drafts have no public address. */
export const useBannerFile = (mid: string) =>
  useQuery({
    queryKey: ['offer banner', mid],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call(previewOfferBanner, { params: { mid } }, signal)) as Blob,
  })

export function useOffersChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: offersKey })
}

export const useCreateOffer = () => useChange([offersKey], (body: OfferTerms) => call(createOffer, { body }))
export const useChangeOffer = () =>
  useChange([offersKey], ({ id, terms }: { id: number; terms: OfferTerms }) =>
    call(changeOffer, { params: { id }, body: terms }),
  )
export const useExtendOffer = () =>
  useChange([offersKey], ({ id, later }: { id: number; later: LaterLastDay }) =>
    call(extendOffer, { params: { id }, body: later }),
  )
export const usePublishOffer = () =>
  useChange([offersKey], (id: number) => call(publishOffer, { params: { id } }))
export const useEndOffer = () => useChange([offersKey], (id: number) => call(endOffer, { params: { id } }))
