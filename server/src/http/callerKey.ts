import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The key that rate limits count by: the logged-in person, otherwise the address. */
export function callerKey({ actor, ip }: FastifyRequest): string {
  if (actor?.kind === 'member' || actor?.kind === 'staff') return `user ${actor.userId}`
  if (actor?.kind === 'registrant') return `draft ${actor.profileId}`
  return networkOf(ip)
}

/** Returns the /64 network of an IPv6 address, since one subscriber has 2^64 addresses. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  return mapped ?? `${fullGroups(ip).slice(0, 4).join(':')}::/64`
}

function fullGroups(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const groups = (text: string) => (text ? text.split(':') : [])
  const [before, after] = [groups(head), groups(tail ?? '')]
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
