/** Why the gateway has not told: no answer, one that cannot be read, or our codes are refused, where asking again is idle. */
const reasons = {
  silent: 'The gateway does not answer',
  garbled: 'The gateway answers what cannot be read',
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
