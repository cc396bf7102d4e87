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

export type Assertion = z.output<typeof assertion>
export type Attestation = z.output<typeof attestation>
