import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

type Cookie = {
  name: string
  /** URL-safe characters only. */
  value: string
  /** The addresses that it is sent to. */
  path: string
  seconds: number
}

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined
}

/** No script reads it and no other site's form or picture sends it; a link that is followed does. */
export function setCookie(reply: FastifyReply, config: Config, { name, value, path, seconds }: Cookie): void {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  const place = `Path=${path}; Max-Age=${seconds}`
  reply.header('set-cookie', `${name}=${value}; ${place}; HttpOnly; SameSite=Lax${secure}`)
}

export function clearCookie(reply: FastifyReply, config: Config, name: string, path: string): void {
  setCookie(reply, config, { name, value: '', path, seconds: 0 })
}
