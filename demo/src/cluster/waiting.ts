import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Asks every tenth of a second until the answer is true. */
export async function until(what: string, ask: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await ask().catch(() => false))) {
    if (performance.now() > end) throw new Error(`After ${seconds} seconds still not so: ${what}`)
    await pause(100)
  }
}

export const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(async (answer) => {
    await answer.text()
    return answer.ok
  })

export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
