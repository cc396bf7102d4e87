import type { ErrorCode } from '@bnr/contract/errors'
import { Failure } from './failure.ts'

/** The row that a query finds; where there is none, the request is refused. */
export async function requireRow<Row>(query: PromiseLike<Row[]>, otherwise: ErrorCode): Promise<Row> {
  const [row] = await query
  if (!row) throw new Failure(otherwise)
  return row
}
