import type { Configuration } from 'openid-client'
import type { Clock } from '../../platform/clock.ts'
import { isLoopback } from '../../platform/settings.ts'
import type { Attempt } from './attempt.ts'
import type { PersonClaims } from './person.ts'
import type { SignOnSettings } from './settings.ts'

type Library = typeof import('openid-client')

const answerSeconds = 10
const metadataHours = 1

type SignedOn = {
  person: PersonClaims
  /** The provider has checked a second factor, according to our settings. */
  vouched: boolean
}

export type Provider = {
  /** Creates an attempt, and the address of the provider's page where the person logs in. */
  begin: () => Promise<{ attempt: Attempt; address: string }>
  /** Exchanges the provider's reply for its claims about the person. Throws if anything does not match. */
  finish: (returned: URL, attempt: Attempt) => Promise<SignedOn>
}

/** Loads the library and the provider's metadata only when somebody signs on. */
export function openProvider(settings: SignOnSettings, callback: string, clock: Clock): Provider {
  let cached: { configuration: Configuration; until: number } | undefined

  async function open() {
    const library = await import('openid-client')
    const now = clock.now().getTime()
    if (!cached || cached.until < now) {
      cached = { configuration: await discover(library, settings), until: now + metadataHours * 3_600_000 }
    }
    return { library, configuration: cached.configuration }
  }

  return {
    begin: async () => {
      const { library, configuration } = await open()
      return await begin(library, configuration, callback, settings)
    },
    finish: async (returned, attempt) => {
      const { library, configuration } = await open()
      const { claims, more } = await finish(library, configuration, returned, attempt)
      return { person: { ...more, ...claims }, vouched: vouches(claims, settings) }
    },
  }
}

function discover(library: Library, { issuer, clientId, clientSecret }: SignOnSettings) {
  const { enableNonRepudiationChecks, allowInsecureRequests } = library
  // Without these checks the library trusts the connection and does not verify the signature of the id token.
  const execute = [enableNonRepudiationChecks, ...(isLoopback(issuer) ? [allowInsecureRequests] : [])]
  const options = { execute, timeout: answerSeconds }
  return library.discovery(new URL(issuer), clientId, clientSecret, undefined, options)
}

async function begin(
  library: Library,
  configuration: Configuration,
  callback: string,
  { factor }: SignOnSettings,
) {
  const attempt = {
    state: library.randomState(),
    nonce: library.randomNonce(),
    verifier: library.randomPKCECodeVerifier(),
  }
  const address = library.buildAuthorizationUrl(configuration, {
    redirect_uri: callback,
    scope: 'openid profile phone',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await library.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    ...(factor.acr.length > 0 && { acr_values: factor.acr.join(' ') }),
  })
  return { attempt, address: address.href }
}

async function finish(library: Library, configuration: Configuration, returned: URL, attempt: Attempt) {
  const tokens = await library.authorizationCodeGrant(configuration, returned, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
  })
  const claims = tokens.claims()
  if (!claims || !configuration.serverMetadata().userinfo_endpoint) return { claims: claims ?? {}, more: {} }
  // Providers that follow the standard send the phone number here and not in the id token.
  const more = await library.fetchUserInfo(configuration, tokens.access_token, claims.sub)
  return { claims, more }
}

/** Counts only claims of the signed id token. */
function vouches({ acr, amr }: PersonClaims, { factor }: SignOnSettings): boolean {
  const methods = Array.isArray(amr) ? amr : []
  return (
    (typeof acr === 'string' && factor.acr.includes(acr)) ||
    factor.amr.some((method) => methods.includes(method))
  )
}
