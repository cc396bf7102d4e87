import { randomUUID } from 'node:crypto'
import { connect } from 'node:tls'
import { createTransport } from 'nodemailer'
import { type Check, counted, type Finding, fine, type Patient, warning, wrong } from './check.ts'

const patience = 5000
const day = 86_400_000

const store: Check = {
  name: 'S3 store',
  examine: async ({ places }) => {
    const { s3 } = places
    if (!s3) return undefined
    const [key, content] = [`doctor/${randomUUID()}`, Buffer.from('doctor')]
    await s3.put(key, content)
    const same = (await s3.get(key))?.equals(content)
    await s3.remove(key)
    return same
      ? fine('A file was written, read and removed')
      : wrong('A file came back with other content', 'Ask the operator of the store')
  },
}

const redis: Check = {
  name: 'Redis',
  examine: async ({ config }) => {
    if (!config.redisUrl) return undefined
    const { Redis } = await import('ioredis')
    const client = new Redis(config.redisUrl, {
      connectTimeout: patience,
      lazyConnect: true,
      retryStrategy: null,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return fine(`It answers: ${await client.ping()}`)
    } finally {
      client.disconnect()
    }
  },
}

const mail: Check = {
  name: 'Mail',
  examine: async ({ config }) => {
    if (!config.smtpUrl) return missing(config, 'SMTP_URL', 'no e-mail is sent')
    const transport = createTransport(config.smtpUrl)
    await transport.verify().finally(() => transport.close())
    return fine('The server accepts our login')
  },
}

const sms: Check = {
  name: 'SMS',
  examine: async ({ config }) =>
    config.sms
      ? await reached(config.sms.url)
      : missing(config, 'the SMS_* settings', 'nobody can log in by code'),
}

const gateway: Check = {
  name: 'Card gateway',
  examine: async ({ config }) =>
    config.gateway ? await reached(config.gateway.statusUrl) : fine('Not configured: cards are not offered'),
}

const address: Check = {
  name: 'Address',
  examine: async ({ config }) => {
    const reply = await fetch(`${config.publicUrl}/healthz`, { signal: AbortSignal.timeout(patience) })
    const text = await reply.text()
    return reply.ok && text.includes('ok')
      ? fine(`${config.publicUrl} leads to the service`)
      : wrong(`${config.publicUrl}/healthz answers ${reply.status}`, 'Point the proxy at the service')
  },
}

const certificate: Check = {
  name: 'Certificate',
  examine: async ({ config }) => {
    const { protocol, hostname, port } = new URL(config.publicUrl)
    if (protocol !== 'https:') return undefined
    const expires = await expiryOf(hostname, Number(port || 443))
    return certificateFinding(Math.floor((expires.getTime() - Date.now()) / day))
  },
}

/** `days` are the whole days for which it is still valid, negative once it has expired. */
export function certificateFinding(days: number): Finding {
  if (days < 0) return wrong('It has expired', 'Renew it now')
  const shown = `Expires in ${counted(days, 'day')}`
  if (days < 3) return wrong(shown, 'Renew it now')
  return days < 21 ? warning(shown, 'Is its automatic renewal working?') : fine(shown)
}

function expiryOf(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    // An expired certificate is reported as one, so the connection does not refuse it.
    const socket = connect(
      { host, port, servername: host, rejectUnauthorized: false, timeout: patience },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to))
        socket.end()
      },
    )
    socket.on('error', reject)
    socket.on('timeout', () => socket.destroy(new Error('No answer')))
  })
}

/** Any answer shows that the way is open; only a real message or payment shows more. */
async function reached(url: string): Promise<Finding> {
  const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(patience) })
  return fine(`${new URL(url).host} can be reached (${status})`)
}

const missing = ({ production }: Patient['config'], setting: string, effect: string): Finding =>
  production
    ? wrong(`Not configured: ${effect}`, `Set ${setting}`)
    : fine('Not configured: messages go to the outbox of the demo')

export const outsideChecks = [store, redis, mail, sms, gateway, address, certificate]
