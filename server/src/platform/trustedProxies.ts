import { isIP } from 'node:net'
import { z } from 'zod'

const names = ['loopback', 'linklocal', 'uniquelocal']

function isProxy(text: string): boolean {
  const [address = '', bits = '32'] = text.split('/')
  return names.includes(text) || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128)
}

/**
 * The proxies in front of the service. Only their entries in X-Forwarded-For are trusted. A client that connects
 * directly, or adds entries of its own, is known by the address of its connection.
 */
export const trustedProxies = z
  .string()
  .default('off')
  .transform((text, context): number | string[] => {
    if (text === 'off') return 0
    if (/^[1-9]$/.test(text)) return Number(text)
    const proxies = text.split(',').map((one) => one.trim())
    if (proxies.every(isProxy)) return proxies
    context.addIssue({
      code: 'custom',
      message:
        'Name the proxies: how many there are in a row (1 to 9), their addresses separated by commas, or off',
    })
    return z.NEVER
  })
  .describe(
    'Proxies in front of the service, from which the address of a client is taken: how many in a row (1 to 9), or their addresses and networks separated by commas; off without any',
  )
