import { z } from 'zod'
import { isLoopback } from '../../platform/settings.ts'

export const signOnSettings = {
  OIDC_ISSUER: z
    .url()
    .optional()
    .describe('OpenID Connect provider for staff (https); needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'),
  OIDC_CLIENT_ID: z.string().optional().describe('Our client id at the provider'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Our client secret at the provider'),
  OIDC_ROLES_CLAIM: z
    .string()
    .default('realm_access.roles')
    .describe('Claim with the roles of the provider; if the provider sends it, it must include staff_user'),
  OIDC_SECOND_FACTOR_ACR: z
    .string()
    .default('')
    .describe('Values of acr, separated by commas, by which the provider vouches for a second factor'),
  OIDC_SECOND_FACTOR_AMR: z
    .string()
    .default('')
    .describe('Values of amr, separated by commas, by which the provider vouches for a second factor'),
} as const

export type SignOnSettings = Readonly<NonNullable<ReturnType<typeof signOnOf>>>

type SettingsInput = z.infer<z.ZodObject<typeof signOnSettings>>

/** Requires all three settings or none, since a partial configuration is a mistake. */
export function signOnOf(given: SettingsInput) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given
  if (!issuer && !clientId && !clientSecret) return undefined
  if (!issuer || !clientId || !clientSecret) {
    throw new Error(
      'Wrong configuration: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed together',
    )
  }
  const { protocol } = new URL(issuer)
  if (protocol !== 'https:' && !isLoopback(issuer))
    throw new Error('Wrong configuration: OIDC_ISSUER must be an https address')
  const factor = { acr: listed(given.OIDC_SECOND_FACTOR_ACR), amr: listed(given.OIDC_SECOND_FACTOR_AMR) }
  return { issuer, clientId, clientSecret, rolesClaim: given.OIDC_ROLES_CLAIM, factor }
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
