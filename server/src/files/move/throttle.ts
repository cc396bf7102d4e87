import { setTimeout as pause } from 'node:timers/promises'

export type Throttle = (content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>

/** Slows streams down to so many bytes a second together. */
export function throttle(bytesPerSecond = Number.POSITIVE_INFINITY): Throttle {
  let freeAt = 0
  return async function* (content) {
    for await (const part of content) {
      yield part
      freeAt = Math.max(freeAt, performance.now()) + (1000 * part.length) / bytesPerSecond
      await pause(Math.max(0, freeAt - performance.now()))
    }
  }
}
