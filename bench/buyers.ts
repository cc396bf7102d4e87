import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { loadProfile } from '../server/src/profiles/store.ts'
import { profiles } from '../server/src/profiles/tables.ts'
import type { Services } from '../server/src/services/services.ts'
import { logIn } from '../server/test/factories/sessions.ts'

const buyers = 200

export async function post(app: FastifyInstance, url: string, token: string, payload: object) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json()
}

/** Tokens of members who can buy. */
export async function logInSome({ db, ...services }: Services): Promise<string[]> {
  const some = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.paid, false))
    .limit(4 * buyers)
  const tokens: string[] = []
  for (const { id } of some) {
    const { userId, bnrId, status, phoneVerified } = await loadProfile(db, id)
    if (status !== 'Active' || !phoneVerified || tokens.length === buyers) continue
    const account = { id: userId, userName: String(bnrId), type: 'pu' as const }
    tokens.push((await logIn({ db, ...services }, account)).token)
  }
  return tokens
}
