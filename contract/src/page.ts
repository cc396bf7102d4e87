import { z } from '#schema'
import { largestPage, pageSize } from './pageSizes.ts'
import { wholeNumber } from './values.ts'
import { type WireFields, wire } from './wire.ts'

/** Query parameters of a list with pages. `page` starts at 0; `size` is cut to `max`. */
export function pageQuery(initialSize = pageSize, max = largestPage) {
  return {
    page: wholeNumber(0, 100_000).default(0),
    size: wholeNumber(1)
      .default(initialSize)
      .transform((size) => Math.min(size, max)),
  }
}

/** Declares a page of a list. `extra` are fields of the page besides its rows. */
export function pageOf<S extends z.ZodType, const B extends WireFields = Record<never, never>>(
  title: string,
  item: S,
  extra?: B,
) {
  return wire(`Page of ${title}`, {
    ...(extra as B),
    results: ['results', z.array(item), 'The rows of this page'],
    total: ['total', z.number().int(), 'Number of all rows'],
    page: ['page', z.number().int(), 'Number of this page, starting at 0'],
  })
}
export type PageOf<T> = { results: T[]; total: number; page: number }

export const messageReply = wire('Message', {
  message: ['message', z.string(), 'What happened, as text for the user'],
})
