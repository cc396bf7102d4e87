import { Failure } from '../platform/failure.ts'

const message = 'We cannot read or store files at the moment. Please try again in a minute'
const retryAfterSeconds = 30

/** The store of files does not work at the moment: out of reach, too slow, full, or refusing us. */
export class StoreAway extends Failure {
  constructor(cause: unknown) {
    super('unavailable', { message, retryAfterSeconds })
    this.cause = cause
  }
}
