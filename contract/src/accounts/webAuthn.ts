import { z } from '#schema'

const encoded = (most: number) => z.string().min(1).max(most)
const credentialId = encoded(1400)

const common = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(20).nullish(),
  clientExtensionResults: z.object({}).optional(),
}

/** Response of a passkey to a challenge, as the browser's Web Authentication API writes it in JSON. */
export const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(4000),
    userHandle: z.string().max(200).nullish(),
  }),
})

/** A new passkey, as the browser's Web Authentication API writes it in JSON. */
export const attestation = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(40_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

const userVerification = z.enum(['discouraged', 'preferred', 'required']).exactOptional()
const credentials = z
  .array(
    z.object({
      id: credentialId,
      type: z.string(),
      transports: z.array(z.string()).exactOptional(),
    }),
  )
  .exactOptional()

/** Options for navigator.credentials.get, as JSON. Members that we do not read pass through. */
export const assertionOptions = z.looseObject({
  challenge: z.string(),
  rpId: z.string().exactOptional(),
  allowCredentials: credentials,
  userVerification,
})

/** Options for navigator.credentials.create, as JSON. */
export const attestationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string().exactOptional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  excludeCredentials: credentials,
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).exactOptional(),
})

export type AssertionOptions = z.output<typeof assertionOptions>
export type AttestationOptions = z.output<typeof attestationOptions>
export type Assertion = z.output<typeof assertion>
export type Attestation = z.output<typeof attestation>
