import { createClient } from '@bnr/contract/client'
import type { StoryDraft, SubmittedStory } from '@bnr/contract/testimonials/schemas'
import {
  deleteYourPhoto,
  readYourPhoto,
  readYourStory,
  saveYourStory,
  sendYourStory,
  storyLinkHeader,
} from '@bnr/contract/testimonials/yours'
import { apiBase, mediaBase } from '../../platform/settings.ts'

export const headersOfLink = (link: string) => ({ [storyLinkHeader]: link })

/** The calls that a link allows. They use no session, and their errors end none. */
export function yourStoryBy(link: string) {
  const headers = () => headersOfLink(link)
  const call = createClient({ apiBase, mediaBase, headers })
  const onLeaving = createClient({
    apiBase,
    mediaBase,
    headers,
    fetch: (address, init) => fetch(address, { ...init, keepalive: true }),
  })
  return {
    read: (signal: AbortSignal) => call(readYourStory, {}, signal),
    save: (body: StoryDraft) => call(saveYourStory, { body }),
    saveOnLeaving: (body: StoryDraft) => onLeaving(saveYourStory, { body }),
    send: (body: SubmittedStory) => call(sendYourStory, { body }),
    deletePhoto: (mid: string) => call(deleteYourPhoto, { params: { mid } }),
    loadPhoto: async (mid: string, signal: AbortSignal) =>
      (await call(readYourPhoto, { params: { mid } }, signal)) as Blob,
  }
}
export type YourStoryCalls = ReturnType<typeof yourStoryBy>
