import { shortestName } from '@bnr/contract/media/endpoints'
import { type MediaStatus, mediaStatuses } from '@bnr/contract/media/schemas'
import { always, oneOf, page, text, type Values } from '../../ui/list/address.ts'
import type { AskedPhotos } from './calls.ts'

/** Deleted photos have no files any more, so there is nothing of them to be looked at. */
export const photoFilters: readonly MediaStatus[] = mediaStatuses.filter((status) => status !== 'Deleted')

/** The photo queue as its address says it. */
export const photoAddress = {
  status: always(oneOf(photoFilters, 'Ready')),
  text: text((typed) => !personProblem(typed)),
  page: page(),
}
export type PhotoQuery = Values<typeof photoAddress>

const isBnrId = (text: string) => /^\d{7,8}$/.test(text)

/** What is wrong with a text that should name a person. */
export function personProblem(text: string): string | undefined {
  if (text === '' || isBnrId(text)) return undefined
  if (/^\d+$/.test(text)) return 'Enter 7 or 8 digit BNR Id'
  return text.length < 3 ? shortestName : undefined
}

export function askedPhotos({ status, text }: PhotoQuery): AskedPhotos {
  if (!text) return { status }
  return isBnrId(text) ? { status, bnrId: text } : { status, name: text }
}
