import { isIP } from 'node:net'
import { z } from 'zod'

const names = ['loopback', 'linklocal', 'uniquelocal']

function isProxy(text: string): boolean {
  const [address = '', bits = '32'] = text.split('/')
  return names.includes(text) || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= 128)
}

/**
 * Which proxies stand before the service. Only what they add to X-Forwarded-For is believed: whoever comes from elsewhere, or
 * writes more addresses into it than there are proxies, is known by the address of the connection.
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
        'Name the proxies: how many stand in a row (1 to 9), their addresses with commas between, or off',
    })
    return z.NEVER
  })
  .describe(
    'Proxies before the service, from which the address of a client is taken: how many in a row (1 to 9), or their addresses and networks with commas between; off without any',
  )
