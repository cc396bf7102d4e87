import type { Configuration } from 'openid-client'
import type { Clock } from '../../platform/clock.ts'
import { isLoopback, type SignOnSettings } from '../../platform/signOnSettings.ts'
import type { Attempt } from './attempt.ts'
import type { PersonClaims } from './person.ts'

type Library = typeof import('openid-client')

const answerSeconds = 10
const metadataHours = 1

type SignedOn = {
  person: PersonClaims
  /** The provider has asked for a second factor, by our configuration. */
  vouched: boolean
}

export type Provider = {
  /** A fresh attempt, and the provider's page where the person proves who they are. */
  begin: () => Promise<{ attempt: Attempt; address: string }>
  /** Exchanges what the provider sent back for what it says of the person; throws when anything does not fit. */
  finish: (returned: URL, attempt: Attempt) => Promise<SignedOn>
}

/** The library is loaded, and the provider asked about itself, when somebody signs on; without that it costs nothing. */
export function openProvider(settings: SignOnSettings, callback: string, clock: Clock): Provider {
  let known: { configuration: Configuration; until: number } | undefined

  async function open() {
    const library = await import('openid-client')
    const now = clock.now().getTime()
    if (!known || known.until < now) {
      known = { configuration: await discover(library, settings), until: now + metadataHours * 3_600_000 }
    }
    return { library, configuration: known.configuration }
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
  // Without these checks the library trusts the connection and leaves the signature of the id token unread.
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
  // A provider that keeps to the standard sends the phone number here and not in the id token.
  const more = await library.fetchUserInfo(configuration, tokens.access_token, claims.sub)
  return { claims, more }
}

/** Only what the signed id token says counts. */
function vouches({ acr, amr }: PersonClaims, { factor }: SignOnSettings): boolean {
  const methods = Array.isArray(amr) ? amr : []
  return (
    (typeof acr === 'string' && factor.acr.includes(acr)) || factor.amr.some((one) => methods.includes(one))
  )
}
