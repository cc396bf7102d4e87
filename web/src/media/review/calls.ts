import type { Reply } from '@bnr/contract/endpoint'
import { moderatePhoto, photoQueue } from '@bnr/contract/media/endpoints'
import type { MediaStatus, PhotoVerdict } from '@bnr/contract/media/transitions'
import { call, callBeforeLeaving } from '../../platform/call.ts'
import { type Decision, decide, forgetDecisions, sendDecisions } from '../../platform/decisions.ts'
import { useReading } from '../../platform/useReading.ts'
import { useReporting } from '../../ui/decisions/useReporting.ts'

export type QueuedPhoto = Reply<typeof photoQueue>['results'][number]

/** Photos with one status, optionally of one person. */
export type PhotoSearch = { status: MediaStatus; bnrId?: string | undefined; name?: string | undefined }

/** A page of the queue. It is not reloaded while open, so that no photo moves while somebody decides. */
export const usePhotoQueue = ({ status, bnrId, name }: PhotoSearch, page: number, size: number) =>
  useReading({
    queryKey: ['media', 'queue', status, bnrId, name, page, size],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      await sendDecisions()
      forgetDecisions()
      const query = { st: status, page, size, ...(bnrId && { pid: bnrId }), ...(name && { na: name }) }
      return call(photoQueue, { query }, signal)
    },
  })

export const subjectOf = ({ media }: QueuedPhoto) => `photo ${media.id}`

const outcomes: Record<PhotoVerdict, string> = { approve: 'Approved', reject: 'Rejected' }

export const outcomeOf = ({ action }: Decision) => outcomes[action as PhotoVerdict]

/** Approves or rejects a photo. The call is sent after the time to undo. */
export function useVerdict() {
  const report = useReporting()

  function send(
    { media, profile }: QueuedPhoto,
    action: PhotoVerdict,
    input: DecisionInput,
    atOnce: boolean,
  ) {
    const sent = callBeforeLeaving(atOnce)(moderatePhoto, {
      params: { id: profile.id, mid: media.id ?? '', action },
      query: media.kind === 'tp' ? {} : { mt: media.kind },
      body: input,
    })
    return report(sent, profile.basic?.name ?? '')
  }

  return (photo: QueuedPhoto, action: PhotoVerdict, input: DecisionInput = {}) =>
    decide({
      subject: subjectOf(photo),
      action,
      reason: input.reason,
      send: (atOnce) => send(photo, action, input, atOnce),
    })
}

type DecisionInput = { reason?: string }
