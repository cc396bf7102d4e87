import { z } from 'zod'
import { isLoopback, port } from '../platform/settings.ts'

const address = (initial: string) => z.url().default(initial)

export const gatewaySettings = {
  CCAVENUE_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'A merchant id is a number')
    .optional()
    .describe('Our merchant id at the card gateway; cards are not offered without this and the two below'),
  CCAVENUE_ACCESS_CODE: z
    .string()
    .regex(/^[0-9A-Za-z]{8,40}$/, 'An access code is 8 to 40 letters and digits')
    .optional()
    .describe('Our access code at the card gateway'),
  CCAVENUE_WORKING_KEY: z
    .string()
    .regex(/^[0-9A-Za-z]{32}$/, 'A working key is 32 letters and digits')
    .optional()
    .describe('Encrypts what we and the card gateway send one another; 32 characters'),
  CCAVENUE_URL: address('https://secure.ccavenue.com').describe('Where browsers pay (https)'),
  CCAVENUE_STATUS_URL: address('https://api.ccavenue.com').describe(
    'Where the service asks for the status of a payment (https)',
  ),
  GATEWAY_AMOUNT: z
    .enum(['real', 'one'])
    .default('one')
    .describe(
      'Amount that a demo charges at the gateway: the real amount or one rupee. Production charges the real amount',
    ),
  GATEWAY_SIMULATOR_PORT: port
    .optional()
    .describe(
      'Port of the simulated bank that `npm start` runs next to a demo without a gateway; PORT + 1 by default',
    ),
} as const

export type GatewaySettings = Readonly<NonNullable<ReturnType<typeof gatewayOf>>>

declare module '../platform/settings.ts' {
  interface Settings {
    readonly gateway: GatewaySettings | undefined
    readonly gatewayAmount: 'real' | 'one rupee'
  }
}

type SettingsInput = z.infer<z.ZodObject<typeof gatewaySettings>>

/** Requires all three settings or none, so that a missing key is never replaced by one that everybody knows. */
export function gatewayOf(given: SettingsInput, production: boolean) {
  const {
    CCAVENUE_MERCHANT_ID: merchantId,
    CCAVENUE_ACCESS_CODE: accessCode,
    CCAVENUE_WORKING_KEY: workingKey,
  } = given
  const statusUrl = originOf(given, 'CCAVENUE_STATUS_URL')
  const url = originOf(given, 'CCAVENUE_URL', !production && isSimulated({ statusUrl }))
  if (!merchantId && !accessCode && !workingKey) return undefined
  if (!merchantId || !accessCode || !workingKey) {
    throw new Error(
      'Wrong configuration: CCAVENUE_MERCHANT_ID, CCAVENUE_ACCESS_CODE and CCAVENUE_WORKING_KEY are needed together',
    )
  }
  return { merchantId, accessCode, workingKey, url, statusUrl }
}

/** A gateway on this machine is the simulator. */
export const isSimulated = ({ statusUrl }: { statusUrl: string }): boolean => isLoopback(statusUrl)

function originOf(given: SettingsInput, name: 'CCAVENUE_URL' | 'CCAVENUE_STATUS_URL', open = false): string {
  const { protocol, origin, href } = new URL(given[name])
  if (protocol === 'https:' || (protocol === 'http:' && (open || isLoopback(href)))) return origin
  throw new Error(`Wrong configuration: ${name} must be an https address`)
}
