import { billingErrors } from '@bnr/contract/billingErrors'
import { type ErrorCode, errors } from '@bnr/contract/errors'
import { replyErrors } from '@bnr/contract/replyErrors'

const known: Readonly<Record<ErrorCode, { status: number; message: string }>> = {
  ...errors,
  ...billingErrors,
  ...replyErrors,
}

type Details = {
  message?: string
  /** For a code that is used with two statuses. */
  status?: number
  fields?: Record<string, string>
  retryAfterSeconds?: number
  challenge?: string
}

/** The only way to refuse a request. Keys of `fields` are wire paths. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly challenge: string | undefined
  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? known[code].message)
    this.code = code
    this.status = details.status ?? known[code].status
    this.fields = details.fields
    this.challenge = details.challenge
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** Refuses input: the message of the first field, and all messages in `fields`. */
export function invalidInput(fields: Record<string, string>): Failure {
  const [first] = Object.values(fields)
  return new Failure('invalid_input', first === undefined ? { fields } : { message: first, fields })
}

export const wrongState = (message: string) => new Failure('wrong_state', { message })
