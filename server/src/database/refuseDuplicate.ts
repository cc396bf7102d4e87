import type { ErrorCode } from '@bnr/contract/errors'
import { Failure } from '../platform/failure.ts'
import { isUniqueViolation } from './database.ts'

/** Turns the unique violation of a constraint into a refusal that names the duplicate field by its wire path. */
export const refuseDuplicate =
  (constraint: string | undefined, code: ErrorCode, path: string, message = new Failure(code).message) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error, constraint)) throw error
    throw new Failure(code, { message, fields: { [path]: message } })
  }
