import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { readMessages, sendMessage } from '@bnr/contract/conversations/endpoints'
import { toRequest } from '@bnr/contract/rename'
import type { TestMember } from '../factories/profiles.ts'
import { openHints } from '../hintStream.ts'
import { callerAt } from './programs.ts'

/** How a request is sent: as usual, cut off after a while, or at both processes at the same time. */
export type Way = { at: 0 | 1; fault: 'none' | 'cut' | 'twice'; cutAfter: number }
export type Shown = { seq: number; text: string | undefined }

/** Addresses of the two processes now; a killed one comes back at another address. */
type Addresses = () => readonly [string, string]
type Side = { name: string; me: TestMember; other: TestMember }

/** Sends texts one after the other, each until it is acknowledged or refused. Returns what was acknowledged. */
export async function sendAll(addresses: Addresses, side: Side, ways: readonly Way[], isOver: () => boolean) {
  const acknowledged: { clientId: string; seq: number; text: string }[] = []
  for (const [at, first] of ways.entries()) {
    const sent = { clientId: randomUUID(), text: `Message ${'abcdefghij'[at]} of the ${side.name}` }
    let way = first
    for (let isSettled = false; !isSettled; ) {
      const answers = await Promise.all(
        (way.fault === 'twice' ? ([0, 1] as const) : [way.at]).map((place) =>
          attempt(addresses()[place], side, sent, way),
        ),
      )
      for (const { status, seq } of answers) if (status === 200) acknowledged.push({ ...sent, seq })
      const mustWait = answers.every(({ status }) => status >= 400 && status < 500)
      isSettled = answers.some(({ status }) => status === 200) || (mustWait && isOver())
      // Without an answer, a browser tries again, perhaps at the other process; otherwise the other side must write first.
      way = { at: way.at === 0 ? 1 : 0, fault: 'none', cutAfter: 0 }
      if (!isSettled) await pause(30)
    }
  }
  return acknowledged
}

async function attempt(
  address: string,
  { me, other }: Side,
  sent: { clientId: string; text: string },
  { fault, cutAfter }: Way,
): Promise<{ status: number; seq: number }> {
  const answer = await fetch(`${address}/api/conversations/${other.bnrId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(toRequest(sendMessage.body, sent)),
    ...(fault === 'cut' && { signal: AbortSignal.timeout(cutAfter) }),
  }).catch(() => undefined)
  const body = await answer?.json().catch(() => undefined)
  return { status: (body && answer?.status) ?? 0, seq: body?.sq ?? 0 }
}

/** What a page shows that only follows hints: it reads what is new whenever its stream says so. */
export function screenOf(addresses: Addresses, side: Side) {
  const shown: Shown[] = []
  let isClosed = false
  let stream: Awaited<ReturnType<typeof openHints>> | undefined
  const keep = async () => {
    for (let at = 0; !isClosed; at = 1 - at) {
      stream = await openHints(addresses()[at] ?? '', side.me.token).catch(() => undefined)
      let isOpen = true
      stream?.ended
        .catch(() => undefined)
        .finally(() => {
          isOpen = false
        })
      for (let seen = 0; stream?.status === 200 && isOpen && !isClosed; await pause(20)) {
        if (stream.events.length === seen) continue
        seen = stream.events.length
        await readAfter(addresses()[at] ?? '', side, shown).catch(() => stream?.close())
      }
      stream?.close()
      await pause(50)
    }
  }
  const kept = keep()
  return {
    shown,
    close: async () => {
      isClosed = true
      stream?.close()
      await kept
    },
  }
}

/** Adds the messages after the last one. */
export async function readAfter(address: string, { me, other }: Side, shown: Shown[]): Promise<Shown[]> {
  for (;;) {
    const query = { after: shown.at(-1)?.seq ?? 0 }
    const asked = { params: { pid: other.bnrId }, query }
    const { status, body } = await callerAt(address)(readMessages, asked, me.token)
    // The process has just lost its connections to the database.
    if (status === 503) continue
    if (body.results.length === 0) return shown
    shown.push(...body.results.map(({ seq, text }) => ({ seq, text })))
  }
}
