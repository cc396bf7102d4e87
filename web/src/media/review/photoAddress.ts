import { shortestName } from '@bnr/contract/media/endpoints'
import { type MediaStatus, mediaStatuses } from '@bnr/contract/media/transitions'
import { always, oneOf, page, text, type Values } from '../../ui/list/address.ts'
import type { PhotoSearch } from './calls.ts'

/** Deleted photos have no files to look at. */
export const photoFilters: readonly MediaStatus[] = mediaStatuses.filter((status) => status !== 'Deleted')

export const photoAddress = {
  status: always(oneOf(photoFilters, 'Ready')),
  text: text((typed) => !personProblem(typed)),
  page: page(),
}
export type PhotoQuery = Values<typeof photoAddress>

const isBnrId = (text: string) => /^\d{7,8}$/.test(text)

/** The problem with a text that should be a BNR ID or a name. */
export function personProblem(text: string): string | undefined {
  if (text === '' || isBnrId(text)) return undefined
  if (/^\d+$/.test(text)) return 'Enter 7 or 8 digit BNR Id'
  return text.length < 3 ? shortestName : undefined
}

export function photoSearchOf({ status, text }: PhotoQuery): PhotoSearch {
  if (!text) return { status }
  return isBnrId(text) ? { status, bnrId: text } : { status, name: text }
}
