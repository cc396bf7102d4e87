import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'

type Claims = Record<string, unknown>
type Granted = { challenge: string; nonce: string | null; redirect: string }

export const client = { id: 'bnr', secret: 'a secret of the simulator' }

/** An OpenID Connect provider on a free port. Tests set its faults. */
export type OpenIdProvider = {
  issuer: string
  /** The person who logs in: claims of the id token, and those of the userinfo endpoint only. */
  person: { token: Claims; userInfo: Claims }
  faults: { error?: string; nonce?: string; forged?: boolean; tokenStatus?: number; silent?: boolean }
  /** Number of calls to the token endpoint. */
  exchanges: number
  stop: () => Promise<void>
}

type Context = OpenIdProvider & {
  keys: { own: CryptoKey; foreign: CryptoKey; jwk: object }
  granted: Map<string, Granted>
}

export async function startProvider(): Promise<OpenIdProvider> {
  const own = await generateKeyPair('RS256')
  const foreign = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const context: Context = {
    issuer: '',
    person: { token: {}, userInfo: {} },
    faults: {},
    exchanges: 0,
    stop: async () => undefined,
    keys: { own: own.privateKey, foreign: foreign.privateKey, jwk },
    granted: new Map(),
  }
  const server = createServer((request, response) => void answer(context, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  context.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  context.stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return context
}

async function answer(context: Context, request: IncomingMessage, response: ServerResponse) {
  if (context.faults.silent) return request.socket.destroy()
  const url = new URL(request.url ?? '/', context.issuer)
  const json = (body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const paths: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => json(metadata(context.issuer)),
    '/jwks': () => json({ keys: [context.keys.jwk] }),
    '/authorize': () => response.writeHead(302, { location: authorize(context, url.searchParams) }).end(),
    '/token': async () => json(...(await exchange(context, new URLSearchParams(await bodyOf(request))))),
    '/userinfo': () => json({ sub: 'person-1', ...context.person.userInfo }),
  }
  const serve = paths[url.pathname]
  await (serve ? serve() : json({}, 404))
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/userinfo`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})

/** Authorises the person; returns the address of the redirect. */
function authorize({ granted, faults, issuer }: Context, query: URLSearchParams): string {
  const redirect = query.get('redirect_uri') ?? ''
  const back = new URL(redirect)
  back.searchParams.set('state', query.get('state') ?? '')
  const isOurs = query.get('client_id') === client.id && query.get('code_challenge_method') === 'S256'
  if (faults.error || !isOurs) {
    back.searchParams.set('error', faults.error ?? 'invalid_request')
    return back.href
  }
  const code = randomUUID()
  granted.set(code, { redirect, challenge: query.get('code_challenge') ?? '', nonce: query.get('nonce') })
  back.searchParams.set('code', code)
  back.searchParams.set('iss', issuer)
  return back.href
}

async function exchange(context: Context, form: URLSearchParams): Promise<[object, number]> {
  const { faults, granted } = context
  context.exchanges++
  if (faults.tokenStatus) return [{}, faults.tokenStatus]
  const code = form.get('code') ?? ''
  const grant = granted.get(code)
  granted.delete(code)
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const fits = grant?.challenge === challenge && grant.redirect === form.get('redirect_uri')
  if (!fits || form.get('client_secret') !== client.secret) return [{ error: 'invalid_grant' }, 400]
  return [{ access_token: randomUUID(), token_type: 'Bearer', id_token: await idToken(context, grant) }, 200]
}

function idToken({ faults, person, issuer, keys }: Context, { nonce }: Granted): Promise<string> {
  return new SignJWT({ ...person.token, nonce: faults.nonce ?? nonce })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience(client.id)
    .setSubject('person-1')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(faults.forged ? keys.foreign : keys.own)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}
