import { z } from '#schema'
import { largestPage, pageSize } from './pageSizes.ts'
import { wholeNumber } from './values.ts'
import { type WireFields, wire } from './wire.ts'

/** The query of a paged call: `page` is zero-based. */
export function pageQuery(initialSize = pageSize, max = largestPage) {
  return {
    page: wholeNumber(0, 100_000).default(0),
    size: wholeNumber(1)
      .default(initialSize)
      .transform((size) => Math.min(size, max)),
  }
}

/** `beside` is what a page has beside its rows. */
export function pageOf<S extends z.ZodType, const B extends WireFields = Record<never, never>>(
  title: string,
  item: S,
  beside?: B,
) {
  return wire(`Page of ${title}`, {
    ...(beside as B),
    results: ['results', z.array(item), 'The rows of this page'],
    total: ['total', z.number().int(), 'How many rows there are in all'],
    page: ['page', z.number().int(), 'Zero-based number of this page'],
  })
}
export type PageOf<T> = { results: T[]; total: number; page: number }

export const messageReply = wire('Message', {
  message: ['message', z.string(), 'What happened, for the person to read'],
})
