import type { ErrorCode } from '@bnr/contract/errors'
import { Failure } from '../platform/failure.ts'

/** Returns the first row of a query, or refuses the request with `otherwise`. */
export async function requireRow<Row>(query: PromiseLike<Row[]>, otherwise: ErrorCode): Promise<Row> {
  const [row] = await query
  if (!row) throw new Failure(otherwise)
  return row
}
