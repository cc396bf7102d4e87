import { memberCalls } from './memberCalls.ts'
import { staffCalls } from './staffCalls.ts'

/**
 * Which calls each permission opens (specification 1, 2 and 3, section 7): who may call is written in permissions.ts.
 * `media` before a path is the base of photos.
 */
export const specifiedCalls: Readonly<Record<string, readonly string[]>> = { ...memberCalls, ...staffCalls }
