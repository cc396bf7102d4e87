import { spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { root } from './run.mjs'

const secrets = ['CCAVENUE_MERCHANT_ID', 'CCAVENUE_ACCESS_CODE', 'CCAVENUE_WORKING_KEY']
const own = ['127.0.0.1', 'localhost', '::1']

/**
 * Starts a simulated card gateway for a demo that has none, with keys for this run. Returns the settings with which the
 * service reaches it; none in production, or if a gateway is configured.
 */
export async function simulatedGateway(settings) {
  if (settings.APP_MODE === 'production' || secrets.some((name) => settings[name])) return {}
  const keys = {
    CCAVENUE_MERCHANT_ID: String(randomInt(100_000, 999_999)),
    CCAVENUE_ACCESS_CODE: randomBytes(8).toString('hex').toUpperCase(),
    CCAVENUE_WORKING_KEY: randomBytes(16).toString('hex').toUpperCase(),
  }
  const { port } = new URL(await startBank(settings, keys))
  const { hostname } = new URL(URL.canParse(settings.PUBLIC_URL) ? settings.PUBLIC_URL : 'http://localhost')
  return {
    ...keys,
    CCAVENUE_URL: settings.CCAVENUE_URL || `http://${hostname}:${port}`,
    CCAVENUE_STATUS_URL: `http://127.0.0.1:${port}`,
  }
}

/** Starts the bank in its own process, which ends with this one; returns its address. */
async function startBank(settings, keys) {
  const port = Number(settings.PORT || 3000)
  const env = {
    ...keys,
    HOST: own.includes(settings.HOST || own[0]) ? '127.0.0.1' : '0.0.0.0',
    PORT: settings.GATEWAY_SIMULATOR_PORT || String(port > 0 ? port + 1 : 0),
    EVENTS_URL: port > 0 ? `http://127.0.0.1:${port}/api/payments/events` : '',
  }
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  const child = spawn(process.execPath, [`${root}simulator/main.ts`], { env, stdio })
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('The simulated bank did not start')))
  const [{ address }] = await Promise.race([once(child, 'message'), gone])
  gone.catch(() => undefined)
  child.unref()
  child.channel.unref()
  return address
}
