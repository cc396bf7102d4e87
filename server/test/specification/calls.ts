import { familyCalls } from './familyCalls.ts'
import { manyCalls } from './manyCalls.ts'
import { memberCalls } from './memberCalls.ts'
import { staffCalls } from './staffCalls.ts'

/**
 * The calls that each permission allows (specification 1, 2 and 3, section 7); permissions.ts says who has it.
 * `media` before a path is the base address of photos.
 */
export const specifiedCalls: Readonly<Record<string, readonly string[]>> = {
  ...memberCalls,
  ...staffCalls,
  ...familyCalls,
  ...manyCalls,
}
