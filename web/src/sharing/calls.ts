import { biodata } from '@bnr/contract/profiles/biodata'
import * as endpoints from '@bnr/contract/sharing/endpoints'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useChange } from '../platform/useChange.ts'
import { useEndpoint } from '../platform/useListReading.ts'
import { useReading } from '../platform/useReading.ts'

const linksKey = ['sharing', 'links'] as const

export const useShare = (id: number) =>
  useChange([linksKey], () => call(endpoints.shareProfile, { params: { id } }))

export const useSharedLinks = (page: number) =>
  useEndpoint(linksKey, endpoints.readSharedLinks, { query: { page } }, { staleTime: 0 })

export const useRevoke = () =>
  useChange([linksKey], (id: number) => call(endpoints.revokeSharedLink, { params: { id } }))

export const useSaveSharingSetting = () =>
  useChange([profilesKey, linksKey], (othersMayShare: boolean) =>
    call(endpoints.saveSharingSetting, { body: { othersMayShare } }),
  )

/** Read once: each reading counts as an opening of the link. */
export const useOpenedLink = (token: string) =>
  useReading({
    queryKey: ['sharing', 'opened', token],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => call(endpoints.openSharedLink, { body: { token } }, signal),
  })

/** The own biodata without contact details, as a file that the phone can pass on. */
export async function biodataFile(id: number, name: string): Promise<File> {
  const { url } = await call(biodata, { params: { id }, query: { contact: false } })
  const reply = await fetch(url)
  if (!reply.ok) throw new Error('The biodata could not be loaded. Please try again')
  return new File([await reply.blob()], name, { type: 'application/pdf' })
}
