/** Why the gateway gave no usable reply. Asking again does not help if it refuses our credentials. */
const reasons = {
  silent: 'The gateway does not answer',
  garbled: 'The gateway sent an unreadable reply',
  refused: 'The gateway refuses our access code, key or address',
} as const

export class GatewayAway extends Error {
  override name = 'GatewayAway'
  readonly reason: keyof typeof reasons

  constructor(reason: keyof typeof reasons, cause?: unknown) {
    super(typeof cause === 'string' ? `${reasons[reason]}: ${cause}` : reasons[reason], { cause })
    this.reason = reason
  }
}
